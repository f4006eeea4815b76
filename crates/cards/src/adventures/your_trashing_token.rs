use fief_engine::prelude::*;

/// The token itself.
pub const TOKEN: Token = Token::new("Trashing token");

pub static PRE_2022: Card = token("Your Trashing token")
    .version("pre-2022")
    .text("When you buy a card from the pile with this token, you may trash a card from hand.")
    .ability(trash_one(Trigger::Buy));

pub static CARD: Card = token("Your Trashing token")
    .version("2022")
    .text("When you gain a card from the pile with this token, you may trash a card from hand.")
    .ability(trash_one(Trigger::Gain));

const fn trash_one(on: Trigger) -> Ability {
    Ability::when(
        on,
        "trash a card from hand",
        |s, t| t.by_you() && s.hand_size(t.you) > 0,
        |g, t| g.trash_one_from_hand(t.you).done(),
    )
    .optional()
    .of_landscape()
    .about_pile_with(TOKEN)
}
