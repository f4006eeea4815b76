use fief_engine::prelude::*;

use super::forts;

pub static CARD: Card = card("Tent", 3, [Action, Fort])
    .split_member(PileSize::Fixed(4))
    .text(
        "+$2. You may rotate the Forts. When you discard this from play, you may put it onto your \
         deck.",
    )
    .coins(2)
    .play(|g, you| {
        let forts = g.state().rules().pile_named(forts::CARD.name);
        if let Some(pile) = forts
            && g.state().pile_len(pile) > 0
            && g.may(you, "rotate the Forts")?
        {
            g.rotate(you, pile);
        }
        Ok(())
    })
    .ability(
        Ability::when(
            Trigger::Discard,
            "put it onto your deck",
            |s, t| t.is_from_play() && t.this.is_some_and(|this| s.cards().still_there(this)),
            |g, t| t.this.map_or(Ok(()), |this| g.topdeck_openly(t.you, this.card)),
        )
        .optional(),
    );
