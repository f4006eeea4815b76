use fief_engine::prelude::*;

pub static CARD: Card = card("Adventurer", 6, [Action])
    .text(
        "Reveal cards from your deck until 2 Treasures show. Those go to your hand; the rest \
         are discarded.",
    )
    .play(|g, you| {
        let revealed = g.dig(you, |s, cards| treasures(s, cards).count() == 2)?;
        let (found, rest) = g.split(&revealed, |s, card| s.is(card, Treasure));
        g.take(you, &found)?;
        g.discard(you, &rest)
    });

fn treasures(state: &State, cards: &[CardId]) -> impl Iterator<Item = CardId> {
    cards.iter().copied().filter(|&card| state.is(card, Treasure))
}
