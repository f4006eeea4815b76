use fief_engine::prelude::*;

pub static CARD: Card = card("Library", 5, [Action])
    .text(
        "Draw to a hand of 7. Each Action you draw may be skipped: it is set aside, and \
         discarded at the end.",
    )
    .play(|g, you| {
        let mut skipped = Vec::new();
        // The −1 Card token is removed first, and the hand is filled all the same (Your -1 Card token/2).
        if g.state().hand_size(you) < 7 {
            g.remove_minus_card_token(you);
        }
        while g.state().hand_size(you) < 7
            && let Some(card) = g.next_card(you)?
        {
            if g.state().is(card, Action) && g.may_with(you, Verb::SetAside, card)? {
                g.set_aside(you, card);
                skipped.push(card);
            } else {
                g.draw_aside(you, card);
            }
        }
        g.discard(you, &skipped)
    });
