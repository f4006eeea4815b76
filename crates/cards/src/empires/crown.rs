use fief_engine::prelude::*;

pub static CARD: Card = card("Crown", 5, [Action, Treasure])
    .text(
        "In your Action phase you may play an Action from hand twice; in your Buy phase, a Treasure.",
    )
    .play(|g, you| {
        let turn = g.state().turn();
        let wanted = match turn.phase {
            // The start of a turn belongs to the Action phase (Crown/7).
            Phase::Start | Phase::Action if turn.player == you => Action,
            Phase::Buy if turn.player == you => Treasure,
            _ => return Ok(()),
        };
        if let Some(card) = g.choose_to_play(you, wanted, up_to(1))? {
            g.play_times(you, card, 2)?;
        }
        Ok(())
    });
