use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Counterfeit", 5, [Treasure])
    .version("pre-2022")
    .text("$1, +1 Buy. You may play a Treasure from hand twice. If you did, trash it.")
    .coins(1)
    .buys(1)
    .play(|g, you| counterfeit(g, you, |s, card| s.is(card, Treasure)));

pub static CARD: Card = card("Counterfeit", 5, [Treasure])
    .version("2022")
    .text("$1, +1 Buy. You may play a non-Duration Treasure from hand twice. If you did, trash it.")
    .coins(1)
    .buys(1)
    .play(|g, you| counterfeit(g, you, |s, card| s.is(card, Treasure) && !s.is(card, Duration)));

fn counterfeit(g: &mut Game<'_>, you: Player, playable: fn(&State, CardId) -> bool) -> Flow {
    let Some(card) = g.choose_to_play_where(you, up_to(1), playable)? else { return Ok(()) };
    let play = g.play_times(you, card, 2)?;
    let played = g.state().play(play).card;
    if g.still_there(played) { g.trash(you, &[card]) } else { Ok(()) }
}
