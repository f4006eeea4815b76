use fief_engine::prelude::*;

use super::pasture;
use crate::sets::base::copper;

pub static CARD: Card = card("Shepherd", 4, [Action])
    .text(
        "+1 Action. Discard any number of Victory cards, revealing them; +2 Cards for each. \
         Heirloom: Pasture.",
    )
    .setup(|b| b.replace_starting(&copper::CARD, &pasture::CARD))
    .actions(1)
    .play(|g, you| {
        let is_victory = |s: &State, card| s.is(card, Victory);
        let cards = g.choose_cards(you, Verb::Discard, Zone::Hand(you), ANY_NUMBER, is_victory)?;
        g.reveal_cards(you, &cards)?;
        g.discard(you, &cards)?;
        g.cards(you, 2 * cards.len())
    });
