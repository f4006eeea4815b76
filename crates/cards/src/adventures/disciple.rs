use fief_engine::prelude::*;

use super::teacher;

pub static CARD: Card = card("Disciple", 5, [Action, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text(
        "You may play an Action from hand twice and gain a copy of it. When you discard this from play, \
         you may exchange it for a Teacher.",
    )
    .setup(|b| b.outside_pile(&teacher::CARD))
    .play(|g, you| {
        let Some(card) = g.choose_to_play(you, Action, up_to(1))? else { return Ok(()) };
        g.play_times(you, card, 2)?;
        // The kind that the card is by now counts (Band of Misfits (pre-2019)/21).
        g.gain_copy(you, g.state().kind(card))?;
        Ok(())
    })
    .traveller(&teacher::CARD);
