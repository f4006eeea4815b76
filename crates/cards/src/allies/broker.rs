use fief_engine::prelude::*;

pub static CARD: Card = card("Broker", 4, [Action, Liaison])
    .text("Trash a card from hand. Choose one: +1 Card, +1 Action, +$1 or +1 Favor for each $1 that it costs.")
    .gives_coins()
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let n = u16::from(g.cost_of(trashed).coins);
        for option in g.choose_options(you, 1, &["+Cards", "+Actions", "+$", "+Favors"])? {
            match option {
                0 => g.cards(you, n.into())?,
                1 => g.actions(you, n)?,
                2 => g.coins(you, n)?,
                _ => g.favors(you, n)?,
            }
        }
        Ok(())
    });
