use fief_engine::prelude::*;

pub static CARD: Card = card("Specialist", 5, [Action])
    .text("You may play an Action or Treasure from hand. Then choose one: play it again; or gain a copy of it.")
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
        let Some(card) = g.choose_to_play_where(you, up_to(1), wanted)? else { return Ok(()) };
        let play = g.play_card(you, card)?;
        for option in g.choose_options(you, 1, &["play it again", "gain a copy of it"])? {
            if option == 0 {
                g.play_again(you, play)?;
            } else {
                g.gain_copy(you, g.state().play(play).kind)?;
            }
        }
        Ok(())
    });
