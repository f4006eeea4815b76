use fief_engine::prelude::*;

pub static CARD: Card = card("Spice Merchant", 4, [Action])
    .text("You may trash a Treasure from hand, to choose one: +2 Cards and +1 Action; or +1 Buy and +$2.")
    .gives_coins()
    .play(|g, you| {
        if g.may_trash_from_hand(you, |s, card| s.is(card, Treasure))?.is_none() {
            return Ok(());
        }
        let options = ["+2 Cards and +1 Action", "+1 Buy and +$2"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                g.cards(you, 2)?;
                g.actions(you, 1)?;
            } else {
                g.buys(you, 1)?;
                g.coins(you, 2)?;
            }
        }
        Ok(())
    });
