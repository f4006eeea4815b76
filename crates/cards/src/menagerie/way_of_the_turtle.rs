use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Turtle")
    .text("Set this aside. If you did, play it at the start of your next turn.")
    .instead_of_an_action("set it aside for next turn", |g, t| {
        if let Some(this) = g.this().filter(|&this| g.still_there(this)) {
            let kind = g.state().kind(this.card);
            let aside = g.set_aside(t.you, this.card);
            let row = g.at_start_of_next_turn(t.you, &PLAY_IT);
            row.remember(aside).remember_kind(kind);
        }
        Ok(())
    });

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the set-aside card", always, |g, t| {
        match t.remembered() {
            Some(aside) => g.play_tracked(t.you, aside).done(),
            None => Ok(()),
        }
    });
