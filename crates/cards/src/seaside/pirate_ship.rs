use fief_engine::prelude::*;

pub static CARD: Card = card("Pirate Ship", 4, [Action, Attack])
    .text(
        "Choose one: the others each reveal 2 cards from their deck, trash a Treasure of these that you \
         pick and discard the rest, and if anybody trashed one, you put a Coin token on your Pirate Ship \
         mat; or +$1 per Coin token there.",
    )
    .gives_coins()
    .play(|g, you| {
        let Some(mat) = g.state().rules().kind_named(CARD.name) else { return Ok(()) };
        for option in g.choose_options(you, 1, &["trash Treasures", "+$1 per Coin token"])? {
            if option == 0 {
                if plunder(g, you)? {
                    g.add_to_own_mat(you, mat, Token::COIN, 1);
                }
            } else {
                let tokens = g.state().tokens_on_own_mat(you, mat, Token::COIN);
                g.coins(you, tokens)?;
            }
        }
        Ok(())
    });

/// Returns whether anybody trashed a Treasure, even one that is no longer a Treasure (Your Estate token (pre-2019)/20).
fn plunder(g: &mut Game<'_>, you: Player) -> Flow<bool> {
    let mut any = false;
    g.attack(you, |g, victim| {
        let revealed = g.reveal_from_deck(victim, 2)?;
        let (treasures, _) = g.split(&revealed, |s, card| s.is(card, Treasure));
        let trashed = g.choose_among(you, Verb::Trash, &treasures, exactly(1))?;
        any |= !trashed.is_empty();
        g.trash(victim, &trashed)?;
        g.discard(victim, &without(&revealed, &trashed))
    })?;
    Ok(any)
}
