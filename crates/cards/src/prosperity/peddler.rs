use fief_engine::prelude::*;

pub static CARD: Card = card("Peddler", 8, [Action])
    .text("+1 Card, +1 Action, +$1. In a Buy phase, this costs $2 less per Action its player has in play.")
    .cards(1)
    .actions(1)
    .coins(1)
    .cost_now(|s, printed| {
        let turn = s.turn();
        if turn.phase != Phase::Buy {
            return printed;
        }
        let in_play = s.cards().in_zone(Zone::InPlay(turn.player));
        let actions = in_play.filter(|&card| s.is(card, Action)).count();
        printed.minus(u8::try_from(2 * actions).unwrap_or(u8::MAX))
    });
