use fief_engine::prelude::*;

pub static CARD: Card = card("Kiln", 5, [Action])
    .text("+$2. The next time you play a card this turn, you may first gain a copy of it.")
    .coins(2)
    .play(|g, you| {
        g.next_time_this_turn(you, &FIRST_A_COPY);
        Ok(())
    });

/// Waits for the very next card only: if its player gains no copy of that, the chance is gone (Kiln/2).
static FIRST_A_COPY: Ability =
    Ability::when(Trigger::BeforePlay, "you may gain a copy", by_you, |g, t| {
        let played = t.event.subject().kind;
        let copies = g.supply_where(|_, kind| kind == played);
        if let Some(pile) = g.may_choose_pile(t.you, Verb::Gain, copies)? {
            g.gain_from_pile(t.you, pile, Zone::Discard(t.you))?;
        }
        Ok(())
    });
