use fief_engine::prelude::*;

/// Its mat, whose cards only its owner sees.
pub const MAT: Mat = Mat::face_down(0);

pub static CARD: Card = card("Native Village", 2, [Action])
    .text(
        "+2 Actions. Choose one: the top card of your deck goes face down on your Native Village \
         mat, or all cards of the mat go into your hand.",
    )
    .actions(2)
    .with_mat(MAT, "Native Village")
    .play(|g, you| {
        let mat = Zone::Mat(you, MAT);
        for option in g.choose_options(you, 1, &["put your top card on the mat", "take the mat"])? {
            if option == 0 {
                let top = g.next_card(you)?;
                g.put_on_mat(you, MAT, top.as_slice());
            } else {
                let cards: Handful = g.state().cards().in_zone(mat).collect();
                g.take_unseen(you, &cards)?;
            }
        }
        Ok(())
    });
