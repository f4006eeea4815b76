use fief_engine::prelude::*;

use super::pouch;
use crate::fate;
use crate::sets::base::copper;

pub static PRE_2022: Card = tracker()
    .version("pre-2022")
    .text(
        "+$1. Receive a Boon. While this is in play, when you gain a card, you may put it onto \
         your deck. Heirloom: Pouch.",
    )
    .play(fate::receive_boon)
    .ability(TOPDECK.in_play());

pub static CARD: Card = tracker()
    .version("2022")
    .text(
        "+$1. This turn, when you gain a card, you may put it onto your deck. Receive a Boon. \
         Heirloom: Pouch.",
    )
    .play(|g, you| {
        g.each_time_this_turn(you, &THIS_TURN);
        fate::receive_boon(g, you)
    });

const fn tracker() -> Card {
    card("Tracker", 2, [Action, Fate]).coins(1).setup(|b| {
        fate::boons(b);
        b.replace_starting(&copper::CARD, &pouch::CARD);
    })
}

static THIS_TURN: Ability = TOPDECK;

const TOPDECK: Ability = Ability::when(
    Trigger::Gain,
    "put it onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_openly(t.you, t.event.subject().card.card),
)
.optional();
