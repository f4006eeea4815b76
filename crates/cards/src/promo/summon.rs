use fief_engine::prelude::*;

pub static CARD: Card = event("Summon", 5)
    .text(
        "Gain an Action that costs at most $4 and set it aside. At the start of your next turn, play it.",
    )
    .play(|g, you| {
        let actions =
            g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(4));
        let gained = g.gain_one_of(you, actions, Zone::Discard(you))?;
        if let Some(gained) = gained.filter(|&gained| g.still_there(gained)) {
            let (aside, kind) = (g.set_aside(you, gained.card), g.state().kind(gained.card));
            let row = g.at_start_of_next_turn(you, &PLAY_IT);
            row.remember(aside).remember_kind(kind);
        }
        Ok(())
    });

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the summoned card", always, |g, t| {
        match t.remembered() {
            Some(card) => g.play_tracked(t.you, card).done(),
            None => Ok(()),
        }
    });
