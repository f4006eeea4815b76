use fief_engine::prelude::*;

pub static CARD: Card = card("Dungeon", 3, [Action, Duration])
    .text("+1 Action. Now and at the start of your next turn: +2 Cards, then discard 2 cards.")
    .actions(1)
    .play(|g, you| {
        sift(g, you)?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards, then discard 2", always, |g, t| sift(g, t.you));

fn sift(g: &mut Game<'_>, you: Player) -> Flow {
    g.cards(you, 2)?;
    g.discard_from_hand(you, exactly(2)).done()
}
