use fief_engine::prelude::*;

pub static PRE_2022: Card = messenger()
    .version("pre-2022")
    .text(
        "+1 Buy, +$2. You may put your deck into your discard pile. When you buy this as your \
         first buy of a turn, gain a card that costs at most $4, and the others each gain a copy \
         of it.",
    )
    .setup(|b| {
        b.remember(Did::Buy);
    })
    .ability(
        Ability::when(
            Trigger::Buy,
            "gain a card, and the others a copy",
            |s, t| s.is_turn_of(t.you) && s.bought_this_turn().count() == 1,
            spread,
        )
        .settled(),
    );

pub static CARD: Card = messenger()
    .version("2022")
    .text(
        "+1 Buy, +$2. You may put your deck into your discard pile. When you gain this as the \
         first card you gain in your Buy phase, gain a card that costs at most $4, and the \
         others each gain a copy of it.",
    )
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .ability(Ability::when(
        Trigger::Gain,
        "gain a card, and the others a copy",
        is_first_gain,
        spread,
    ));

const fn messenger() -> Card {
    card("Messenger", 4, [Action]).buys(1).coins(2).play(|g, you| {
        if g.may(you, "put deck into discard pile")? {
            g.deck_into_discard(you)?;
        }
        Ok(())
    })
}

fn is_first_gain(s: &State, t: &Triggered<'_>) -> bool {
    let mut own = s.gained_this_buy_phase().filter(|gained| gained.player == t.you);
    let gained = t.event.subject().card.card;
    s.is_buy_phase_of(t.you)
        && own.next().is_some_and(|first| first.card.is_some_and(|card| card.card == gained))
}

fn spread(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    let Some(gained) = g.gain_costing_up_to(t.you, Cost::coins(4))? else { return Ok(()) };
    let kind = g.state().kind(gained.card);
    g.each_other(t.you, |g, other| g.gain_copy(other, kind).done())
}
