use fief_engine::prelude::*;

use super::wizards;

pub static CARD: Card = card("Student", 3, [Action, Wizard, Liaison])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Action. You may rotate the Wizards. Trash a card from hand; for a Treasure, +1 Favor \
         and put this onto your deck.",
    )
    .actions(1)
    .play(|g, you| {
        if let Some(pile) = g.state().rules().pile_named(wizards::CARD.name)
            && g.may(you, "rotate the Wizards")?
        {
            g.rotate(you, pile);
        }
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        if !g.state().is(trashed, Treasure) {
            return Ok(());
        }
        g.favors(you, 1)?;
        match g.this() {
            Some(this) if g.still_there(this) => g.topdeck_openly(you, this.card),
            _ => Ok(()),
        }
    });
