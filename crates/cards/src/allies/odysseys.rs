use fief_engine::prelude::*;

use super::{distant_shore, old_map, sunken_treasure, voyage};

pub static CARD: Card = pile(
    "Odysseys",
    3,
    [Action, Odyssey],
    &[&old_map::CARD, &voyage::CARD, &sunken_treasure::CARD, &distant_shore::CARD],
)
.text("4 Old Maps on 4 Voyages, 4 Sunken Treasures and 4 Distant Shores.");
