use fief_engine::prelude::*;

pub static CARD: Card = card("Thief", 4, [Action, Attack])
    .text(
        "The others each reveal 2 cards from their deck; of each player's Treasures you pick \
         one, and it is trashed. You may gain any of those. The other cards are discarded.",
    )
    .play(|g, you| {
        let mut trashed = Vec::new();
        let mut others = Vec::new();
        g.attack(you, |g, victim| {
            let revealed = g.reveal_from_deck(victim, 2)?;
            let (treasures, _) = g.split(&revealed, |s, card| s.is(card, Treasure));
            let chosen = g.choose_among(you, Verb::Trash, &treasures, exactly(1))?;
            trashed.extend(g.trash_tracked(victim, &chosen)?);
            others.push((victim, without(&revealed, &chosen)));
            Ok(())
        })?;
        // All victims trash before you gain, and discard only afterwards (Thief/x2).
        gain_any(g, you, &trashed)?;
        for (victim, rest) in others {
            g.discard(victim, &rest)?;
        }
        Ok(())
    });

/// Gains any of the cards from the trash, one at a time in any order.
fn gain_any(g: &mut Game<'_>, you: Player, trashed: &[Tracked]) -> Flow {
    let mut left: Vec<Tracked> = trashed.to_vec();
    loop {
        left.retain(|&card| g.still_there(card));
        let cards: Vec<CardId> = left.iter().map(|tracked| tracked.card).collect();
        let chosen = g.choose_among(you, Verb::Gain, &cards, up_to(1))?;
        let Some(&card) = chosen.first() else { return Ok(()) };
        left.retain(|tracked| tracked.card != card);
        g.gain_card(you, card, Zone::Discard(you))?;
    }
}
