use fief_engine::prelude::*;

use super::{zombie_apprentice, zombie_mason, zombie_spy};

pub static CARD: Card = card("Necromancer", 4, [Action])
    .text(
        "Play a face-up non-Duration Action from the trash: turn it face down for this turn and \
         leave it there. Set-up: the three Zombies start in the trash.",
    )
    .setup(|b| {
        for zombie in [&zombie_apprentice::CARD, &zombie_mason::CARD, &zombie_spy::CARD] {
            b.start_in_trash(zombie);
        }
    })
    .play(|g, you| {
        let playable = |s: &State, card| {
            s.is(card, Action) && !s.is(card, Duration) && !s.is_remembered(&FACE_DOWN, card)
        };
        let dead = g.choose_card(you, Verb::Play, Zone::Trash, exactly(1), playable)?;
        if let Some(card) = dead {
            let here = g.track(card);
            g.this_turn(you, &FACE_DOWN).remember(here);
            g.play_leaving(you, card)?;
        }
        Ok(())
    });

static FACE_DOWN: Ongoing = Ongoing::memory("face down in the trash");
