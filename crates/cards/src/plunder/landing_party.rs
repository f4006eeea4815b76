use fief_engine::prelude::*;

pub static CARD: Card = card("Landing Party", 4, [Action, Duration])
    .text(
        "+2 Cards, +2 Actions. The next time that the first card you play in a turn is a Treasure, put \
         this onto your deck after it.",
    )
    .cards(2)
    .actions(2)
    .play(|g, you| {
        // A Landing Party that is not in play would not be found (Landing Party/2).
        if g.this().is_some_and(|this| g.still_there(this)) {
            g.next_time(you, &TREASURE_FIRST);
        }
        Ok(())
    });

static TREASURE_FIRST: Ability = Ability::when(
    Trigger::AfterPlay,
    "put this onto your deck",
    |s, t| {
        // The Treasure that played Landing Party does not count (Landing Party/6).
        let is_later = t.later.is_some_and(|row| t.event.play > row.play);
        t.by_you() && is_later && s.is_first_card_this_turn(t.event)
    },
    |g, t| match g.this() {
        Some(this) if g.still_there(this) => g.topdeck_openly(t.you, this.card),
        _ => Ok(()),
    },
)
.about([Treasure]);
