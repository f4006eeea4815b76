use fief_engine::prelude::*;

use super::fugitive;

pub static CARD: Card = card("Soldier", 3, [Action, Attack, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text(
        "+$2. +$1 per other Attack you have in play. The others with 4 or more cards in hand each \
         discard a card. When you discard this from play, you may exchange it for a Fugitive.",
    )
    .setup(|b| b.outside_pile(&fugitive::CARD))
    .coins(2)
    .play(|g, you| {
        let this = g.this().map(|this| this.card);
        let others = g.in_play_where(you, |s, card| s.is(card, Attack) && Some(card) != this);
        g.coins(you, others.len() as u16)?;
        g.attack(you, |g, victim| {
            if g.state().hand_size(victim) >= 4 {
                g.discard_from_hand(victim, exactly(1))?;
            }
            Ok(())
        })
    })
    .traveller(&fugitive::CARD);
