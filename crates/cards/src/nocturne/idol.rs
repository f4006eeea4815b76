use fief_engine::prelude::*;

use crate::fate;
use crate::sets::base::curse;

pub static CARD: Card = card("Idol", 5, [Treasure, Attack, Fate])
    .text(
        "$2. With an odd number of Idols in play, receive a Boon; with an even number, the \
         others each gain a Curse.",
    )
    .setup(|b| {
        fate::boons(b);
    })
    .coins(2)
    .play(|g, you| {
        if g.in_play_where(you, |s, card| s.is_a(card, &CARD)).len() % 2 == 1 {
            return fate::receive_boon(g, you);
        }
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())
    });
