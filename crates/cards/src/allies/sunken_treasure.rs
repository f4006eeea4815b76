use fief_engine::prelude::*;

pub static CARD: Card = card("Sunken Treasure", 5, [Treasure, Odyssey])
    .split_member(PileSize::Fixed(4))
    .text("Gain an Action that you have no copy of in play.")
    .play(|g, you| {
        let actions = g.supply_where(|s, kind| {
            let mut in_play = s.cards().in_zone(Zone::InPlay(you));
            s.types(kind).has(Action) && !in_play.any(|card| s.is_copy_of(kind, s.card(card)))
        });
        g.gain_one_of(you, actions, Zone::Discard(you))?;
        Ok(())
    });
