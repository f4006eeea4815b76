use fief_engine::prelude::*;

pub static CARD: Card = token("Your +1 Card token")
    .text("When you play a card from the pile with this token, you first get +1 Card.")
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "+1 Card",
            |s, t| t.by_you() && s.has_token(t.you, Token::PlusCard, t.event.subject().kind),
            |g, t| g.cards(t.you, 1),
        )
        .of_landscape(),
    );
