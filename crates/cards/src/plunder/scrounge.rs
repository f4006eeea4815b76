use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = event("Scrounge", 3)
    .text(
        "Choose one: trash a card from hand; or gain an Estate from the trash, and if you did, a card that costs at \
         most $5.",
    )
    .play(|g, you| {
        let options = ["trash a card from hand", "gain an Estate from the trash"];
        for option in g.choose_options(you, 1, &options)? {
            match option {
                0 => drop(g.trash_one_from_hand(you)?),
                _ => scrounge(g, you)?,
            }
        }
        Ok(())
    });

fn scrounge(g: &mut Game<'_>, you: Player) -> Flow {
    let is_estate = |s: &State, card| s.is_a(card, &estate::CARD);
    let found = g.choose_card(you, Verb::Gain, Zone::Trash, exactly(1), is_estate)?;
    let Some(found) = found else { return Ok(()) };
    match g.gain_card(you, found, Zone::Discard(you))? {
        Some(_) => g.gain_costing_up_to(you, Cost::coins(5)).done(),
        None => Ok(()),
    }
}
