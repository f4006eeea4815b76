use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Stonemason", 2, [Action])
    .version("pre-2022")
    .text(
        "Trash a card from hand. Gain 2 cheaper cards. When you buy this, you may overpay: gain 2 \
         Actions that each cost what you overpaid.",
    )
    .play(split)
    .ability(Ability::when(Trigger::Buy, "overpay", always, |g, t| {
        let overpaid = g.overpay(t.you)?;
        gain_actions(g, t.you, overpaid.coins, overpaid.potions)
    }));

pub static CARD: Card = card("Stonemason", 2, [Action])
    .version("2022")
    .text(
        "Trash a card from hand. Gain 2 cheaper cards. Overpay: when you gain this, gain 2 Actions \
         that each cost what you overpaid.",
    )
    .may_overpay()
    .play(split)
    .ability(Ability::when(
        Trigger::Gain,
        "2 Actions that cost what was overpaid",
        |_, t| !t.event.overpaid.is_nothing(),
        |g, t| gain_actions(g, t.you, t.event.overpaid.coins, t.event.overpaid.potions),
    ));

fn split(g: &mut Game<'_>, you: Player) -> Flow {
    let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
    for _ in 0..2 {
        let cost = g.cost_of(trashed);
        g.gain_costing_less_than(you, cost)?;
    }
    Ok(())
}

fn gain_actions(g: &mut Game<'_>, you: Player, coins: u16, potions: u16) -> Flow {
    if coins + potions == 0 {
        return Ok(());
    }
    let same = |part: u8, paid: u16| u16::from(part) == paid;
    for _ in 0..2 {
        let actions = g.supply_where(|s, kind| {
            let cost = s.cost(kind);
            s.types(kind).has(Action)
                && same(cost.coins, coins)
                && same(cost.potions, potions)
                && cost.debt == 0
        });
        g.gain_one_of(you, actions, Zone::Discard(you))?;
    }
    Ok(())
}
