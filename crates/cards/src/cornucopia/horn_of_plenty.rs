use fief_engine::prelude::*;

pub static CARD: Card = card("Horn of Plenty", 5, [Treasure])
    .text(
        "Gain a card that costs at most $1 per differently named card you have in play, this one too. \
         If it is a Victory card, trash this.",
    )
    .play(|g, you| {
        let in_play = g.in_play_where(you, any_card);
        let names = g.state().differently_named(&in_play);
        let gained = g.gain_costing_up_to(you, Cost::coins(names as u8))?;
        match gained {
            Some(gained) if g.state().is(gained.card, Victory) => g.trash_this(you).done(),
            _ => Ok(()),
        }
    });
