use fief_engine::prelude::*;

use crate::sets::base::{curse, gold};

pub static CARD: Card = event("Quest", 0)
    .text("You may discard an Attack, or two Curses, or six cards, to gain a Gold.")
    .play(|g, you| {
        let options = ["discard an Attack", "discard two Curses", "discard six cards", "no"];
        let (wanted, many): (fn(&State, CardId) -> bool, usize) =
            match g.choose_option(you, &options)? {
                0 => (|s, card| s.is(card, Attack), 1),
                1 => (|s, card| s.is_a(card, &curse::CARD), 2),
                2 => (any_card, 6),
                _ => return Ok(()),
            };
        let cards = g.discard_from_hand_where(you, exactly(many), wanted)?;
        if cards.len() == many { g.gain(you, &gold::CARD).done() } else { Ok(()) }
    });
