use fief_engine::prelude::*;

pub static CARD: Card = card("Voyage", 4, [Action, Duration, Odyssey])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Action. If the previous turn wasn't yours, take an extra turn after this one, in which \
         you can play only 3 cards from hand.",
    )
    .actions(1)
    .play(|g, you| {
        if g.state().turn().previous != Some(you) {
            g.extra_turn(you);
        }
        Ok(())
    })
    .in_its_turn(Ongoing::forbids_playing("only 3 cards from hand can be played", |s, its, _| {
        s.played_from_hand(its.owner) >= 3
    }));
