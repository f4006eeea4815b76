use fief_engine::prelude::*;

pub static CARD: Card = card("Champion", 6, [Action, Duration])
    .non_supply(PileSize::Fixed(5))
    .text(
        "+1 Action. For the rest of the game, other players' Attacks do not affect you, and when you \
         play an Action, you first get +1 Action.",
    )
    .actions(1)
    .play(|g, you| {
        g.for_the_rest_of_the_game(you, &Ability::UNAFFECTED_BY_ATTACKS);
        g.for_the_rest_of_the_game(you, &PLUS_ACTION);
        Ok(())
    });

static PLUS_ACTION: Ability =
    Ability::when(Trigger::BeforePlay, "+1 Action", by_you, |g, t| g.actions(t.you, 1))
        .about([Action])
        .numbered(1);
