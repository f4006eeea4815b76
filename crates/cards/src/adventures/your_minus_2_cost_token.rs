use fief_engine::prelude::*;

/// The token itself.
pub const TOKEN: Token = Token::new("-$2 Cost token");

pub static CARD: Card = token("Your -$2 Cost token")
    .text("On your turns, cards from the pile with this token cost $2 less.")
    .ongoing(
        Ongoing::cost("cards from its pile cost $2 less", |s, _, kind| {
            let player = s.turn().player;
            let cheaper = s.is_turn_of(player) && s.has_token(player, TOKEN, kind);
            if cheaper { -2 } else { 0 }
        })
        .needs(TOKEN),
    );
