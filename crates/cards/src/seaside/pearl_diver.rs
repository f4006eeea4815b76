use fief_engine::prelude::*;

pub static CARD: Card = card("Pearl Diver", 2, [Action])
    .text("+1 Card, +1 Action. Look at the bottom card of your deck; you may put it on top.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let Some(bottom) = g.look_at_bottom(you)? else { return Ok(()) };
        if g.may_with(you, Verb::Topdeck, bottom)? {
            g.topdeck(you, &[bottom])?;
        }
        Ok(())
    });
