use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = card("Baron", 4, [Action])
    .text("+1 Buy. You may discard an Estate for +$4. If you don't, gain an Estate.")
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        let is_estate = |s: &State, card| s.is_a(card, &estate::CARD);
        let estates = g.choose_cards(you, Verb::Discard, Zone::Hand(you), up_to(1), is_estate)?;
        g.discard(you, &estates)?;
        if estates.is_empty() { g.gain(you, &estate::CARD).done() } else { g.coins(you, 4) }
    });
