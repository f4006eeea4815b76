use fief_engine::prelude::*;

pub static CARD: Card = card("Capital City", 5, [Action])
    .text("+1 Card, +2 Actions. You may discard 2 cards for +$2. You may pay $2 for +2 Cards.")
    .cards(1)
    .actions(2)
    .gives_coins()
    .play(|g, you| {
        let can_discard = g.state().hand_size(you) > 0;
        if can_discard && g.may(you, "discard 2 cards for +$2")? {
            let discarded = g.discard_from_hand(you, exactly(2))?;
            if discarded.len() == 2 {
                g.coins(you, 2)?;
            }
        }
        // The player may spend Coffers here, too (Capital City/5).
        if g.state().is_turn_of(you) {
            g.spend_coffers(you, 0)?;
        }
        let can_pay = g.state().pools(you).coins >= 2;
        if can_pay && g.may(you, "pay $2 for +2 Cards")? && g.pay_coins(you, 2) {
            g.cards(you, 2)?;
        }
        Ok(())
    });
