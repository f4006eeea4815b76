use fief_engine::prelude::*;

use super::potion;

pub static PRE_2022: Card = alchemist()
    .version("pre-2022")
    .text(
        "+2 Cards, +1 Action. When you discard this from play with a Potion in play, you may put this \
         onto your deck.",
    )
    .ability(
        Ability::when(
            Trigger::Discard,
            "put it onto your deck",
            |s, t| t.is_from_play() && can_topdeck(s, t),
            topdeck,
        )
        .optional(),
    );

pub static CARD: Card = alchemist()
    .version("2022")
    .text(
        "+2 Cards, +1 Action. At the start of Clean-up this turn, with a Potion in play, you may put \
         this onto your deck.",
    )
    .play(|g, you| {
        g.next_time_this_turn(you, &CLEAN_UP);
        Ok(())
    });

const fn alchemist() -> Card {
    card("Alchemist", 3, [Action]).potion().cards(2).actions(1)
}

static CLEAN_UP: Ability =
    Ability::when(Trigger::CleanUpStart, "put it onto your deck", can_topdeck, topdeck)
        .in_time()
        .optional();

fn can_topdeck(s: &State, t: &Triggered<'_>) -> bool {
    let mut in_play = s.cards().in_zone(Zone::InPlay(t.you));
    s.its_card(t).is_some() && in_play.any(|card| s.is_a(card, &potion::CARD))
}

fn topdeck(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    match g.state().its_card(t) {
        Some(this) => g.topdeck_openly(t.you, this.card),
        None => Ok(()),
    }
}
