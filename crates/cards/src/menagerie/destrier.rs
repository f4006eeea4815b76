use fief_engine::prelude::*;

pub static CARD: Card = card("Destrier", 6, [Action])
    .text(
        "+2 Cards, +1 Action. This costs $1 less for each card gained this turn by the player whose \
         turn it is.",
    )
    .cards(2)
    .actions(1)
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .cost_now(|s, cost| {
        let player = s.turn().player;
        if !s.is_turn_of(player) {
            return cost;
        }
        let gained = s.gained_this_turn().filter(|gained| gained.player == player);
        cost.minus(u8::try_from(gained.count()).unwrap_or(u8::MAX))
    });
