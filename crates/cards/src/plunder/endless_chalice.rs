use fief_engine::prelude::*;

pub static CARD: Card = card("Endless Chalice", 7, [Treasure, Duration, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("Now and at the start of each of your turns for the rest of the game: +1 Buy, +$1.")
    .buys(1)
    .coins(1)
    .play(|g, you| {
        g.for_the_rest_of_the_game(you, &EVERY_TURN);
        Ok(())
    });

static EVERY_TURN: Ability = Ability::when(Trigger::TurnStart, "+1 Buy, +$1", by_you, |g, t| {
    g.buys(t.you, 1)?;
    g.coins(t.you, 1)
});
