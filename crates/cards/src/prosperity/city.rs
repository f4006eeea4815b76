use fief_engine::prelude::*;

pub static CARD: Card = card("City", 5, [Action])
    .text(
        "+1 Card, +2 Actions. With an empty Supply pile, +1 Card. With two or more, +1 Buy and +$1, too.",
    )
    .cards(1)
    .actions(2)
    .gives_coins()
    .play(|g, you| {
        let empty = g.state().empty_supply_piles();
        if empty >= 1 {
            g.cards(you, 1)?;
        }
        if empty >= 2 {
            g.buys(you, 1)?;
            g.coins(you, 1)?;
        }
        Ok(())
    });
