use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = event("Transport", 3)
    .text("Choose one: Exile an Action from the Supply; or put one from your Exile mat onto your deck.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        let options = ["Exile an Action from the Supply", "put an Exiled Action onto your deck"];
        if g.choose_option(you, &options)? == 0 {
            let actions = g.supply_where(|s, kind| s.types(kind).has(Action));
            if let Some(pile) = g.choose_pile(you, Verb::Exile, actions)? {
                g.exile_from_pile(you, pile)?;
            }
            return Ok(());
        }
        let exile = Zone::Mat(you, Mat::EXILE);
        let is_action = |s: &State, card| s.is(card, Action);
        match g.choose_card(you, Verb::Topdeck, exile, exactly(1), is_action)? {
            Some(card) => g.topdeck_openly(you, card),
            None => Ok(()),
        }
    });
