use fief_engine::prelude::*;

pub static CARD: Card = card("Clerk", 4, [Action, Reaction, Attack])
    .text(
        "+$2. The others with 5 or more cards in hand each put one of them onto their deck. Reaction: \
         at the start of your turn, you may play this from hand.",
    )
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            if g.state().hand_size(victim) < 5 { Ok(()) } else { g.topdeck_from_hand(victim) }
        })
    })
    .ability(
        Ability::reaction(Trigger::TurnStart, "play this", by_you, |g, t| g.play_itself(t).done())
            .plays_itself(),
    );
