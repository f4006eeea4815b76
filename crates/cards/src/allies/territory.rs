use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Territory", 6, [Victory, Clash])
    .split_member(PileSize::Fixed(4))
    .text(
        "Worth 1 VP for each differently named Victory card that you have. When you gain this, gain a Gold for each \
         empty Supply pile.",
    )
    .worth_counted(|s, you| {
        let victories: Handful = s.cards_of(you).filter(|&card| s.is(card, Victory)).collect();
        s.differently_named(&victories) as i32
    })
    .ability(Ability::when(
        Trigger::Gain,
        "gain a Gold for each empty Supply pile",
        always,
        |g, t| {
            for _ in 0..g.state().empty_supply_piles() {
                g.gain(t.you, &gold::CARD)?;
            }
            Ok(())
        },
    ));
