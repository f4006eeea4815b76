use fief_engine::prelude::*;

use crate::sets::base::{gold, province, silver};

pub static CARD: Card = card("Explorer", 5, [Action])
    .text("You may reveal a Province from hand. If you did, gain a Gold to hand; if not, a Silver.")
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let is_province = |s: &State, card| s.is_a(card, &province::CARD);
        let shown = g.choose_card(you, Verb::Reveal, hand, up_to(1), is_province)?;
        if let Some(province) = shown {
            g.reveal(you, province)?;
        }
        let found = if shown.is_some() { &gold::CARD } else { &silver::CARD };
        g.gain_to(you, found, hand).done()
    });
