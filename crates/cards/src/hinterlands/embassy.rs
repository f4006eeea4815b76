use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Embassy", 5, [Action])
    .text("+5 Cards. Discard 3 cards. When you gain this, the others each gain a Silver.")
    .cards(5)
    .play(|g, you| g.discard_from_hand(you, exactly(3)).done())
    .ability(Ability::when(Trigger::Gain, "the others gain a Silver", always, |g, t| {
        g.each_other(t.you, |g, other| g.gain(other, &silver::CARD).done())
    }));
