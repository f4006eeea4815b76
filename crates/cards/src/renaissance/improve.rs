use fief_engine::prelude::*;

pub static CARD: Card = card("Improve", 3, [Action])
    .text(
        "+$2. At the start of Clean-up this turn, you may trash an Action that you would discard from \
         play, to gain a card that costs exactly $1 more.",
    )
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &CLEAN_UP);
        Ok(())
    });

static CLEAN_UP: Ability = Ability::when(
    Trigger::CleanUpStart,
    "trash an Action from play for one that costs $1 more",
    // An Improve played on another player's turn works in the Clean-up of that turn.
    always,
    |g, t| {
        let wanted = |s: &State, card| s.is(card, Action) && s.would_be_discarded(card);
        let in_play = Zone::InPlay(t.you);
        let trashed = g.choose_cards(t.you, Verb::Trash, in_play, up_to(1), wanted)?;
        g.trash(t.you, &trashed)?;
        let Some(&card) = trashed.first() else { return Ok(()) };
        let cost = g.cost_of(card).plus(1);
        g.gain_costing_exactly(t.you, cost).done()
    },
);
