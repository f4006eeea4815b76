use fief_engine::prelude::*;

pub static CARD: Card = card("Mastermind", 5, [Action, Duration])
    .text("At the start of your next turn, you may play an Action from hand three times.")
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "play an Action three times", always, |g, t| {
        match g.choose_to_play(t.you, Action, up_to(1))? {
            Some(card) => g.play_times(t.you, card, 3).done(),
            None => Ok(()),
        }
    });
