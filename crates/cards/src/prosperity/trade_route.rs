use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Trade Route", 3, [Action])
    .version("1st edition")
    .editions(&[1])
    .text("+1 Buy, +$1 per token on the Trade Route mat. Trash a card from hand.")
    .setup(set_up)
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        coins_for_tokens(g, you)?;
        g.trash_one_from_hand(you)?;
        Ok(())
    });

pub static CARD: Card = card("Trade Route", 3, [Action])
    .version("2017 edition")
    .editions(&[1])
    .text("+1 Buy. Trash a card from hand. +$1 per token on the Trade Route mat.")
    .setup(set_up)
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        coins_for_tokens(g, you)
    });

static MAT: Card = mat("Trade Route mat")
    .editions(&[1])
    .text("The first card gained from a pile of Victory cards moves its Coin token here.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "move its pile's token to the mat",
            |s, t| {
                let token = t.event.from.and_then(pile_of).map(|pile| Spot::Pile(pile));
                t.event.player == t.you && token.is_some_and(|at| s.tokens_on(at, Token::Coin) > 0)
            },
            |g, t| {
                if let (Some(pile), Some(mat)) = (t.event.from.and_then(pile_of), on_mat(g.state()))
                {
                    let moved = g.remove_tokens(t.you, Spot::Pile(pile), Token::Coin, 1);
                    g.add_tokens(t.you, mat, Token::Coin, moved);
                }
                Ok(())
            },
        )
        .of_landscape(),
    );

fn pile_of(zone: Zone) -> Option<PileId> {
    if let Zone::Pile(pile) = zone { Some(pile) } else { None }
}

fn on_mat(s: &State) -> Option<Spot> {
    s.rules().kind_named(CARD.name).map(Spot::On)
}

/// A pile counts as one of Victory cards by its randomizer.
fn set_up(b: &mut Builder<'_>) {
    b.bring(&MAT);
    for pile in b.supply().into_iter().filter(|pile| pile.types.has(Victory)) {
        b.put_tokens(pile.name, Token::Coin, 1);
    }
}

fn coins_for_tokens(g: &mut Game<'_>, you: Player) -> Flow {
    let tokens = on_mat(g.state()).map_or(0, |mat| g.state().tokens_on(mat, Token::Coin));
    g.coins(you, tokens)
}
