use fief_engine::prelude::*;

pub static CARD: Card = token("Your +1 Buy token")
    .text("When you play a card from the pile with this token, you first get +1 Buy.")
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "+1 Buy",
            |s, t| t.by_you() && s.has_token(t.you, Token::PlusBuy, t.event.subject().kind),
            |g, t| g.buys(t.you, 1),
        )
        .of_landscape(),
    );
