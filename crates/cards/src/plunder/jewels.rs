use fief_engine::prelude::*;

pub static CARD: Card = card("Jewels", 7, [Treasure, Duration, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. At the start of your next turn, put this under your deck.")
    .buys(1)
    .coins(3)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "put this under your deck", always, |g, t| {
        if let Some(this) = g.this().filter(|&this| g.still_there(this)) {
            g.put_under_deck(t.you, this.card);
        }
        Ok(())
    });
