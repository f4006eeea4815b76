use fief_engine::prelude::*;

use super::{ghost, imp, will_o_wisp};

pub static CARD: Card = card("Exorcist", 4, [Night])
    .text("Trash a card from hand. Gain a cheaper Spirit.")
    .setup(|b| {
        for spirit in SPIRITS {
            b.outside_pile(spirit);
        }
    })
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let cost = g.cost_of(trashed);
        let s = g.state();
        let cheaper = |&pile: &PileId| {
            s.top_of(pile).is_some_and(|top| s.is(top, Spirit) && s.cost_of(top) < cost)
        };
        let spirits = s.piles().filter(cheaper).collect();
        g.gain_one_of(you, spirits, Zone::Discard(you)).done()
    });

static SPIRITS: [&Card; 3] = [&will_o_wisp::CARD, &imp::CARD, &ghost::CARD];
