use fief_engine::prelude::*;

pub static CARD: Card = card("Figurehead", 7, [Treasure, Duration, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3. At the start of your next turn, +2 Cards.")
    .coins(3)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
