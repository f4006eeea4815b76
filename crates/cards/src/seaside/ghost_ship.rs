use fief_engine::prelude::*;

pub static CARD: Card = card("Ghost Ship", 5, [Action, Attack])
    .text("+2 Cards. The others each put cards from hand onto their deck until 3 are left in hand.")
    .cards(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let excess = g.state().hand_size(victim).saturating_sub(3);
            let hand = Zone::Hand(victim);
            let cards = g.choose_cards(victim, Verb::Topdeck, hand, exactly(excess), any_card)?;
            g.topdeck(victim, &cards)
        })
    });
