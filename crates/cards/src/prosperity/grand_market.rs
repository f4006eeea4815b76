use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Grand Market", 6, [Action])
    .text("+1 Card, +1 Action, +1 Buy, +$2. You cannot buy this while you have a Copper in play.")
    .cards(1)
    .actions(1)
    .buys(1)
    .coins(2)
    .not_bought_while(|s, you| {
        s.cards().in_zone(Zone::InPlay(you)).any(|card| s.is_a(card, &copper::CARD))
    });
