use fief_engine::prelude::*;

pub static CARD: Card = card("Mining Road", 5, [Action])
    .text("+1 Action, +1 Buy, +$2. Once this turn, when you gain a Treasure, you may play it.")
    .actions(1)
    .buys(1)
    .coins(2)
    .play(|g, you| {
        // A Mining Road that is played because of a gain can answer that gain (Mining Road/6).
        g.each_time_this_turn(you, &TREASURE_GAINED);
        Ok(())
    });

static TREASURE_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "play the gained Treasure",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| {
        if let Some(row) = t.later {
            g.end_later(row.id);
        }
        g.play_tracked(t.you, t.event.subject().card).done()
    },
)
.about([Treasure])
.optional();
