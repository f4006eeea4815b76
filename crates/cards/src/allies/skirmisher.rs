use fief_engine::prelude::*;

pub static CARD: Card = card("Skirmisher", 5, [Action, Attack])
    .text(
        "+1 Card, +1 Action, +$1. This turn, each Attack that you gain makes the others discard down \
         to 3 cards.",
    )
    .cards(1)
    .actions(1)
    .coins(1)
    .play(|g, you| {
        g.each_time_this_turn(you, &ATTACK_GAINED);
        Ok(())
    });

static ATTACK_GAINED: Ability =
    Ability::when(Trigger::Gain, "the others discard down to 3", by_you, |g, t| {
        g.attack(t.you, |g, victim| g.discard_down_to(victim, 3))
    })
    .about([Attack]);
