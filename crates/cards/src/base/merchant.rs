use fief_engine::prelude::*;

use super::silver;

pub static CARD: Card = card("Merchant", 3, [Action])
    .text("+1 Card, +1 Action. Your first Silver this turn gives +$1.")
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        g.each_time_this_turn(you, &FIRST_SILVER);
        Ok(())
    });

/// Gives +$1 for the first Silver of the turn only; a Silver played before Merchant uses that up (Merchant/2). This is
/// no "next time" ability, so that a Merchant played in answer to the first Silver is still in time (Merchant/3).
static FIRST_SILVER: Ability = Ability::when(
    Trigger::AfterPlay,
    "+$1 for the first Silver",
    |s, t| {
        t.by_you()
            && s.is_copy_of(t.event.subject().kind, &silver::CARD)
            && t.event.play.is_some_and(|play| s.is_first_play_of(play, &[&silver::CARD]))
    },
    |g, t| {
        if let Some(row) = t.later {
            g.end_later(row.id);
        }
        g.coins(t.you, 1)
    },
);
