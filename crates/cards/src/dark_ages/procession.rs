use fief_engine::prelude::*;

pub static PRE_2019: Card = card("Procession", 4, [Action])
    .version("pre-2019")
    .text(
        "You may play an Action from hand twice. Then trash it and gain an Action that costs \
         exactly $1 more.",
    )
    .play(|g, you| procession(g, you, |s, card| s.is(card, Action)));

pub static CARD: Card = card("Procession", 4, [Action])
    .version("2019")
    .text(
        "You may play a non-Duration Action from hand twice. Then trash it and gain an Action \
         that costs exactly $1 more.",
    )
    .play(|g, you| procession(g, you, |s, card| s.is(card, Action) && !s.is(card, Duration)));

fn procession(g: &mut Game<'_>, you: Player, playable: fn(&State, CardId) -> bool) -> Flow {
    let Some(card) = g.choose_to_play_where(you, up_to(1), playable)? else { return Ok(()) };
    let play = g.play_times(you, card, 2)?;
    let played = g.state().play(play).card;
    if g.still_there(played) {
        g.trash(you, &[card])?;
    }
    // The gain does not depend on the trashing (Procession/4).
    let cost = g.cost_of(card).plus(1);
    let actions = g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) == cost);
    g.gain_one_of(you, actions, Zone::Discard(you))?;
    Ok(())
}
