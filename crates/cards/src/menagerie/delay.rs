use fief_engine::prelude::*;

pub static CARD: Card = event("Delay", 0)
    .text("You may set aside an Action from hand. At the start of your next turn, play it.")
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let is_action = |s: &State, card| s.is(card, Action);
        if let Some(card) = g.choose_card(you, Verb::SetAside, hand, up_to(1), is_action)? {
            let kind = g.state().kind(card);
            let aside = g.set_aside(you, card);
            let row = g.at_start_of_next_turn(you, &PLAY_IT);
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
