use fief_engine::prelude::*;

use super::your_journey_token as journey;

pub static CARD: Card = card("Ranger", 4, [Action])
    .text("+1 Buy. Turn your Journey token over; if it is face up then, +5 Cards.")
    .setup(|b| b.bring(&journey::CARD))
    .buys(1)
    .play(|g, you| if g.turn_journey_token(you) { g.cards(you, 5) } else { Ok(()) });
