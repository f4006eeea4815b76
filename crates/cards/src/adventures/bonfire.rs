use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static PRE_2022: Card = event("Bonfire", 3)
    .version("pre-2022")
    .text("Trash up to 2 cards you have in play.")
    .play(|g, you| burn(g, you, any_card));

pub static CARD: Card = event("Bonfire", 3)
    .version("2022")
    .text("Trash up to 2 Coppers you have in play.")
    .play(|g, you| burn(g, you, |s, card| s.is_a(card, &copper::CARD)));

fn burn(g: &mut Game<'_>, you: Player, wanted: fn(&State, CardId) -> bool) -> Flow {
    let burnt = g.choose_cards(you, Verb::Trash, Zone::InPlay(you), up_to(2), wanted)?;
    g.trash(you, &burnt)
}
