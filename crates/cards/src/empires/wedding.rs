use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = event("Wedding", 4).debt(3).text("+1 VP. Gain a Gold.").play(|g, you| {
    g.points(you, 1)?;
    g.gain(you, &gold::CARD).done()
});
