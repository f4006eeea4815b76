use fief_engine::prelude::*;

pub static CARD: Card = card("Engineer", 0, [Action])
    .debt(4)
    .text("Gain a card costing up to $4. You may trash this to gain another.")
    .play(|g, you| {
        g.gain_costing_up_to(you, Cost::coins(4))?;
        let Some(this) = g.this().filter(|&this| g.still_there(this)) else { return Ok(()) };
        if g.may_with(you, Verb::Trash, this.card)? && g.trash_this(you)? {
            g.gain_costing_up_to(you, Cost::coins(4))?;
        }
        Ok(())
    });
