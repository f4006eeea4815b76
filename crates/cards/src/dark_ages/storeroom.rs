use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = storeroom()
    .version("1st edition")
    .text(
        "+1 Buy. Discard any number of cards; +1 Card for each. Discard any number of cards \
         again; +$1 for each.",
    )
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.cards(you, discarded.len())?;
        discard_for_coins(g, you)
    });

pub static CARD: Card = storeroom()
    .version("2017 edition")
    .text(
        "+1 Buy. Discard any number of cards and draw as many. Discard any number of cards \
         again; +$1 for each.",
    )
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.draw(you, discarded.len())?;
        discard_for_coins(g, you)
    });

const fn storeroom() -> Card {
    card("Storeroom", 3, [Action]).buys(1).gives_coins()
}

fn discard_for_coins(g: &mut Game<'_>, you: Player) -> Flow {
    let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
    g.coins(you, discarded.len() as u16)
}
