use fief_engine::prelude::*;

pub static CARD: Card = card("First Mate", 5, [Action])
    .text("Play any number of Actions of one name from hand, then draw until you have 6 cards in hand.")
    .play(|g, you| {
        if let Some(first) = g.choose_to_play(you, Action, up_to(1))? {
            let kind = g.state().kind(first);
            g.play_card(you, first)?;
            let is_copy = |s: &State, card| s.kind(card) == kind && s.is(card, Action);
            while let Some(next) = g.choose_to_play_where(you, up_to(1), is_copy)? {
                g.play_card(you, next)?;
            }
        }
        g.draw_up_to(you, 6)
    });
