use fief_engine::prelude::*;

use super::{garrison, hill_fort, stronghold, tent};

pub static CARD: Card = pile(
    "Forts",
    3,
    [Action, Fort],
    &[&tent::CARD, &garrison::CARD, &hill_fort::CARD, &stronghold::CARD],
)
.text("4 Tents on 4 Garrisons, 4 Hill Forts and 4 Strongholds.");
