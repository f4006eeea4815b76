use fief_engine::prelude::*;

pub static CARD: Card = card("Galleria", 5, [Action])
    .text("+$3. This turn, when you gain a card that costs $3 or $4, +1 Buy.")
    .coins(3)
    .play(|g, you| {
        g.each_time_this_turn(you, &CARD_GAINED);
        Ok(())
    });

static CARD_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "+1 Buy",
    |_, t| {
        let cost = t.event.subject().cost;
        t.by_you() && Cost::coins(3) <= cost && cost <= Cost::coins(4)
    },
    |g, t| g.buys(t.you, 1),
);
