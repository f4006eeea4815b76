use fief_engine::prelude::*;

pub static CARD: Card = card("Rebuild", 5, [Action])
    .text(
        "+1 Action. Name a card. Reveal cards from your deck until one is a Victory card that \
         you did not name. Discard the others, trash it, and gain a Victory card that costs at \
         most $3 more.",
    )
    .actions(1)
    .play(|g, you| {
        let named = g.name_card(you)?;
        let wanted = |s: &State, card| s.is(card, Victory) && Some(s.kind(card)) != named;
        let (found, others) = g.dig_for(you, wanted)?;
        g.discard(you, &others)?;
        let Some(trashed) = found else { return Ok(()) };
        g.trash(you, &[trashed])?;
        let limit = g.cost_of(trashed).plus(3);
        let victory = g.supply_where(|s, kind| s.types(kind).has(Victory) && s.cost(kind) <= limit);
        g.gain_one_of(you, victory, Zone::Discard(you)).done()
    });
