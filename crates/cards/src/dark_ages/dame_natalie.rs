use fief_engine::prelude::*;

use super::knights::{knight, ride_out};

pub static CARD: Card = knight("Dame Natalie", 5)
    .text(
        "You may gain a card costing up to $3. The others each reveal 2 cards from their deck, \
         trash one of them that costs $3 to $6 and discard the rest; if a Knight is trashed so, \
         trash this.",
    )
    .play(|g, you| {
        let piles = g.costing_up_to(Cost::coins(3));
        if let Some(pile) = g.may_choose_pile(you, Verb::Gain, piles)? {
            g.gain_from_pile(you, pile, Zone::Discard(you))?;
        }
        ride_out(g, you)
    });
