use fief_engine::prelude::*;

pub static CARD: Card = card("Ironworks", 4, [Action])
    .text(
        "Gain a card that costs at most $4. For each of its types: Action, +1 Action; Treasure, +$1; \
         Victory, +1 Card.",
    )
    .gives_coins()
    .play(|g, you| {
        let Some(gained) = g.gain_costing_up_to(you, Cost::coins(4))? else { return Ok(()) };
        let types = g.state().types_of(gained.card);
        if types.has(Action) {
            g.actions(you, 1)?;
        }
        if types.has(Treasure) {
            g.coins(you, 1)?;
        }
        if types.has(Victory) {
            g.cards(you, 1)?;
        }
        Ok(())
    });
