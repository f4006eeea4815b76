use fief_engine::prelude::*;

pub static CARD: Card = card("Pendant", 5, [Treasure])
    .text("+$1 for each differently named Treasure that you have in play.")
    .gives_coins()
    .play(|g, you| {
        let treasures = treasures_in_play(g, you);
        g.coins(you, treasures as u16)
    });

/// Counts the differently named Treasures that `you` have in play.
pub fn treasures_in_play(g: &Game<'_>, you: Player) -> usize {
    let treasures = g.in_play_where(you, |s, card| s.is(card, Treasure));
    g.state().differently_named(&treasures)
}
