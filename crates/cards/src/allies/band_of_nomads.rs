use fief_engine::prelude::*;

pub static CARD: Card = ally("Band of Nomads")
    .text("When you gain a card that costs $3 or more, you may spend a Favor for +1 Card, +1 Action or +1 Buy.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "spend a Favor for +1 Card, +1 Action or +1 Buy",
            |s, t| {
                let is_dear = Cost::coins(3) <= t.event.subject().cost;
                t.by_you() && is_dear && s.pools(t.you).favors > 0
            },
            |g, t| {
                g.spend_favors(t.you, 1);
                match g.choose_option(t.you, &["+1 Card", "+1 Action", "+1 Buy"])? {
                    0 => g.cards(t.you, 1),
                    1 => g.actions(t.you, 1),
                    _ => g.buys(t.you, 1),
                }
            },
        )
        .optional()
        .of_landscape(),
    );
