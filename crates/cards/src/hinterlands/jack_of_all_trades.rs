use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Jack of All Trades", 4, [Action])
    .text(
        "Gain a Silver. Look at the top card of your deck, and discard it or put it back. Draw to a \
         hand of 5. You may trash a card from hand that is no Treasure.",
    )
    .play(|g, you| {
        g.gain(you, &silver::CARD)?;
        let seen = g.look_at_deck(you, 1)?;
        let discarded = g.choose_among(you, Verb::Discard, &seen, up_to(1))?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&seen, &discarded))?;
        g.draw_up_to(you, 5)?;
        g.may_trash_from_hand(you, |s, card| !s.is(card, Treasure)).done()
    });
