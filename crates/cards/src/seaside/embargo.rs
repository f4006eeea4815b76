use fief_engine::prelude::*;

use crate::sets::base::curse;

/// The token itself.
pub const TOKEN: Token = Token::new("Embargo token");

pub static FIRST_EDITION: Card = card("Embargo", 2, [Action])
    .version("1st edition")
    .text(
        "+$2. Trash this. Add an Embargo token to a Supply pile. Whoever buys a card from a pile \
         gains as many Curses as it has tokens.",
    )
    .coins(2)
    .play(|g, you| {
        g.trash_this(you)?;
        add_token(g, you)
    })
    .ability(
        Ability::when(
            Trigger::Buy,
            "a Curse for each Embargo token",
            |s, t| t.by_you() && tokens(s, t) > 0,
            |g, t| {
                for _ in 0..tokens(g.state(), t) {
                    g.gain(t.you, &curse::CARD)?;
                }
                Ok(())
            },
        )
        // A token that is added meanwhile is too late for this purchase (Embargo/9).
        .settled()
        .of_landscape(),
    );

pub static OF_2017_EDITION: Card = card("Embargo", 2, [Action])
    .version("2017 edition")
    .text(
        "+$2. Trash this. Add an Embargo token to a Supply pile. For each token on a pile, \
         whoever buys a card from it gains a Curse.",
    )
    .coins(2)
    .play(|g, you| {
        g.trash_this(you)?;
        add_token(g, you)
    })
    .ability(CURSE);

pub static CARD: Card = card("Embargo", 2, [Action])
    .version("2019")
    .text(
        "+$2. Trash this; if you did, add an Embargo token to a Supply pile. For each token on a \
         pile, whoever buys a card from it gains a Curse.",
    )
    .coins(2)
    .play(|g, you| if g.trash_this(you)? { add_token(g, you) } else { Ok(()) })
    .ability(CURSE);

/// Gives a Curse; each token has an ability of its own (Embargo/7).
const CURSE: Ability =
    Ability::when(Trigger::Buy, "a Curse for an Embargo token", by_you, |g, t| {
        g.gain(t.you, &curse::CARD).done()
    })
    .of_token(TOKEN);

fn add_token(g: &mut Game<'_>, you: Player) -> Flow {
    let supply = g.state().supply().collect();
    let Some(pile) = g.choose_pile(you, Verb::Place, supply)? else { return Ok(()) };
    g.add_tokens(you, Spot::Pile(pile), TOKEN, 1);
    Ok(())
}

fn tokens(s: &State, t: &Triggered<'_>) -> u16 {
    match t.event.from {
        Some(Zone::Pile(pile)) => s.tokens_on(Spot::Pile(pile), TOKEN),
        _ => 0,
    }
}
