use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = scheme()
    .version("1st edition")
    .text(
        "+1 Card, +1 Action. At the start of Clean-up this turn, you may choose an Action you have in \
         play: when you discard it from play this turn, put it onto your deck.",
    )
    .play(|g, you| {
        g.next_time_this_turn(you, &CHOOSE);
        Ok(())
    });

pub static CARD: Card = scheme()
    .version("2016 edition")
    .text(
        "+1 Card, +1 Action. This turn, you may put one of your Actions onto your deck when you discard \
         it from play.",
    )
    .play(|g, you| {
        g.next_time_this_turn(you, &ONE_OF_THEM);
        Ok(())
    });

const fn scheme() -> Card {
    card("Scheme", 3, [Action]).cards(1).actions(1)
}

static CHOOSE: Ability =
    Ability::when(Trigger::CleanUpStart, "choose an Action in play", always, |g, t| {
        // Among equal copies, a pick means one that is discarded this turn, not a Duration that stays.
        let actions = g.in_play_where(t.you, |s, card| s.is(card, Action));
        let (mut cards, staying) = g.split(&actions, State::would_be_discarded);
        cards.extend(staying);
        let chosen = g.choose_among(t.you, Verb::Topdeck, &cards, up_to(1))?;
        if let Some(card) = chosen.first().map(|&card| g.track(card)) {
            g.next_time_this_turn(t.you, &THE_CHOSEN).remember(card);
        }
        Ok(())
    })
    .in_time();

static THE_CHOSEN: Ability = Ability::when(
    Trigger::Discard,
    "put it onto your deck",
    |_, t| {
        let chosen = t.remembered().map(|card| card.card);
        t.is_from_play() && chosen == Some(t.event.cards[t.about].card.card)
    },
    topdeck,
);

static ONE_OF_THEM: Ability = Ability::when(
    Trigger::Discard,
    "put it onto your deck",
    |s, t| t.is_from_play() && s.cards().still_there(t.event.cards[t.about].card),
    topdeck,
)
.about([Action])
.optional();

fn topdeck(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    g.topdeck_if_there(t.you, t.event.cards[t.about].card)
}
