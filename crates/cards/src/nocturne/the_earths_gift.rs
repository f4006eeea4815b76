use fief_engine::prelude::*;

pub static CARD: Card = boon("The Earth's Gift")
    .text("You may discard a Treasure to gain a card that costs up to $4.")
    .play(|g, you| {
        let treasure = |s: &State, card| s.is(card, Treasure);
        let hand = Zone::Hand(you);
        let Some(card) = g.choose_card(you, Verb::Discard, hand, up_to(1), treasure)? else {
            return Ok(());
        };
        g.discard(you, &[card])?;
        g.gain_costing_up_to(you, Cost::coins(4))?;
        Ok(())
    });
