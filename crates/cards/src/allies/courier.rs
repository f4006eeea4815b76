use fief_engine::prelude::*;

pub static CARD: Card = card("Courier", 4, [Action])
    .text(
        "+$1. Discard the top card of your deck. You may play an Action or Treasure from your discard \
         pile.",
    )
    .coins(1)
    .play(|g, you| {
        g.discard_from_deck(you)?;
        let wanted = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
        match g.choose_card(you, Verb::Play, Zone::Discard(you), up_to(1), wanted)? {
            Some(card) => g.play_card(you, card).done(),
            None => Ok(()),
        }
    });
