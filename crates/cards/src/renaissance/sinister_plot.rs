use fief_engine::prelude::*;

pub static CARD: Card = project("Sinister Plot", 4)
    .text(
        "At the start of your turn, add a token here, or remove all of your tokens here for +1 Card \
         apiece.",
    )
    .ability(
        Ability::when(Trigger::TurnStart, "add a token, or draw", by_you, |g, t| {
            for option in g.choose_options(t.you, 1, &["add a token", "remove your tokens to draw"])? {
                if option == 0 {
                    g.add_to_own_mat(t.you, t.kind, Token::COIN, 1);
                } else {
                    let removed = g.remove_from_own_mat(t.you, t.kind, Token::COIN);
                    g.cards(t.you, removed.into())?;
                }
            }
            Ok(())
        })
        .of_landscape(),
    );
