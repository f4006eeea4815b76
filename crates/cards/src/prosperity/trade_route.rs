use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Trade Route", 3, [Action])
    .version("1st edition")
    .text("+1 Buy, +$1 per token on the Trade Route mat. Trash a card from hand.")
    .setup(put_tokens)
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        coins_for_tokens(g, you)?;
        g.trash_one_from_hand(you)?;
        Ok(())
    })
    .ability(MOVE_TOKEN);

pub static CARD: Card = card("Trade Route", 3, [Action])
    .version("2017 edition")
    .text("+1 Buy. Trash a card from hand. +$1 per token on the Trade Route mat.")
    .setup(put_tokens)
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        coins_for_tokens(g, you)
    })
    .ability(MOVE_TOKEN);

/// Puts a token on every Victory pile, judged by its randomizer.
fn put_tokens(b: &mut Builder<'_>) {
    for pile in b.supply().into_iter().filter(|pile| pile.types.has(Victory)) {
        b.put_tokens(pile.name, Token::COIN, 1);
    }
}

/// Moves the token to the Trade Route mat when somebody gains the first card of its pile. The mat is the card's own
/// spot.
const MOVE_TOKEN: Ability = Ability::when(
    Trigger::Gain,
    "move the token of its pile to the Trade Route mat",
    |s, t| t.by_you() && token(s, t).is_some(),
    |g, t| {
        if let Some(pile) = token(g.state(), t) {
            let moved = g.remove_tokens(t.you, pile, Token::COIN, 1);
            g.add_tokens(t.you, Spot::On(t.kind), Token::COIN, moved);
        }
        Ok(())
    },
)
.of_landscape();

/// The pile that the card was gained from, if its token is still there.
fn token(s: &State, t: &Triggered<'_>) -> Option<Spot> {
    let Some(Zone::Pile(pile)) = t.event.from else { return None };
    Some(Spot::Pile(pile)).filter(|&at| s.tokens_on(at, Token::COIN) > 0)
}

fn coins_for_tokens(g: &mut Game<'_>, you: Player) -> Flow {
    let mat = g.state().rules().kind_named(CARD.name).map(Spot::On);
    let tokens = mat.map_or(0, |mat| g.state().tokens_on(mat, Token::COIN));
    g.coins(you, tokens)
}
