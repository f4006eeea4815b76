use fief_engine::prelude::*;

/// Its mat.
pub const MAT: Mat = Mat::face_up(2);

pub static CARD: Card = card("Island", 4, [Action, Victory])
    .text("This and a card from your hand go on your Island mat until the game is over. 2 VP.")
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let other = g.choose_card(you, Verb::SetAside, hand, exactly(1), any_card)?;
        g.put_this_on_mat(you, MAT)?;
        g.put_on_mat(you, MAT, other.as_slice());
        Ok(())
    })
    .with_mat(MAT, "Island")
    .worth(2);
