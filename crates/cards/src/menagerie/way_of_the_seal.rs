use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Seal")
    .text("+$1. This turn, when you gain a card, you may put it onto your deck.")
    .instead_of_an_action("+$1, topdeck gained cards", |g, t| {
        g.coins(t.you, 1)?;
        g.each_time_this_turn(t.you, &ONTO_DECK);
        Ok(())
    });

static ONTO_DECK: Ability = Ability::when(
    Trigger::Gain,
    "put it onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_openly(t.you, t.event.subject().card.card),
)
.optional();
