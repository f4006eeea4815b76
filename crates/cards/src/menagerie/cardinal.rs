use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Cardinal", 4, [Action, Attack])
    .text(
        "+$2. The others each reveal the top 2 cards of their deck, Exile one that costs from $3 to $6 \
         and discard the rest.",
    )
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let revealed = g.reveal_from_deck(victim, 2)?;
            let (wanted, _) = g.split(&revealed, |s, card| {
                let cost = s.cost_of(card);
                Cost::coins(3) <= cost && cost <= Cost::coins(6)
            });
            let exiled = g.choose_among(victim, Verb::Exile, &wanted, exactly(1))?;
            g.put_on_mat(victim, Mat::EXILE, &exiled);
            g.discard(victim, &without(&revealed, &exiled))
        })
    });
