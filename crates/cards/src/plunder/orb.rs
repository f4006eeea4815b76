use fief_engine::prelude::*;

pub static CARD: Card = card("Orb", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("Look through your discard pile. Choose one: play an Action or Treasure from it; or +1 Buy, +$3.")
    .gives_coins()
    .play(|g, you| {
        let chosen = g.choose_options(you, 1, &["play a card", "+1 Buy and +$3"])?;
        if chosen.contains(&0) {
            let wanted = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
            let discard = Zone::Discard(you);
            if let Some(card) = g.choose_card(you, Verb::Play, discard, exactly(1), wanted)? {
                g.play_card(you, card)?;
            }
        }
        if chosen.contains(&1) {
            g.buys(you, 1)?;
            g.coins(you, 3)?;
        }
        Ok(())
    });
