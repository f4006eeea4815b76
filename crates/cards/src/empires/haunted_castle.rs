use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Haunted Castle", 6, [Victory, Castle])
    .split_member(PileSize::Fixed(1))
    .text(
        "2 VP. When you gain this during your turn, gain a Gold, and the others with at least 5 \
         cards in hand each put 2 of them onto their deck.",
    )
    .worth(2)
    .ability(Ability::when(
        Trigger::Gain,
        "gain a Gold and haunt the others",
        |s, t| s.is_turn_of(t.you),
        |g, t| {
            g.gain(t.you, &gold::CARD)?;
            g.each_other(t.you, |g, other| {
                if g.state().hand_size(other) < 5 {
                    return Ok(());
                }
                let hand = Zone::Hand(other);
                let cards = g.choose_cards(other, Verb::Topdeck, hand, exactly(2), any_card)?;
                g.topdeck(other, &cards)
            })
        },
    ));
