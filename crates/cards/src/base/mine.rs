use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Mine", 5, [Action])
    .version("1st edition")
    .text("Trash a Treasure from hand. Gain to hand a Treasure that costs at most $3 more.")
    .play(|g, you| mine(g, you, exactly(1)));

pub static CARD: Card = card("Mine", 5, [Action])
    .version("2nd edition")
    .text(
        "You may trash a Treasure from hand to gain, to hand, a Treasure that costs at most \
         $3 more.",
    )
    .play(|g, you| mine(g, you, up_to(1)));

fn mine(g: &mut Game<'_>, you: Player, many: HowMany) -> Flow {
    let trashed = g.trash_from_hand(you, many, |s, card| s.is(card, Treasure))?;
    let Some(&card) = trashed.first() else { return Ok(()) };
    let limit = g.cost_of(card).plus(3);
    let treasures = g.supply_where(|s, kind| s.types(kind).has(Treasure) && s.cost(kind) <= limit);
    g.gain_one_of(you, treasures, Zone::Hand(you))?;
    Ok(())
}
