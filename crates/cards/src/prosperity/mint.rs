use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Mint", 5, [Action])
    .version("pre-2022")
    .text(
        "You may reveal a Treasure from hand, to gain a copy of it. Buying this trashes all the \
         Treasures you have in play.",
    )
    .play(strike)
    .ability(Ability::when(Trigger::Buy, "trash your Treasures in play", always, |g, t| {
        let treasures = g.in_play_where(t.you, |s, card| s.is(card, Treasure));
        g.trash(t.you, &treasures)
    }));

pub static CARD: Card = card("Mint", 5, [Action])
    .version("2022")
    .text(
        "You may reveal a Treasure from hand, to gain a copy of it. Gaining this trashes all the \
         Treasures you have in play that are no Durations.",
    )
    .play(strike)
    .ability(Ability::when(Trigger::Gain, "trash your Treasures in play", always, |g, t| {
        let treasures =
            g.in_play_where(t.you, |s, card| s.is(card, Treasure) && !s.is(card, Duration));
        g.trash(t.you, &treasures)
    }));

fn strike(g: &mut Game<'_>, you: Player) -> Flow {
    let is_treasure = |s: &State, card| s.is(card, Treasure);
    let shown = g.choose_card(you, Verb::Reveal, Zone::Hand(you), up_to(1), is_treasure)?;
    let Some(card) = shown else { return Ok(()) };
    let kind = g.state().kind(card);
    g.reveal(you, card)?;
    g.gain_copy(you, kind).done()
}
