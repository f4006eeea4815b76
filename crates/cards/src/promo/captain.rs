use fief_engine::prelude::*;

pub static PRE_2019: Card = card("Captain", 6, [Action, Duration])
    .version("pre-2019")
    .text(
        "Now and at the start of your next turn: play a non-Duration Action of the Supply that \
         costs at most $4, and leave it there.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN_PRE_2019);
        order(g, you, &[Duration])
    });

pub static CARD: Card = card("Captain", 6, [Action, Duration, Command])
    .version("2019")
    .text(
        "Now and at the start of your next turn: play a non-Duration non-Command Action of the \
         Supply that costs at most $4, and leave it there.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        order(g, you, &[Duration, Command])
    });

static NEXT_TURN_PRE_2019: Ability =
    Ability::when(Trigger::TurnStart, "play an Action of the Supply", always, |g, t| {
        order(g, t.you, &[Duration])
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "play an Action of the Supply", always, |g, t| {
        order(g, t.you, &[Duration, Command])
    });

fn order(g: &mut Game<'_>, you: Player, barred: &[Type]) -> Flow {
    let piles = g.supply_where(|s, kind| {
        let types = s.types(kind);
        types.has(Action) && s.cost(kind) <= Cost::coins(4) && !types.intersects(Types::of(barred))
    });
    g.play_from_supply(you, piles)
}
