use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Crypt", 5, [Night, Duration])
    .version("pre-2022")
    .text(
        "Set aside any number of Treasures you have in play face down. While any remain, at the \
         start of each of your turns, put one into your hand.",
    )
    .play(|g, you| crypt(g, you, |s, card| s.is(card, Treasure)));

pub static CARD: Card = card("Crypt", 5, [Night, Duration])
    .version("2022")
    .text(
        "Set aside any number of non-Duration Treasures you have in play face down. While any \
         remain, at the start of each of your turns, put one into your hand.",
    )
    .play(|g, you| crypt(g, you, |s, card| s.is(card, Treasure) && !s.is(card, Duration)));

fn crypt(g: &mut Game<'_>, you: Player, wanted: fn(&State, CardId) -> bool) -> Flow {
    let cards = g.choose_cards(you, Verb::SetAside, Zone::InPlay(you), ANY_NUMBER, wanted)?;
    g.set_aside_for_later(you, &cards, true);
    wait(g, you);
    Ok(())
}

/// Waits for another turn. Crypt stays in play only as long as it has cards (Crypt/3).
fn wait(g: &mut Game<'_>, you: Player) {
    if !g.set_aside_here().is_empty() {
        g.at_start_of_next_turn(you, &NEXT_TURN);
    }
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "put a set-aside Treasure into your hand", always, |g, t| {
        g.take_set_aside(t.you, exactly(1))?;
        wait(g, t.you);
        Ok(())
    });
