use fief_engine::prelude::*;

pub static CARD: Card = card("Figurine", 5, [Treasure])
    .text("+2 Cards. You may discard an Action for +1 Buy and +$1.")
    .cards(2)
    .gives_coins()
    .play(|g, you| {
        let is_action = |s: &State, card| s.is(card, Action);
        let cards = g.choose_cards(you, Verb::Discard, Zone::Hand(you), up_to(1), is_action)?;
        if cards.is_empty() {
            return Ok(());
        }
        g.discard(you, &cards)?;
        g.buys(you, 1)?;
        g.coins(you, 1)
    });
