use fief_engine::prelude::*;

use super::augurs;

pub static CARD: Card = card("Herb Gatherer", 3, [Action, Augur])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Buy. Put your deck into your discard pile; you may play a Treasure from there. You may rotate the \
         Augurs.",
    )
    .buys(1)
    .play(|g, you| {
        g.deck_into_discard(you)?;
        let is_treasure = |s: &State, card| s.is(card, Treasure);
        let discard = Zone::Discard(you);
        if let Some(card) = g.choose_card(you, Verb::Play, discard, up_to(1), is_treasure)? {
            g.play_card(you, card)?;
        }
        if let Some(pile) = g.state().rules().pile_named(augurs::CARD.name)
            && g.may(you, "rotate the Augurs")?
        {
            g.rotate(you, pile);
        }
        Ok(())
    });
