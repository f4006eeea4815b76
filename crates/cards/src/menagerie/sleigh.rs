use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Sleigh", 2, [Action, Reaction])
    .text(
        "Gain 2 Horses. Reaction: when you gain a card, you may discard this from hand, to put that card \
         into your hand or onto your deck.",
    )
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        for _ in 0..2 {
            g.gain(you, &horse::CARD)?;
        }
        Ok(())
    })
    .ability(Ability::reaction(Trigger::Gain, "discard, to move the card", by_you, |g, t| {
        let gained = t.event.subject().card;
        if !g.discard_this(t.you)? || !g.still_there(gained) {
            return Ok(());
        }
        match g.choose_option(t.you, &["put it into your hand", "put it onto your deck"])? {
            0 => g.take(t.you, &[gained.card]),
            _ => g.topdeck_openly(t.you, gained.card),
        }
    }));
