use fief_engine::prelude::*;

pub static CARD: Card = card("Barge", 5, [Action, Duration])
    .text("+3 Cards and +1 Buy, either now or at the start of your next turn.")
    .play(|g, you| {
        if g.choose_option(you, &["now", "next turn"])? == 0 {
            return bonus(g, you);
        }
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+3 Cards, +1 Buy", always, |g, t| bonus(g, t.you));

fn bonus(g: &mut Game<'_>, you: Player) -> Flow {
    g.cards(you, 3)?;
    g.buys(you, 1)
}
