use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Monastery", 2, [Night])
    .text(
        "For each card you have gained this turn, you may trash a card from hand or a Copper you \
         have in play.",
    )
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        for _ in 0..g.state().gains_this_turn(you) {
            match choose(g, you)? {
                FROM_HAND => g.trash_one_from_hand(you).done()?,
                FROM_PLAY => {
                    let copper = g.in_play_where(you, |s, card| s.is_a(card, &copper::CARD));
                    g.trash(you, &copper[..1])?;
                }
                _ => break,
            }
        }
        Ok(())
    });

const FROM_HAND: &str = "trash a card from hand";
const FROM_PLAY: &str = "trash a Copper from play";
const NOTHING: &str = "no";

/// Chooses what to trash next, of the cards that are there.
fn choose(g: &mut Game<'_>, you: Player) -> Flow<&'static str> {
    let mut options = Vec::new();
    if g.state().hand_size(you) > 0 {
        options.push(FROM_HAND);
    }
    if !g.in_play_where(you, |s, card| s.is_a(card, &copper::CARD)).is_empty() {
        options.push(FROM_PLAY);
    }
    options.push(NOTHING);
    Ok(options[g.choose_option(you, &options)?])
}
