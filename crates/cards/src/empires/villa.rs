use fief_engine::prelude::*;

pub static CARD: Card = card("Villa", 4, [Action])
    .text(
        "+2 Actions, +1 Buy, +$1. When you gain this, it goes to your hand, +1 Action, and if it \
         is your Buy phase you return to your Action phase.",
    )
    .actions(2)
    .buys(1)
    .coins(1)
    .ability(Ability::when(Trigger::Gain, "put it into hand, +1 Action", always, |g, t| {
        let this = t.event.subject().card;
        if g.still_there(this) {
            g.take(t.you, &[this.card])?;
        }
        g.actions(t.you, 1)?;
        g.return_to_action_phase(t.you)
    }));
