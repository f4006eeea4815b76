use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Displace", 5, [Action])
    .text("Exile a card from hand. Gain a differently named card that costs at most $2 more.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(exiled) = g.choose_card(you, Verb::Exile, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        g.put_on_mat(you, Mat::EXILE, &[exiled]);
        let (kind, most) = (g.state().kind(exiled), g.cost_of(exiled).plus(2));
        let others = g.supply_where(|s, other| other != kind && s.cost(other) <= most);
        g.gain_one_of(you, others, Zone::Discard(you)).done()
    });
