use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Sacred Grove", 5, [Action, Fate])
    .text("+1 Buy, +$3. Receive a Boon. If it gives no +$, the others may each receive it, too.")
    .setup(|b| {
        fate::boons(b);
    })
    .buys(1)
    .coins(3)
    .play(|g, you| {
        let Some(boon) = fate::take_boon(g) else { return Ok(()) };
        fate::receive_taken(g, you, boon)?;
        if g.state().card(boon).plus.coins > 0 {
            return Ok(());
        }
        g.each_other(you, |g, other| {
            if g.may(other, "receive the Boon")? { g.receive(other, boon) } else { Ok(()) }
        })
    });
