use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Sanctuary", 5, [Action])
    .text("+1 Card, +1 Action, +1 Buy. You may Exile a card from hand.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .cards(1)
    .actions(1)
    .buys(1)
    .play(|g, you| {
        let exiled = g.choose_cards(you, Verb::Exile, Zone::Hand(you), up_to(1), any_card)?;
        g.put_on_mat(you, Mat::EXILE, &exiled);
        Ok(())
    });
