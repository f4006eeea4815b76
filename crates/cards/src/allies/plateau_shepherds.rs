use fief_engine::prelude::*;

pub static CARD: Card = ally("Plateau Shepherds")
    .text("At the end of the game, each Favor that is paired with a card of yours that costs $2 is worth 2 VP.")
    .worth_counted(|s, you| {
        let cheap = s.cards_of(you).filter(|&card| s.cost_of(card) == Cost::coins(2)).count();
        2 * cheap.min(s.pools(you).favors as usize) as i32
    });
