use fief_engine::prelude::*;

pub static CARD: Card = card("Artificer", 5, [Action])
    .text(
        "+1 Card, +1 Action, +$1. Discard any number of cards. You may gain a card that costs \
         exactly $1 per card discarded, onto your deck.",
    )
    .cards(1)
    .actions(1)
    .coins(1)
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?.len();
        let fitting = g.supply_where(|s, kind| {
            let cost = s.cost(kind);
            usize::from(cost.coins) == discarded && cost == Cost::coins(cost.coins)
        });
        match g.may_choose_pile(you, Verb::Gain, fitting)? {
            Some(pile) => g.gain_from_pile(you, pile, Zone::Deck(you)).done(),
            None => Ok(()),
        }
    });
