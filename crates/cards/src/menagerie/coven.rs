use fief_engine::prelude::*;

use super::your_exile_mat;
use crate::sets::base::curse;

pub static CARD: Card = card("Coven", 5, [Action, Attack])
    .text(
        "+1 Action, +$2. The others each Exile a Curse from the Supply; if there is none, they discard \
         the Curses they have in Exile.",
    )
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .actions(1)
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            if g.state().pile_of(&curse::CARD).is_some() {
                return g.exile_from_supply(victim, &curse::CARD);
            }
            let exiled = g.state().cards().in_zone(Zone::Mat(victim, Mat::EXILE));
            let curses: Handful =
                exiled.filter(|&card| g.state().is_a(card, &curse::CARD)).collect();
            g.discard(victim, &curses)
        })
    });
