use fief_engine::prelude::*;

use super::mercenary;

pub static CARD: Card = card("Urchin", 3, [Action, Attack])
    .text(
        "+1 Card, +1 Action. The others each discard down to a hand of 4. When you play another Attack \
         with this in play, you may first trash this to gain a Mercenary.",
    )
    .setup(|b| b.outside_pile(&mercenary::CARD))
    .cards(1)
    .actions(1)
    .play(|g, you| g.attack(you, |g, victim| g.discard_down_to(victim, 4)))
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "trash it, to gain a Mercenary",
            |_, t| {
                // The same Urchin played again is not another Attack (Urchin/3).
                t.by_you()
                    && t.this.is_some_and(|this| this.card != t.event.subject().card.card)
            },
            |g, t| {
                if g.trash_this(t.you)? {
                    g.gain(t.you, &mercenary::CARD)?;
                }
                Ok(())
            },
        )
        .about([Attack])
        .in_play()
        .optional(),
    );
