use fief_engine::prelude::*;

pub static CARD: Card = hex("Fear")
    .text(
        "With 5 or more cards in hand, discard an Action or Treasure, or show that you have none.",
    )
    .play(|g, you| {
        if g.state().hand_size(you) < 5 {
            return Ok(());
        }
        let fits = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
        let card = g.choose_card(you, Verb::Discard, Zone::Hand(you), exactly(1), fits)?;
        let Some(card) = card else {
            g.reveal_hand(you)?;
            return Ok(());
        };
        g.discard(you, &[card])
    });
