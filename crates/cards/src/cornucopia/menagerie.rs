use fief_engine::prelude::*;

pub static CARD: Card = card("Menagerie", 3, [Action])
    .text(
        "+1 Action. Reveal your hand. If its cards are all different, +3 Cards; otherwise +1 Card.",
    )
    .actions(1)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let hand = g.in_hand_where(you, any_card);
        let all_different = g.state().differently_named(&hand) == hand.len();
        g.cards(you, if all_different { 3 } else { 1 })
    });
