use fief_engine::prelude::*;

pub static CARD: Card = card("Advisor", 4, [Action])
    .text(
        "+1 Action. Reveal 3 cards from your deck. The player to your left chooses one, which you \
         discard. Put the others into your hand.",
    )
    .actions(1)
    .play(|g, you| take_but_one(g, you, 3));

/// Reveals cards from the deck, discards the one that the player to the left chooses, and puts the others into hand.
pub fn take_but_one(g: &mut Game<'_>, you: Player, n: usize) -> Flow {
    let revealed = g.reveal_from_deck(you, n)?;
    let left = g.state().left_of(you);
    let chosen = g.choose_among(left, Verb::Discard, &revealed, exactly(1))?;
    g.discard(you, &chosen)?;
    g.take(you, &without(&revealed, &chosen))
}
