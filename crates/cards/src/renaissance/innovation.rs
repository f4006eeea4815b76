use fief_engine::prelude::*;

pub static PRE_2021: Card = project("Innovation", 6)
    .version("pre-2021")
    .text("Your first Action gained on each of your turns may be set aside; if it is, play it.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .ability(
        Ability::when(Trigger::Gain, "set it aside and play it", is_first, |g, t| {
            let aside = g.set_aside(t.you, t.event.subject().card.card);
            g.play_tracked(t.you, aside).done()
        })
        .about([Action])
        .optional()
        .of_landscape(),
    );

pub static OF_2021: Card = project("Innovation", 6)
    .version("2021")
    .text("Your first Action gained on each of your turns may be played at once.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .ability(
        Ability::when(
            Trigger::Gain,
            "play it",
            |s, t| is_first(s, t) && can_play_it(s, t),
            |g, t| g.play_tracked(t.you, t.event.subject().card).done(),
        )
        .about([Action])
        .optional()
        .of_landscape(),
    );

pub static CARD: Card = project("Innovation", 6)
    .version("2022")
    .text("Once on each of your turns, an Action that you gain may be played at once.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "play it",
            |s, t| is_yours(s, t) && can_play_it(s, t) && !s.has_used(t.you, t.kind),
            |g, t| {
                g.use_up(t.you, t.kind);
                g.play_tracked(t.you, t.event.subject().card).done()
            },
        )
        .about([Action])
        .optional()
        .of_landscape(),
    );

/// Returns whether you gained the card on your turn and it has not moved since.
fn is_yours(s: &State, t: &Triggered<'_>) -> bool {
    t.by_you() && s.is_turn_of(t.you) && s.cards().still_there(t.event.subject().card)
}

/// Returns whether the gained card can be played from where it is.
fn can_play_it(s: &State, t: &Triggered<'_>) -> bool {
    s.can_play(t.you, t.event.subject().card)
}

/// Returns whether the gained card was the first Action of the turn, even if more were gained since (Innovation/5).
fn is_first(s: &State, t: &Triggered<'_>) -> bool {
    let mut actions = s.gained_this_turn().filter(|gained| {
        gained.player == t.you && s.types_for(gained.kind, Some(t.you)).has(Action)
    });
    is_yours(s, t) && actions.next().is_some_and(|first| first.card == Some(t.event.subject().card))
}
