use fief_engine::prelude::*;

pub static CARD: Card = card("Lurker", 2, [Action])
    .text(
        "+1 Action. Choose one: trash an Action from the Supply, or gain an Action from the trash.",
    )
    .actions(1)
    .play(|g, you| {
        let options = ["trash an Action from the Supply", "gain an Action from the trash"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                trash_from_supply(g, you)?;
            } else {
                gain_from_trash(g, you)?;
            }
        }
        Ok(())
    });

fn trash_from_supply(g: &mut Game<'_>, you: Player) -> Flow {
    let actions = g.supply_where(|s, kind| s.types(kind).has(Action));
    let pile = g.choose_pile(you, Verb::Trash, actions)?;
    let top = pile.and_then(|pile| g.state().top_of(pile));
    g.trash(you, top.as_slice())
}

fn gain_from_trash(g: &mut Game<'_>, you: Player) -> Flow {
    let is_action = |s: &State, card| s.is(card, Action);
    match g.choose_card(you, Verb::Gain, Zone::Trash, exactly(1), is_action)? {
        Some(card) => g.gain_card(you, card, Zone::Discard(you)).done(),
        None => Ok(()),
    }
}
