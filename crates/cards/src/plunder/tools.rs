use fief_engine::prelude::*;

pub static CARD: Card = card("Tools", 4, [Treasure])
    .text("Gain a copy of a card that anyone has in play.")
    .play(|g, you| {
        let s = g.state();
        let in_play = |player| s.cards().kinds_in(Zone::InPlay(player));
        let mut kinds: Vec<Kind> = s.players().flat_map(in_play).collect();
        kinds.sort_unstable();
        kinds.dedup();
        match g.choose_kind(you, Verb::Gain, &kinds)? {
            Some(kind) => g.gain_copy(you, kind).done(),
            None => Ok(()),
        }
    });
