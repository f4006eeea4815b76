use fief_engine::prelude::*;

pub static CARD: Card = token("Your +$1 token")
    .text("When you play a card from the pile with this token, you first get +$1.")
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "+$1",
            |s, t| t.by_you() && s.has_token(t.you, Token::PlusCoin, t.event.subject().kind),
            |g, t| g.coins(t.you, 1),
        )
        .of_landscape(),
    );
