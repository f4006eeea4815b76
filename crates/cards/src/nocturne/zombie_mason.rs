use fief_engine::prelude::*;

pub static CARD: Card = card("Zombie Mason", 3, [Action, Zombie])
    .non_supply(PileSize::Fixed(1))
    .text("Trash the top card of your deck. You may gain a card that costs at most $1 more.")
    .play(|g, you| {
        let Some(card) = g.trash_from_deck(you)? else { return Ok(()) };
        let limit = g.cost_of(card).plus(1);
        let piles = g.costing_up_to(limit);
        if let Some(pile) = g.may_choose_pile(you, Verb::Gain, piles)? {
            g.gain_from_pile(you, pile, Zone::Discard(you))?;
        }
        Ok(())
    });
