use fief_engine::prelude::*;

pub static CARD: Card = event("Travelling Fair", 2)
    .text("+2 Buys. When you gain a card this turn, you may put it onto your deck.")
    .buys(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &TOPDECK);
        Ok(())
    });

static TOPDECK: Ability = Ability::when(
    Trigger::Gain,
    "put it onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_openly(t.you, t.event.subject().card.card),
)
.optional();
