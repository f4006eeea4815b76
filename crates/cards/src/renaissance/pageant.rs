use fief_engine::prelude::*;

pub static CARD: Card = project("Pageant", 3)
    .text("At the end of your Buy phase, you may pay $1 for +1 Coffers.")
    .ability(
        Ability::when(
            Trigger::BuyPhaseEnd,
            "pay $1 for +1 Coffers",
            |s, t| t.by_you() && s.pools(t.you).coins > 0,
            |g, t| if g.pay_coins(t.you, 1) { g.coffers(t.you, 1) } else { Ok(()) },
        )
        .optional()
        .of_landscape(),
    );
