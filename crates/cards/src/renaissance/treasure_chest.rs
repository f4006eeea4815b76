use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card =
    artifact("Treasure Chest").text("At the start of your Buy phase, gain a Gold.").ability(
        Ability::when(Trigger::BuyPhaseStart, "gain a Gold", by_you, |g, t| {
            g.gain(t.you, &gold::CARD).done()
        })
        .of_landscape(),
    );
