use fief_engine::prelude::*;

pub static CARD: Card = card("Garrison", 4, [Action, Duration, Fort])
    .split_member(PileSize::Fixed(4))
    .text(
        "+$2. Each card you gain this turn puts a token on this. At the start of your next turn, \
         remove them for +1 Card each.",
    )
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &ADD_TOKEN);
        Ok(())
    });

static ADD_TOKEN: Ability = Ability::when(Trigger::Gain, "a token on Garrison", by_you, |g, t| {
    // Only the first token makes Garrison stay in play (Garrison/5).
    if g.put_token_here() == Some(1) {
        g.at_start_of_next_turn(t.you, &NEXT_TURN);
    }
    Ok(())
});

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "remove the tokens for +1 Card each", always, |g, t| {
        let tokens = g.remove_tokens_here();
        g.cards(t.you, tokens.into())
    });
