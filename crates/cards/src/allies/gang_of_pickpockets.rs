use fief_engine::prelude::*;

pub static CARD: Card = ally("Gang of Pickpockets")
    .text("At the start of your turn, discard down to 4 cards in hand unless you spend a Favor.")
    .ability(
        Ability::when(Trigger::TurnStart, "discard down to 4, or spend a Favor", by_you, |g, t| {
            let is_hit = g.state().hand_size(t.you) > 4;
            let can_pay = g.state().pools(t.you).favors > 0;
            if is_hit && can_pay && g.may(t.you, "spend a Favor")? {
                g.spend_favors(t.you, 1);
                return Ok(());
            }
            g.discard_down_to(t.you, 4)
        })
        .of_landscape(),
    );
