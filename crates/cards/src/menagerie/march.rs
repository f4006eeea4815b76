use fief_engine::prelude::*;

pub static CARD: Card = event("March", 3)
    .text("Look through your discard pile. You may play an Action from it.")
    .play(|g, you| {
        let discard = Zone::Discard(you);
        let is_action = |s: &State, card| s.is(card, Action);
        match g.choose_card(you, Verb::Play, discard, up_to(1), is_action)? {
            Some(card) => g.play_card(you, card).done(),
            None => Ok(()),
        }
    });
