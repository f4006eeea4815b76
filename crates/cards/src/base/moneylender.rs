use fief_engine::prelude::*;

use super::copper;

pub static FIRST_EDITION: Card = card("Moneylender", 4, [Action])
    .version("1st edition")
    .text("Trash a Copper from hand; if you could, +$3.")
    .gives_coins()
    .play(|g, you| moneylender(g, you, exactly(1)));

pub static CARD: Card = card("Moneylender", 4, [Action])
    .version("2nd edition")
    .text("A Copper trashed from hand, if you like, gives +$3.")
    .gives_coins()
    .play(|g, you| moneylender(g, you, up_to(1)));

fn moneylender(g: &mut Game<'_>, you: Player, many: HowMany) -> Flow {
    let trashed = g.trash_from_hand(you, many, |s, card| s.is_a(card, &copper::CARD))?;
    if trashed.is_empty() { Ok(()) } else { g.coins(you, 3) }
}
