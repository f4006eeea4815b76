use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card =
    card("Coppersmith", 4, [Action]).text("Coppers give $1 more this turn.").play(|g, you| {
        g.this_turn(you, &RICHER_COPPERS);
        Ok(())
    });

static RICHER_COPPERS: Ongoing = Ongoing::coins("Coppers give $1 more", |s, _, kind| {
    u16::from(s.is_copy_of(kind, &copper::CARD))
});
