use fief_engine::prelude::*;

use super::your_journey_token as journey;

pub static CARD: Card = event("Pilgrimage", 4)
    .text(
        "Once per turn: turn your Journey token over. If it is face up then, choose up to 3 \
         differently named cards you have in play and gain a copy of each.",
    )
    .setup(|b| b.bring(&journey::CARD))
    .once_per_turn()
    .play(|g, you| {
        if !g.turn_journey_token(you) {
            return Ok(());
        }
        let in_play = g.state().cards().in_zone(Zone::InPlay(you));
        let one_of_each = g.state().one_of_each_name(in_play);
        let chosen = g.choose_among(you, Verb::Gain, &one_of_each, up_to(3))?;
        let mut kinds: Vec<Kind> = chosen.iter().map(|&card| g.state().kind(card)).collect();
        while let Some(kind) = g.choose_kind(you, Verb::Gain, &kinds)? {
            kinds.retain(|&other| other != kind);
            g.gain_copy(you, kind)?;
        }
        Ok(())
    });
