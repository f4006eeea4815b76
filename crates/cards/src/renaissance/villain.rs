use fief_engine::prelude::*;

pub static CARD: Card = card("Villain", 5, [Action, Attack])
    .text(
        "+2 Coffers. The others with 5 or more cards in hand each discard one that costs $2 or more, or \
         reveal that they have none.",
    )
    .play(|g, you| {
        g.coffers(you, 2)?;
        g.attack(you, |g, victim| {
            if g.state().hand_size(victim) < 5 {
                return Ok(());
            }
            let is_dear = |s: &State, card| s.cost_of(card) >= Cost::coins(2);
            let hand = Zone::Hand(victim);
            let cards = g.choose_cards(victim, Verb::Discard, hand, exactly(1), is_dear)?;
            if cards.is_empty() {
                return g.reveal_hand(victim);
            }
            g.discard(victim, &cards)
        })
    });
