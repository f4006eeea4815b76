use fief_engine::prelude::*;

pub static CARD: Card = card("Fortress", 4, [Action])
    .text("+1 Card, +2 Actions. When you trash this, it goes to your hand.")
    .cards(1)
    .actions(2)
    .ability(Ability::when(Trigger::Trash, "put it into hand", always, |g, t| match t.this {
        Some(this) if g.still_there(this) => g.take(t.you, &[this.card]),
        _ => Ok(()),
    }));
