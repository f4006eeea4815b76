use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Outpost", 5, [Action, Duration])
    .version("1st edition")
    .text(
        "Draw only 3 cards in this turn's Clean-up. Take an extra turn after this one, unless it \
         would be your third in a row.",
    )
    .play(|g, you| {
        g.next_hand(you, 3);
        g.next_time(you, &SECOND_TURN);
        Ok(())
    });

pub static CARD: Card = card("Outpost", 5, [Action, Duration])
    .version("2017 edition")
    .text(
        "If this is your first Outpost this turn and the previous turn wasn't yours, draw only 3 \
         cards in Clean-up, and take an extra turn after this one.",
    )
    .play(|g, you| {
        if g.is_first_play_of(&CARD) && g.state().turn().previous != Some(you) {
            g.next_hand(you, 3);
            g.extra_turn(you);
        }
        Ok(())
    });

/// Gives an extra turn, unless the rules forbid it when that turn would begin (Outpost/2).
static SECOND_TURN: Ability =
    Ability::when(Trigger::ExtraTurn, "take an extra turn", always, |g, t| {
        let turn = g.state().turn();
        if turn.player != t.you || turn.previous != Some(t.you) {
            g.begin_extra_turn(t);
        }
        Ok(())
    });
