use fief_engine::prelude::*;

use super::your_minus_1_coin_token as minus_coin;

pub static PRE_2022: Card = card("Bridge Troll", 5, [Action, Attack, Duration])
    .version("pre-2022")
    .text(
        "The others each take their -$1 token. Now and at the start of your next turn: +1 Buy. \
         While this is in play, cards cost $1 less on your turns.",
    )
    .setup(|b| b.bring(&minus_coin::CARD))
    .play(|g, you| {
        take_tokens(g, you)?;
        g.at_start_of_next_turn(you, &ANOTHER_BUY);
        g.buys(you, 1)
    })
    .while_in_play(CHEAPER);

static ANOTHER_BUY: Ability =
    Ability::when(Trigger::TurnStart, "+1 Buy", always, |g, t| g.buys(t.you, 1));

pub static CARD: Card = card("Bridge Troll", 5, [Action, Attack, Duration])
    .version("2022")
    .text(
        "The others each take their -$1 token. Now and at the start of your next turn: +1 Buy, \
         and cards cost $1 less that turn.",
    )
    .setup(|b| b.bring(&minus_coin::CARD))
    .play(|g, you| {
        take_tokens(g, you)?;
        g.this_turn_and_next(you, &CHEAPER_ON_BOTH_TURNS);
        g.at_start_of_next_turn(you, &ANOTHER_BUY);
        g.buys(you, 1)
    });

const CHEAPER: Ongoing = Ongoing::cost("cards cost $1 less on your turn", |s, its, _| {
    -i16::from(s.is_turn_of(its.owner))
});

/// The turn on which it is played may be another player's.
static CHEAPER_ON_BOTH_TURNS: Ongoing =
    Ongoing::cost("cards cost $1 less on this turn and your next", |s, its, _| {
        let is_this_turn = its.play.is_some_and(|play| s.play(play).turn == s.turn().number);
        -i16::from(is_this_turn || s.is_turn_of(its.owner))
    });

fn take_tokens(g: &mut Game<'_>, you: Player) -> Flow {
    g.attack(you, |g, victim| {
        g.take_minus_coin_token(victim);
        Ok(())
    })
}
