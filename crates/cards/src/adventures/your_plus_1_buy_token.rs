use fief_engine::prelude::*;

/// The token itself.
pub const TOKEN: Token = Token::new("+1 Buy token");

pub static CARD: Card = token("Your +1 Buy token")
    .text("When you play a card from the pile with this token, you first get +1 Buy.")
    .ability(
        Ability::when(Trigger::BeforePlay, "+1 Buy", by_you, |g, t| g.buys(t.you, 1))
            .of_landscape()
            .about_pile_with(TOKEN),
    );
