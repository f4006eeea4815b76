use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Cauldron", 5, [Treasure, Attack])
    .text("$2, +1 Buy. When you gain your third Action this turn, the others each gain a Curse.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .buys(1)
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &THIRD_ACTION);
        Ok(())
    });

static THIRD_ACTION: Ability = Ability::when(
    Trigger::Gain,
    "the others gain a Curse",
    |s, t| t.by_you() && is_third_action(s, t),
    |g, t| g.attack(t.you, |g, victim| g.gain(victim, &curse::CARD).done()),
)
.about([Action]);

/// Returns whether the gained card was the third Action that its player gained this turn, even if more were gained
/// since.
fn is_third_action(s: &State, t: &Triggered<'_>) -> bool {
    let gained = t.event.subject().card;
    let yours =
        |row: &&Happened| row.player == t.you && s.types_for(row.kind, Some(t.you)).has(Action);
    let third = s.gained_this_turn().filter(yours).nth(2);
    third.is_some_and(|row| row.card == Some(gained))
}
