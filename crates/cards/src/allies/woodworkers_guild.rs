use fief_engine::prelude::*;

pub static CARD: Card = ally("Woodworkers' Guild")
    .text(
        "At the start of your Buy phase, you may spend a Favor to trash an Action from hand. If you did, gain an \
         Action.",
    )
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "spend a Favor to trash an Action for another",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                g.spend_favors(t.you, 1);
                let is_action = |s: &State, card| s.is(card, Action);
                if g.trash_from_hand(t.you, exactly(1), is_action)?.is_empty() {
                    return Ok(());
                }
                let actions = g.supply_where(|s, kind| s.types(kind).has(Action));
                g.gain_one_of(t.you, actions, Zone::Discard(t.you)).done()
            },
        )
        .optional()
        .of_landscape(),
    );
