use fief_engine::prelude::*;

pub static CARD: Card = card("Trail", 4, [Action, Reaction])
    .text(
        "+1 Card, +1 Action. When you gain, trash or discard this other than in Clean-up, you may \
         play it.",
    )
    .cards(1)
    .actions(1)
    .ability(played_on(Trigger::Gain))
    .ability(played_on(Trigger::Trash))
    .ability(played_on(Trigger::Discard));

/// Lets the player play this card on a trigger, except in Clean-up.
pub(super) const fn played_on(trigger: Trigger) -> Ability {
    Ability::when(trigger, "play this", |s, _| !s.is_clean_up(), |g, t| g.play_itself(t).done())
        .optional()
        .plays_itself()
}
