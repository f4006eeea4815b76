use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = event("Invest", 4)
    .text(
        "Exile an Action from the Supply. While it is in Exile, +2 Cards when another player \
         gains or Invests in a copy.",
    )
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        let actions = g.supply_where(|s, kind| s.types(kind).has(Action));
        let Some(pile) = g.choose_pile(you, Verb::Exile, actions)? else { return Ok(()) };
        let Some(invested) = g.exile_from_pile(you, pile)? else { return Ok(()) };
        let invested = g.track(invested);
        pay_investors(g, you, invested)?;
        g.for_the_rest_of_the_game(you, &COPY_GAINED).remember(invested);
        Ok(())
    });

static COPY_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "+2 Cards",
    |s, t| {
        t.event.player != t.you
            && t.later.is_some_and(|row| is_invested(s, &row, t.event.subject().kind))
    },
    |g, t| g.cards(t.you, 2),
);

/// Returns whether the row's card is of this kind and still in Exile.
fn is_invested(s: &State, row: &Later, kind: Kind) -> bool {
    row.memo.card.is_some_and(|card| s.cards().still_there(card) && s.kind(card.card) == kind)
}

/// Pays the other investors: investing in a copy counts like gaining one.
fn pay_investors(g: &mut Game<'_>, you: Player, invested: Tracked) -> Flow {
    let kind = g.state().kind(invested.card);
    g.each_other(you, |g, other| {
        let s = g.state();
        let investments = s.later().iter().filter(|row| {
            row.owner == other && *row.ability == COPY_GAINED && is_invested(s, row, kind)
        });
        for _ in 0..investments.count() {
            g.cards(other, 2)?;
        }
        Ok(())
    })
}
