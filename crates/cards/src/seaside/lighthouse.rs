use fief_engine::prelude::*;

pub static PRE_2022: Card = lighthouse()
    .version("pre-2022")
    .text(
        "+1 Action, +$1. At the start of your next turn, +$1. While this is in play, other players' \
         Attacks do not affect you.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(Ability::UNAFFECTED_BY_ATTACKS.in_play());

pub static CARD: Card = lighthouse()
    .version("2022")
    .text(
        "+1 Action, +$1. At the start of your next turn, +$1. Until then, other players' Attacks do not \
         affect you.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &Ability::UNAFFECTED_BY_ATTACKS);
        Ok(())
    });

const fn lighthouse() -> Card {
    card("Lighthouse", 2, [Action, Duration]).actions(1).coins(1)
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$1", always, |g, t| g.coins(t.you, 1));
