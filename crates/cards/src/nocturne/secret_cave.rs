use fief_engine::prelude::*;

use super::{magic_lamp, wish};
use crate::sets::base::copper;

pub static CARD: Card = card("Secret Cave", 3, [Action, Duration])
    .text(
        "+1 Card, +1 Action. You may discard 3 cards. If you did, +$3 at the start of your next \
         turn. Heirloom: Magic Lamp.",
    )
    .setup(|b| {
        b.replace_starting(&copper::CARD, &magic_lamp::CARD);
        b.outside_pile(&wish::CARD);
    })
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        if g.state().hand_size(you) == 0 || !g.may(you, "discard 3 cards")? {
            return Ok(());
        }
        if g.discard_from_hand(you, exactly(3))?.len() == 3 {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$3", always, |g, t| g.coins(t.you, 3));
