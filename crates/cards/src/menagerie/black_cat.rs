use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Black Cat", 2, [Action, Attack, Reaction])
    .text(
        "+2 Cards. If it is not your turn, the others each gain a Curse. Reaction: when another player \
         gains a Victory card, you may play this from hand.",
    )
    .cards(2)
    .play(|g, you| {
        if g.state().is_turn_of(you) {
            return Ok(());
        }
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())
    })
    .ability(
        Ability::reaction(
            Trigger::Gain,
            "play this",
            |_, t| !t.by_you(),
            |g, t| g.play_itself(t).done(),
        )
        .about([Victory])
        .plays_itself(),
    );
