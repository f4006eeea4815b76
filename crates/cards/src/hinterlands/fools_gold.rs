use fief_engine::prelude::*;

use crate::sets::base::{gold, province};

pub static CARD: Card = card("Fool's Gold", 2, [Treasure, Reaction])
    .text(
        "$1 for the first Fool's Gold you play in a turn, $4 for any other. Reaction: when another \
         player gains a Province, you may trash this from hand, to gain a Gold onto your deck.",
    )
    .gives_coins()
    .play(|g, you| {
        let first = g.is_first_play_of(&CARD);
        g.coins(you, if first { 1 } else { 4 })
    })
    .ability(
        Ability::reaction(
            Trigger::Gain,
            "trash this, to gain a Gold",
            |s, t| !t.by_you() && s.is_copy_of(t.event.subject().kind, &province::CARD),
            |g, t| {
                if g.trash_this(t.you)? {
                    g.gain_to(t.you, &gold::CARD, Zone::Deck(t.you))?;
                }
                Ok(())
            },
        )
        .about([Victory]),
    );
