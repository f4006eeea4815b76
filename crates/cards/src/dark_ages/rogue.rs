use fief_engine::prelude::*;

use super::knights::trash_one_of_two;

pub static CARD: Card = card("Rogue", 5, [Action, Attack])
    .text(
        "+$2. Gain a card that costs $3 to $6 from the trash. If there is none, the others each \
         reveal 2 cards from their deck, trash one of them that costs $3 to $6 and discard the \
         rest.",
    )
    .coins(2)
    .play(|g, you| {
        let dear = |s: &State, card| s.costs_from(s.kind(card), 3, 6);
        match g.choose_card(you, Verb::Gain, Zone::Trash, exactly(1), dear)? {
            Some(card) => g.gain_card(you, card, Zone::Discard(you)).done(),
            None => g.attack(you, |g, victim| trash_one_of_two(g, victim).done()),
        }
    });
