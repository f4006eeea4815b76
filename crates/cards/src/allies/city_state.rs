use fief_engine::prelude::*;

pub static CARD: Card = ally("City-state")
    .text("Once on each of your turns, when you gain an Action, you may spend 2 Favors to play it.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "spend 2 Favors to play it",
            |s, t| {
                t.by_you()
                    && s.is_turn_of(t.you)
                    && s.pools(t.you).favors >= 2
                    && s.cards().still_there(t.event.subject().card)
                    // The ruling limits this to once, although the card does not say so (City-state/1).
                    && !s.has_used(t.you, t.kind)
            },
            |g, t| {
                g.use_up(t.you, t.kind);
                g.spend_favors(t.you, 2);
                g.play_tracked(t.you, t.event.subject().card).done()
            },
        )
        .about([Action])
        .optional()
        .of_landscape(),
    );
