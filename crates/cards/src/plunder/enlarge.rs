use fief_engine::prelude::*;

pub static CARD: Card = card("Enlarge", 5, [Action, Duration])
    .text(
        "Now and at the start of your next turn: trash a card from hand, and gain one that costs at \
         most $2 more.",
    )
    .play(|g, you| {
        enlarge(g, you)?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

fn enlarge(g: &mut Game<'_>, you: Player) -> Flow {
    match g.trash_one_from_hand(you)? {
        Some(trashed) => g.gain_costing_up_to(you, g.cost_of(trashed).plus(2)).done(),
        None => Ok(()),
    }
}

static NEXT_TURN: Ability = Ability::when(
    Trigger::TurnStart,
    "trash a card for one costing up to $2 more",
    always,
    |g, t| enlarge(g, t.you),
);
