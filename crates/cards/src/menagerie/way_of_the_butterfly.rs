use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Butterfly")
    .text("You may return this to its pile to gain a card that costs exactly $1 more.")
    .instead_of_an_action("return it for a card that costs $1 more", |g, t| {
        let Some(this) = g.this().filter(|&this| g.still_there(this)) else {
            return Ok(());
        };
        if g.state().home_of(g.state().true_kind(this.card)).is_none()
            || !g.may_with(t.you, Verb::Return, this.card)?
        {
            return Ok(());
        }
        g.return_this(t.you);
        let cost = g.cost_of(this.card).plus(1);
        g.gain_costing_exactly(t.you, cost).done()
    });
