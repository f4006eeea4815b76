use fief_engine::prelude::*;

pub static CARD: Card = event("Save", 1)
    .text(
        "Once per turn: +1 Buy. Set aside a card from hand face down, and put it into your hand \
         at end of turn.",
    )
    .once_per_turn()
    .buys(1)
    .play(|g, you| {
        let hand = Zone::Hand(you);
        if let Some(card) = g.choose_card(you, Verb::SetAside, hand, exactly(1), any_card)? {
            let aside = g.set_aside_face_down(you, card);
            g.at_end_of_turn(you, &TAKE_IT).remember(aside);
        }
        Ok(())
    });

static TAKE_IT: Ability = Ability::when(
    Trigger::TurnEnd,
    "put the set-aside card into your hand",
    always,
    |g, t| match t.remembered().filter(|&aside| g.still_there(aside)) {
        Some(aside) => g.take_unseen(t.you, &[aside.card]),
        None => Ok(()),
    },
);
