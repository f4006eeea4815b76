use fief_engine::prelude::*;

use super::teacher;

pub static CARD: Card = card("Disciple", 5, [Action, Traveller])
    .non_supply(PileSize::Fixed(5))
    .editions(&[1])
    .text(
        "You may play an Action from hand twice and gain a copy of it. When you discard this from play, \
         you may exchange it for a Teacher.",
    )
    .setup(|b| b.outside_pile(&teacher::CARD))
    .play(|g, you| {
        let Some(card) = g.choose_to_play(you, Action, up_to(1))? else { return Ok(()) };
        let played = g.state().kind(card);
        g.play_times(you, card, 2)?;
        g.gain_copy(you, played)?;
        Ok(())
    })
    .traveller(&teacher::CARD);
