use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Bounty Hunter", 4, [Action])
    .text("+1 Action. Exile a card from hand. If you had no copy of it in Exile, +$3.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(bounty) = g.choose_card(you, Verb::Exile, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        let kind = g.state().kind(bounty);
        let is_new = g.state().cards().kinds_in(Zone::Mat(you, Mat::EXILE)).all(|it| it != kind);
        g.put_on_mat(you, Mat::EXILE, &[bounty]);
        if is_new { g.coins(you, 3) } else { Ok(()) }
    });
