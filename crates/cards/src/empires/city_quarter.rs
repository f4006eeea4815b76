use fief_engine::prelude::*;

pub static CARD: Card = card("City Quarter", 0, [Action])
    .debt(8)
    .text("+2 Actions. Reveal your hand. +1 Card per Action revealed.")
    .actions(2)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let hand = g.state().cards().in_zone(Zone::Hand(you));
        let actions = hand.filter(|&card| g.state().is(card, Action)).count();
        g.cards(you, actions)
    });
