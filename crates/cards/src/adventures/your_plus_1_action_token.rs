use fief_engine::prelude::*;

pub static CARD: Card = token("Your +1 Action token")
    .text("When you play a card from the pile with this token, you first get +1 Action.")
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "+1 Action",
            |s, t| t.by_you() && s.has_token(t.you, Token::PlusAction, t.event.subject().kind),
            |g, t| g.actions(t.you, 1),
        )
        .of_landscape(),
    );
