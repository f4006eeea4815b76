use fief_engine::prelude::*;

pub static CARD: Card = card("Sextant", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. Look at the top 5 cards of your deck. Discard any number, put back the others in any order.")
    .buys(1)
    .coins(3)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 5)?;
        let discarded = g.choose_among(you, Verb::Discard, &seen, ANY_NUMBER)?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&seen, &discarded))
    });
