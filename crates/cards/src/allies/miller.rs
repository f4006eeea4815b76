use fief_engine::prelude::*;

pub static CARD: Card = card("Miller", 4, [Action, Townsfolk])
    .split_member(PileSize::Fixed(4))
    .text("+1 Action. Look at the top 4 cards of your deck: put one into your hand, discard the rest.")
    .actions(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 4)?;
        let kept = g.choose_among(you, Verb::Take, &seen, exactly(1))?;
        g.take_unseen(you, &kept)?;
        g.discard(you, &without(&seen, &kept))
    });
