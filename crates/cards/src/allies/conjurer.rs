use fief_engine::prelude::*;

pub static CARD: Card = card("Conjurer", 4, [Action, Duration, Wizard])
    .split_member(PileSize::Fixed(4))
    .text("Gain a card that costs at most $4. At the start of your next turn, this goes to your hand.")
    .play(|g, you| {
        g.gain_costing_up_to(you, Cost::coins(4))?;
        // A Conjurer that is not in play would not be found next turn (Conjurer/3).
        if g.this().is_some_and(|this| g.still_there(this)) {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "put this into hand", always, |g, t| match g.this() {
        Some(this) if g.still_there(this) => g.take(t.you, &[this.card]),
        _ => Ok(()),
    });
