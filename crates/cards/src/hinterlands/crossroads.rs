use fief_engine::prelude::*;

pub static CARD: Card = card("Crossroads", 2, [Action])
    .text(
        "Reveal your hand. +1 Card per Victory card in it. The first Crossroads you play in a turn \
         gives +3 Actions.",
    )
    .play(|g, you| {
        g.reveal_hand(you)?;
        let victories = g.in_hand_where(you, |s, card| s.is(card, Victory)).len();
        g.cards(you, victories)?;
        if g.is_first_play_of(&CARD) { g.actions(you, 3) } else { Ok(()) }
    });
