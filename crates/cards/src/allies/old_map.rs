use fief_engine::prelude::*;

use super::odysseys;

pub static CARD: Card = card("Old Map", 3, [Action, Odyssey])
    .split_member(PileSize::Fixed(4))
    .text("+1 Card, +1 Action. Discard a card. +1 Card. You may rotate the Odysseys.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.discard_from_hand(you, exactly(1))?;
        g.cards(you, 1)?;
        let pile = g.state().rules().pile_named(odysseys::CARD.name);
        if let Some(pile) = pile.filter(|&pile| g.state().pile_len(pile) > 0)
            && g.may(you, "rotate the Odysseys")?
        {
            g.rotate(you, pile);
        }
        Ok(())
    });
