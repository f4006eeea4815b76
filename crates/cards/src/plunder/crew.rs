use fief_engine::prelude::*;

pub static CARD: Card = card("Crew", 5, [Action, Duration])
    .text("+3 Cards. At the start of your next turn, put this onto your deck.")
    .cards(3)
    .play(|g, you| {
        // A Crew that is not in play would not be found next turn (Crew/2).
        if g.this().is_some_and(|this| g.still_there(this)) {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "put this onto your deck", always, |g, t| match g.this() {
        Some(this) if g.still_there(this) => g.topdeck_openly(t.you, this.card),
        _ => Ok(()),
    });
