use fief_engine::prelude::*;

pub static CARD: Card = event("Populate", 10)
    .text("Gain a card from each Action pile of the Supply, in any order.")
    .play(|g, you| {
        let mut piles = g.action_piles();
        loop {
            let left = piles.iter().filter(|&pile| g.state().top_of(pile).is_some()).collect();
            let Some(pile) = g.choose_pile(you, Verb::Gain, left)? else { return Ok(()) };
            piles.remove(pile);
            g.gain_from_pile(you, pile, Zone::Discard(you))?;
        }
    });
