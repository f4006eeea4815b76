use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Young Witch", 4, [Action, Attack])
    .text(
        "+2 Cards. Discard 2 cards. The others each may reveal a Bane from hand; if they do not, \
         they gain a Curse.",
    )
    .companion(Companion {
        what: "a Bane, a Kingdom card that costs $2 or $3",
        role: Role::ExtraPile,
        least: 1,
        most: 1,
        fits: |card| card.cost == Cost::coins(2) || card.cost == Cost::coins(3),
    })
    .cards(2)
    .play(|g, you| {
        g.discard_from_hand(you, exactly(2))?;
        g.attack(you, |g, victim| {
            let bane =
                g.choose_card(victim, Verb::Reveal, Zone::Hand(victim), up_to(1), is_bane)?;
            match bane {
                Some(bane) => g.reveal(victim, bane),
                None => g.gain(victim, &curse::CARD).done(),
            }
        })
    });

/// Returns whether a card is a Bane: every card of the chosen pile is one.
fn is_bane(s: &State, card: CardId) -> bool {
    let young_witch = s.rules().kind_named(CARD.name);
    young_witch.is_some_and(|young_witch| s.is_chosen_for(s.kind(card), young_witch))
}
