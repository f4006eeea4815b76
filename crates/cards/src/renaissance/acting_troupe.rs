use fief_engine::prelude::*;

pub static CARD: Card =
    card("Acting Troupe", 3, [Action]).text("+4 Villagers. Trash this.").play(|g, you| {
        g.villagers(you, 4)?;
        g.trash_this(you)?;
        Ok(())
    });
