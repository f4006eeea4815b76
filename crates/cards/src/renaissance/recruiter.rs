use fief_engine::prelude::*;

pub static CARD: Card = card("Recruiter", 5, [Action])
    .text("+2 Cards. Trash a card from hand; +1 Villager for each $1 that it costs.")
    .cards(2)
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) => g.villagers(you, g.cost_of(trashed).coins.into()),
        None => Ok(()),
    });
