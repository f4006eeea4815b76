use fief_engine::prelude::*;

use super::treasure_chest;

pub static CARD: Card = card("Swashbuckler", 5, [Action])
    .text(
        "+3 Cards. With any cards in your discard pile, +1 Coffers; then, with 4 or more Coffers, take \
         the Treasure Chest.",
    )
    .setup(|b| b.bring(&treasure_chest::CARD))
    .cards(3)
    .play(|g, you| {
        if g.state().cards().is_empty(Zone::Discard(you)) {
            return Ok(());
        }
        g.coffers(you, 1)?;
        if g.state().pools(you).coffers >= 4 {
            g.take_artifact(you, &treasure_chest::CARD);
        }
        Ok(())
    });
