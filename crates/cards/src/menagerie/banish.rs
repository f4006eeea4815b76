use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = event("Banish", 4)
    .text("Exile any number of copies of a card from your hand.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(first) = g.choose_card(you, Verb::Exile, hand, up_to(1), any_card)? else {
            return Ok(());
        };
        let kind = g.state().kind(first);
        let another = |s: &State, card| card != first && s.kind(card) == kind;
        let mut exiled = g.choose_cards(you, Verb::Exile, hand, ANY_NUMBER, another)?;
        exiled.push(first);
        g.put_on_mat(you, Mat::EXILE, &exiled);
        Ok(())
    });
