use fief_engine::prelude::*;

use super::{your_plus_1_action_token, your_plus_1_buy_token};
use super::{your_plus_1_card_token, your_plus_1_coin_token};

pub static CARD: Card = card("Teacher", 6, [Action, Reserve])
    .non_supply(PileSize::Fixed(5))
    .text(
        "Put this on your Tavern mat. At the start of your turn, you may call this to move your +1 Card, \
         +1 Action, +1 Buy or +$1 token to an Action Supply pile on which you have no tokens.",
    )
    .gives_coins()
    .setup(|b| {
        b.bring(&your_plus_1_card_token::CARD);
        b.bring(&your_plus_1_action_token::CARD);
        b.bring(&your_plus_1_buy_token::CARD);
        b.bring(&your_plus_1_coin_token::CARD);
    })
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "call, to move a token",
            by_you,
            |g, t| match g.call(t) {
                Some(_) => teach(g, t.you),
                None => Ok(()),
            },
        )
        .optional()
        .on_tavern_mat(),
    );

const TOKENS: [Token; 4] = [
    your_plus_1_card_token::TOKEN,
    your_plus_1_action_token::TOKEN,
    your_plus_1_buy_token::TOKEN,
    your_plus_1_coin_token::TOKEN,
];

fn teach(g: &mut Game<'_>, you: Player) -> Flow {
    let token = TOKENS[g.choose_option(you, &TOKENS.map(Token::name))?];
    let s = g.state();
    let is_free = |&pile: &PileId| !s.has_any_token(you, pile);
    let free = g.action_piles().iter().filter(is_free).collect();
    if let Some(pile) = g.choose_pile(you, Verb::Place, free)? {
        g.place_token(you, token, pile);
    }
    Ok(())
}
