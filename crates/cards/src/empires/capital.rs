use fief_engine::prelude::*;

pub static CARD: Card = card("Capital", 5, [Treasure])
    .text("$6, +1 Buy. When you discard this from play, take 6 Debt; then you may pay off Debt.")
    .buys(1)
    .coins(6)
    .ability(Ability::when(
        Trigger::Discard,
        "take 6 Debt",
        |_, t| t.is_from_play(),
        |g, t| {
            g.take_debt(t.you, 6)?;
            g.may_pay_off_debt(t.you)
        },
    ));
