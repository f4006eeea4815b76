use fief_engine::prelude::*;

use super::hovel;

pub static CARD: Card = card("Necropolis", 1, [Action, Shelter])
    .shelter()
    .text("+2 Actions.")
    .setup(hovel::shelters)
    .actions(2);
