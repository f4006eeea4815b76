use fief_engine::prelude::*;

pub static CARD: Card = project("Sewers", 3)
    .text("When you trash a card other than with this, you may trash a card from hand.")
    .ability(
        Ability::when(
            Trigger::Trash,
            "trash a card from hand",
            |s, t| t.by_you() && t.event.by != Some(t.kind) && s.hand_size(t.you) > 0,
            |g, t| g.trash_one_from_hand(t.you).done(),
        )
        .optional()
        .of_landscape(),
    );
