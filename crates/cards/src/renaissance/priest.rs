use fief_engine::prelude::*;

pub static CARD: Card = card("Priest", 4, [Action])
    .text("+$2. Trash a card from hand. Then, for the rest of this turn, +$2 for each card you trash.")
    .coins(2)
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        g.each_time_this_turn(you, &ALMS);
        Ok(())
    });

static ALMS: Ability = Ability::when(Trigger::Trash, "+$2", by_you, |g, t| g.coins(t.you, 2));
