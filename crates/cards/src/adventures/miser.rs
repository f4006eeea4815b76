use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Miser", 4, [Action])
    .text("Choose one: put a Copper from hand on your Tavern mat; or +$1 per Copper there.")
    .gives_coins()
    .play(|g, you| {
        let is_copper = |s: &State, card| s.is_a(card, &copper::CARD);
        let options = ["put a Copper on your Tavern mat", "+$1 per Copper there"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                let copper =
                    g.choose_cards(you, Verb::SetAside, Zone::Hand(you), exactly(1), is_copper)?;
                g.put_on_mat(you, Mat::TAVERN, &copper);
            } else {
                let s = g.state();
                let on_mat = s.cards().in_zone(Zone::Mat(you, Mat::TAVERN));
                let coppers = on_mat.filter(|&card| is_copper(s, card)).count();
                g.coins(you, coppers as u16)?;
            }
        }
        Ok(())
    });
