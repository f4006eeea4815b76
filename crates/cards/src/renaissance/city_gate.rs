use fief_engine::prelude::*;

pub static CARD: Card = project("City Gate", 3)
    .text("At the start of your turn, +1 Card; then a card from your hand goes onto your deck.")
    .ability(
        Ability::when(Trigger::TurnStart, "+1 Card, then topdeck one", by_you, |g, t| {
            g.cards(t.you, 1)?;
            g.topdeck_from_hand(t.you)
        })
        .of_landscape(),
    );
