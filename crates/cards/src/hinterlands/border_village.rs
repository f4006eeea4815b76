use fief_engine::prelude::*;

pub static CARD: Card = card("Border Village", 6, [Action])
    .text("+1 Card, +2 Actions. Gaining this gains you a cheaper card.")
    .cards(1)
    .actions(2)
    .ability(Ability::when(Trigger::Gain, "gain a cheaper card", always, |g, t| {
        let cost = g.cost_of_its_card(t);
        g.gain_costing_less_than(t.you, cost).done()
    }));
