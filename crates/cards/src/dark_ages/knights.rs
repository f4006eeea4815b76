use fief_engine::prelude::*;

use super::{
    dame_anna, dame_josephine, dame_molly, dame_natalie, dame_sylvia, sir_bailey, sir_destry,
    sir_martin, sir_michael, sir_vander,
};

pub static CARD: Card = pile(
    "Knights",
    5,
    [Action, Attack, Knight],
    &[
        &dame_anna::CARD,
        &dame_josephine::CARD,
        &dame_molly::CARD,
        &dame_natalie::CARD,
        &dame_sylvia::CARD,
        &sir_bailey::CARD,
        &sir_destry::CARD,
        &sir_martin::CARD,
        &sir_michael::CARD,
        &sir_vander::CARD,
    ],
)
.shuffled()
.text(
    "Ten different Knights, shuffled; only the top one is seen. With each, the others reveal 2 \
     cards from their deck, trash one of them that costs $3 to $6 and discard the rest; if a \
     Knight is trashed so, so is the one that was played.",
);

/// Begins the definition of a Knight; the pile has one of each.
pub(super) const fn knight(name: &'static str, coins: u8) -> Card {
    card(name, coins, [Action, Attack, Knight]).split_member(PileSize::Fixed(1))
}

/// Does what every Knight does: attacks, and is trashed if a Knight was trashed.
pub(super) fn ride_out(g: &mut Game<'_>, you: Player) -> Flow {
    let mut knight_trashed = false;
    g.attack(you, |g, victim| {
        let trashed = trash_one_of_two(g, victim)?;
        knight_trashed |= trashed.is_some_and(|card| g.state().is(card, Knight));
        Ok(())
    })?;
    if knight_trashed {
        g.trash_this(you)?;
    }
    Ok(())
}

/// Makes the victim reveal 2 cards from their deck, trash one of them that costs $3 to $6, and discard the rest.
/// Returns the trashed card.
pub(super) fn trash_one_of_two(g: &mut Game<'_>, victim: Player) -> Flow<Option<CardId>> {
    let revealed = g.reveal_from_deck(victim, 2)?;
    let (dear, _) = g.split(&revealed, |s, card| s.costs_from(s.kind(card), 3, 6));
    let trashed = g.choose_among(victim, Verb::Trash, &dear, exactly(1))?;
    g.trash(victim, &trashed)?;
    g.discard(victim, &without(&revealed, &trashed))?;
    Ok(trashed.first().copied())
}
