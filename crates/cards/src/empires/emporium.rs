use fief_engine::prelude::*;

pub static CARD: Card = card("Emporium", 5, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+1 Card, +1 Action, +$1. When you gain this, if you have 5 Actions or more in play, +2 VP.",
    )
    .cards(1)
    .actions(1)
    .coins(1)
    .ability(Ability::when(Trigger::Gain, "2 VP if 5 Actions are in play", always, |g, t| {
        let actions = g.in_play_where(t.you, |s, card| s.is(card, Action));
        if actions.len() >= 5 { g.points(t.you, 2) } else { Ok(()) }
    }));
