use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Amulet", 3, [Action, Duration])
    .text("Now and at the start of your next turn, choose one: +$1; trash a card from hand; gain a Silver.")
    .gives_coins()
    .play(|g, you| {
        choose_one(g, you)?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "choose one", always, |g, t| choose_one(g, t.you));

fn choose_one(g: &mut Game<'_>, you: Player) -> Flow {
    for option in g.choose_options(you, 1, &["+$1", "trash a card from hand", "gain a Silver"])? {
        match option {
            0 => g.coins(you, 1)?,
            1 => g.trash_one_from_hand(you).done()?,
            _ => g.gain(you, &silver::CARD).done()?,
        }
    }
    Ok(())
}
