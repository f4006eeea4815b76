use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Barbarian", 5, [Action, Attack])
    .text(
        "+$2. The others each trash the top card of their deck. If it costs $3 or more, they gain a cheaper card \
         that shares a type with it, otherwise a Curse.",
    )
    .coins(2)
    .play(|g, you| g.attack(you, raid));

fn raid(g: &mut Game<'_>, victim: Player) -> Flow {
    let trashed = g.trash_from_deck(victim)?;
    let dear = trashed.filter(|&card| Cost::coins(3) <= g.cost_of(card));
    let Some(card) = dear else { return g.gain(victim, &curse::CARD).done() };
    let (cost, types) = (g.cost_of(card), g.state().types_of(card));
    let alike = g.supply_where(|s, kind| s.cost(kind) < cost && s.types(kind).intersects(types));
    g.gain_one_of(victim, alike, Zone::Discard(victim)).done()
}
