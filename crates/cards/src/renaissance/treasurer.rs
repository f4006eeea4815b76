use fief_engine::prelude::*;

use super::key;

pub static CARD: Card = card("Treasurer", 5, [Action])
    .text(
        "+$3. Choose one: trash a Treasure from hand; gain a Treasure from the trash to hand; or take \
         the Key.",
    )
    .setup(|b| b.bring(&key::CARD))
    .coins(3)
    .play(|g, you| {
        let options = ["trash a Treasure", "gain a Treasure from the trash", "take the Key"];
        for option in g.choose_options(you, 1, &options)? {
            match option {
                0 => g.trash_from_hand(you, exactly(1), is_treasure).done()?,
                1 => gain_from_trash(g, you)?,
                _ => g.take_artifact(you, &key::CARD),
            }
        }
        Ok(())
    });

fn is_treasure(s: &State, card: CardId) -> bool {
    s.is(card, Treasure)
}

fn gain_from_trash(g: &mut Game<'_>, you: Player) -> Flow {
    match g.choose_card(you, Verb::Gain, Zone::Trash, exactly(1), is_treasure)? {
        Some(card) => g.gain_card(you, card, Zone::Hand(you)).done(),
        None => Ok(()),
    }
}
