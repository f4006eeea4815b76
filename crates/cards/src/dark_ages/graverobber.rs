use fief_engine::prelude::*;

pub static CARD: Card = card("Graverobber", 5, [Action])
    .text(
        "Choose one: gain a card costing $3 to $6 from the trash onto your deck, or trash an Action \
         from hand and gain a card costing up to $3 more.",
    )
    .play(|g, you| {
        let options = ["gain a card from the trash", "trash an Action from hand"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                rob(g, you)?;
            } else if let Some(&trashed) =
                g.trash_from_hand(you, exactly(1), |s, card| s.is(card, Action))?.first()
            {
                let cost = g.cost_of(trashed).plus(3);
                g.gain_costing_up_to(you, cost)?;
            }
        }
        Ok(())
    });

fn rob(g: &mut Game<'_>, you: Player) -> Flow {
    let wanted = |s: &State, card| s.costs_from(s.kind(card), 3, 6);
    if let Some(card) = g.choose_card(you, Verb::Gain, Zone::Trash, exactly(1), wanted)? {
        g.gain_card(you, card, Zone::Deck(you))?;
    }
    Ok(())
}
