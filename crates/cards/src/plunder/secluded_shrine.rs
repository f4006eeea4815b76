use fief_engine::prelude::*;

pub static CARD: Card = card("Secluded Shrine", 3, [Action, Duration])
    .text("+$1. The next time you gain a Treasure, trash up to 2 cards from hand.")
    .coins(1)
    .play(|g, you| {
        g.next_time(you, &TREASURE_GAINED);
        Ok(())
    });

static TREASURE_GAINED: Ability =
    Ability::when(Trigger::Gain, "trash up to 2 cards from hand", by_you, |g, t| {
        g.trash_from_hand(t.you, up_to(2), any_card).done()
    })
    .about([Treasure]);
