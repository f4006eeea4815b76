use fief_engine::prelude::*;

pub static CARD: Card = card("Mountain Village", 4, [Action])
    .text("+2 Actions. A card from your discard pile goes to your hand; if there is none, +1 Card.")
    .actions(2)
    .play(|g, you| {
        let discard = Zone::Discard(you);
        match g.choose_card(you, Verb::Take, discard, exactly(1), any_card)? {
            Some(card) => g.take_unseen(you, &[card]),
            None => g.cards(you, 1),
        }
    });
