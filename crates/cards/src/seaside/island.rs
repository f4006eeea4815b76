use fief_engine::prelude::*;

pub static CARD: Card = card("Island", 4, [Action, Victory])
    .text("This and a card from your hand go on your Island mat until the game is over. 2 VP.")
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let other = g.choose_card(you, Verb::SetAside, hand, exactly(1), any_card)?;
        g.put_this_on_mat(you, Mat::Island)?;
        g.put_on_mat(you, Mat::Island, other.as_slice());
        Ok(())
    })
    .worth(2);
