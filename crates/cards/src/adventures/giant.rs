use fief_engine::prelude::*;

use super::your_journey_token as journey;
use crate::sets::base::curse;

pub static CARD: Card = card("Giant", 5, [Action, Attack])
    .text(
        "Turn your Journey token over. If it is face down then, +$1. If it is face up, +$5, and \
         the others each reveal the top card of their deck: they trash it if it costs $3 to $6, \
         and otherwise discard it and gain a Curse.",
    )
    .setup(|b| b.bring(&journey::CARD))
    .gives_coins()
    .play(|g, you| {
        if !g.turn_journey_token(you) {
            return g.coins(you, 1);
        }
        g.coins(you, 5)?;
        g.attack(you, stomp)
    });

fn stomp(g: &mut Game<'_>, victim: Player) -> Flow {
    let revealed = g.reveal_from_deck(victim, 1)?;
    let (dear, others) = g.split(&revealed, |s, card| s.costs_from(s.kind(card), 3, 6));
    g.trash(victim, &dear)?;
    if dear.is_empty() {
        g.discard(victim, &others)?;
        // A victim with no card to reveal gains the Curse all the same (Giant/3).
        g.gain(victim, &curse::CARD)?;
    }
    Ok(())
}
