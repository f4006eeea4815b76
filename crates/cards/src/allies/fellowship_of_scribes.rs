use fief_engine::prelude::*;

pub static CARD: Card = ally("Fellowship of Scribes")
    .text("After you play an Action, with 4 or fewer cards in hand, you may spend a Favor for +1 Card.")
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "spend a Favor for +1 Card",
            |s, t| t.by_you() && s.hand_size(t.you) <= 4 && s.pools(t.you).favors > 0,
            |g, t| {
                g.spend_favors(t.you, 1);
                g.cards(t.you, 1)
            },
        )
        .about([Action])
        .optional()
        .of_landscape(),
    );
