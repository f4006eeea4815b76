use fief_engine::prelude::*;

pub static CARD: Card = card("Imp", 2, [Action, Spirit])
    .non_supply(PileSize::Fixed(13))
    .text("+2 Cards. You may play an Action from hand that you have no copy of in play.")
    .cards(2)
    .play(|g, you| match g.choose_new_action(you)? {
        Some(card) => g.play_card(you, card).done(),
        None => Ok(()),
    });
