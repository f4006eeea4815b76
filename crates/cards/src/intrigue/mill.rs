use fief_engine::prelude::*;

pub static CARD: Card = card("Mill", 4, [Action, Victory])
    .text("+1 Card, +1 Action. You may discard 2 cards for +$2. 1 VP.")
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        if g.state().hand_size(you) == 0 || !g.may(you, "discard 2 cards for +$2")? {
            return Ok(());
        }
        let discarded = g.discard_from_hand(you, exactly(2))?;
        // A player with a single card may discard it, but gets nothing (Mill/1).
        if discarded.len() == 2 { g.coins(you, 2) } else { Ok(()) }
    })
    .worth(1);
