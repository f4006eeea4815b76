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
        let played = g.state().card(card);
        let first = g.play_card(you, card)?;
        g.play_again(you, first)?;
        // A copy comes from the Supply or not at all: Common effects, Gain a copy.
        let copies = g.supply_where(|s, kind| s.is_copy_of(kind, played));
        g.gain_one_of(you, copies, Zone::Discard(you))?;
        Ok(())
    })
    .traveller(&teacher::CARD);
