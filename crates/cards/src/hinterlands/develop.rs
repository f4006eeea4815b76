use fief_engine::prelude::*;

pub static CARD: Card = card("Develop", 3, [Action])
    .text(
        "Trash a card from hand. Gain onto your deck, in either order, a card that costs exactly $1 \
         more and one that costs exactly $1 less.",
    )
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let (dearer, cheaper) = (costing(g, trashed, 1), costing(g, trashed, -1));
        let Some(first) = g.choose_pile(you, Verb::Gain, dearer.union(cheaper))? else {
            return Ok(());
        };
        g.gain_from_pile(you, first, Zone::Deck(you))?;
        // The first gain may have changed costs (Develop/3).
        let second = costing(g, trashed, if dearer.contains(first) { -1 } else { 1 });
        g.gain_one_of(you, second, Zone::Deck(you)).done()
    });

/// The piles whose card costs `difference` coins more than `other`, and is equal in Potions and Debt.
fn costing(g: &Game<'_>, other: CardId, difference: i8) -> PileSet {
    let cost = g.cost_of(other);
    let Some(coins) = cost.coins.checked_add_signed(difference) else { return PileSet::NONE };
    g.supply_where(|s, kind| s.cost(kind) == Cost { coins, ..cost })
}
