use fief_engine::prelude::*;

pub static CARD: Card = card("Royal Seal", 5, [Treasure])
    .text("$2. While this is in play, you may put a card that you gain onto your deck.")
    .coins(2)
    .ability(MAY_TOPDECK_GAINED.in_play());

/// Lets the player put a card that they gain onto their deck.
pub(super) const MAY_TOPDECK_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "put it onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_if_there(t.you, t.event.subject().card),
)
.optional();
