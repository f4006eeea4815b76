use fief_engine::prelude::*;

use super::{archer, battle_plan, territory, warlord};

pub static CARD: Card = pile(
    "Clashes",
    3,
    [Action, Clash],
    &[&battle_plan::CARD, &archer::CARD, &warlord::CARD, &territory::CARD],
)
.text("4 Battle Plans on 4 Archers on 4 Warlords on 4 Territories.");
