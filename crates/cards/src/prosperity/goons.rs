use fief_engine::prelude::*;

pub static CARD: Card = card("Goons", 6, [Action, Attack])
    .text("+1 Buy, +$2. The others each discard to a hand of 3. While this is in play, buying a card gives you 1 VP.")
    .buys(1)
    .coins(2)
    .play(|g, you| g.attack(you, |g, victim| g.discard_down_to(victim, 3)))
    .ability(
        Ability::when(
            Trigger::Buy,
            "+1 VP",
            by_you,
            |g, t| g.points(t.you, 1),
        )
        .in_play(),
    );
