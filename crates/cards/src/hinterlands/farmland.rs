use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Farmland", 6, [Victory])
    .version("pre-2022")
    .text(
        "2 VP. When you buy this, trash a card from hand and gain one that costs exactly $2 more.",
    )
    .worth(2)
    .ability(Ability::when(Trigger::Buy, "trash a card for a better one", always, |g, t| {
        cultivate(g, t.you, |_, _| true)
    }));

pub static CARD: Card = card("Farmland", 6, [Victory])
    .version("2022")
    .text(
        "2 VP. When you gain this, trash a card from hand and gain one that costs exactly $2 more and \
         is no Farmland.",
    )
    .worth(2)
    .ability(Ability::when(Trigger::Gain, "trash a card for a better one", always, |g, t| {
        cultivate(g, t.you, |s, kind| !s.is_copy_of(kind, &CARD))
    }));

fn cultivate(g: &mut Game<'_>, you: Player, allowed: fn(&State, Kind) -> bool) -> Flow {
    let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
    let cost = g.cost_of(trashed).plus(2);
    let dearer = g.supply_where(|s, kind| s.cost(kind) == cost && allowed(s, kind));
    g.gain_one_of(you, dearer, Zone::Discard(you)).done()
}
