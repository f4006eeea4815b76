use fief_engine::prelude::*;

pub static CARD: Card = card("Mining Village", 4, [Action])
    .text("+1 Card, +2 Actions. You may trash this for +$2.")
    .cards(1)
    .actions(2)
    .gives_coins()
    .play(|g, you| {
        let Some(this) = g.this().filter(|&this| g.still_there(this)) else { return Ok(()) };
        if g.may_with(you, Verb::Trash, this.card)? && g.trash_this(you)? {
            g.coins(you, 2)?;
        }
        Ok(())
    });
