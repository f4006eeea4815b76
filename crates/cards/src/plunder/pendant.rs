use fief_engine::prelude::*;

pub static CARD: Card = card("Pendant", 5, [Treasure])
    .text("+$1 for each differently named Treasure that you have in play.")
    .gives_coins()
    .play(|g, you| {
        let treasures = treasures_in_play(g.state(), you);
        g.coins(you, treasures as u16)
    });

/// How many differently named Treasures `you` have in play.
pub fn treasures_in_play(s: &State, you: Player) -> usize {
    let kinds = s.cards().kinds_in(Zone::InPlay(you));
    let treasures = kinds.filter(|&kind| s.types_for(kind, Some(you)).has(Treasure));
    treasures.collect::<std::collections::BTreeSet<_>>().len()
}
