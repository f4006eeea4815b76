use fief_engine::prelude::*;

pub static CARD: Card = card("Artisan", 6, [Action])
    .text("Gain a card to hand, cost up to $5. Then put a card from hand onto your deck.")
    .play(|g, you| {
        g.gain_one_of(you, g.costing_up_to(Cost::coins(5)), Zone::Hand(you))?;
        g.topdeck_from_hand(you)
    });
