use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = cellar()
    .version("1st edition")
    .text("+1 Action. Discard as many cards as you like: +1 Card apiece.")
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.cards(you, discarded.len())
    });

pub static CARD: Card = cellar()
    .version("2nd edition")
    .text("+1 Action. Discard as many cards as you like and draw the same number.")
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.draw(you, discarded.len())
    });

const fn cellar() -> Card {
    card("Cellar", 2, [Action]).actions(1)
}
