use fief_engine::prelude::*;

pub static CARD: Card = card("Amphora", 7, [Treasure, Duration, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("Now or at the start of your next turn: +1 Buy, +$3.")
    .gives_coins()
    .play(|g, you| {
        if g.choose_option(you, &["now", "at the start of your next turn"])? == 0 {
            return pour(g, you);
        }
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

fn pour(g: &mut Game<'_>, you: Player) -> Flow {
    g.buys(you, 1)?;
    g.coins(you, 3)
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Buy, +$3", always, |g, t| pour(g, t.you));
