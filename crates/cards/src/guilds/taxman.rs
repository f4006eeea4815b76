use fief_engine::prelude::*;

pub static CARD: Card = card("Taxman", 4, [Action, Attack])
    .text(
        "You may trash a Treasure from hand. The others with 5 or more cards in hand each discard a \
         copy of it, or show that they have none. Gain onto your deck a Treasure that costs at most \
         $3 more than it.",
    )
    .play(|g, you| {
        let trashed = g.may_trash_from_hand(you, |s, card| s.is(card, Treasure))?;
        let Some(trashed) = trashed else { return Ok(()) };
        let kind = g.state().kind(trashed);
        g.attack(you, |g, victim| tax(g, victim, kind))?;
        let limit = g.cost_of(trashed).plus(3);
        let treasures =
            g.supply_where(|s, kind| s.types(kind).has(Treasure) && s.cost(kind) <= limit);
        g.gain_one_of(you, treasures, Zone::Deck(you)).done()
    });

fn tax(g: &mut Game<'_>, victim: Player, kind: Kind) -> Flow {
    if g.state().hand_size(victim) < 5 {
        return Ok(());
    }
    match g.state().cards().copy_in(Zone::Hand(victim), kind) {
        Some(_) => {
            let is_copy = |s: &State, card| s.kind(card) == kind;
            g.discard_from_hand_where(victim, exactly(1), is_copy).done()
        }
        None => g.reveal_hand(victim),
    }
}
