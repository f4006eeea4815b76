use fief_engine::prelude::*;

pub static CARD: Card = card("Archive", 5, [Action, Duration])
    .text(
        "+1 Action. Set aside the top 3 cards of your deck face down. Now and at the start of your \
         next two turns, put one of them into your hand.",
    )
    .actions(1)
    .play(|g, you| {
        let cards = g.look_at_deck(you, 3)?;
        g.set_aside_for_later(you, &cards, true);
        take_one(g, you)
    });

/// Takes a card. Archive stays in play only as long as it has cards (Archive/2).
fn take_one(g: &mut Game<'_>, you: Player) -> Flow {
    g.take_set_aside(you, exactly(1))?;
    if !g.set_aside_here().is_empty() {
        g.at_start_of_next_turn(you, &NEXT_TURN);
    }
    Ok(())
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "put a set-aside card into your hand", always, |g, t| {
        take_one(g, t.you)
    });
