use fief_engine::prelude::*;

use crate::sets::base::{copper, gold, silver};

pub static CARD: Card = card("Noble Brigand", 4, [Action, Attack])
    .text(
        "+$1. The others each reveal 2 cards from their deck, trash a Silver or Gold of your choice, \
         discard the others, and gain a Copper if they revealed no Treasure. You gain the trashed \
         cards. Buying this does the same, without the $.",
    )
    .coins(1)
    .play(rob)
    .ability(Ability::when(Trigger::Buy, "rob the others", always, |g, t| rob(g, t.you)));

fn rob(g: &mut Game<'_>, you: Player) -> Flow {
    let mut trashed = Vec::new();
    g.attack(you, |g, victim| {
        let revealed = g.reveal_from_deck(victim, 2)?;
        let (treasures, _) = g.split(&revealed, |s, card| s.is(card, Treasure));
        let is_loot = |s: &State, card| s.is_a(card, &silver::CARD) || s.is_a(card, &gold::CARD);
        let (loot, _) = g.split(&revealed, is_loot);
        let chosen = g.choose_among(you, Verb::Trash, &loot, exactly(1))?;
        trashed.extend(g.trash_tracked(victim, &chosen)?);
        g.discard(victim, &without(&revealed, &chosen))?;
        if treasures.is_empty() {
            g.gain(victim, &copper::CARD)?;
        }
        Ok(())
    })?;
    gain_all(g, you, trashed)
}

/// Gains all the cards that are still in the trash, in an order of the player's choice.
fn gain_all(g: &mut Game<'_>, you: Player, mut trashed: Vec<Tracked>) -> Flow {
    loop {
        trashed.retain(|&card| g.still_there(card));
        let cards: Vec<CardId> = trashed.iter().map(|tracked| tracked.card).collect();
        let chosen = g.choose_among(you, Verb::Gain, &cards, exactly(1))?;
        let Some(&card) = chosen.first() else { return Ok(()) };
        trashed.retain(|tracked| tracked.card != card);
        g.gain_card(you, card, Zone::Discard(you))?;
    }
}
