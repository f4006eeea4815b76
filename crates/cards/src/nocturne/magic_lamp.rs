use fief_engine::prelude::*;

use super::wish;

pub static CARD: Card = card("Magic Lamp", 0, [Treasure, Heirloom])
    .heirloom()
    .text(
        "$1. If you have exactly one copy of 6 or more cards in play, trash this. If you did, \
         gain 3 Wishes.",
    )
    .coins(1)
    .play(|g, you| {
        if only_ones_in_play(g.state(), you) >= 6 && g.trash_this(you)? {
            for _ in 0..3 {
                g.gain(you, &wish::CARD)?;
            }
        }
        Ok(())
    });

/// Counts the cards of which exactly one copy is in play.
fn only_ones_in_play(s: &State, you: Player) -> usize {
    let in_play: Vec<Kind> = s.cards().kinds_in(Zone::InPlay(you)).collect();
    let copies = |kind: &Kind| in_play.iter().filter(|&other| other == kind).count();
    in_play.iter().filter(|kind| copies(kind) == 1).count()
}
