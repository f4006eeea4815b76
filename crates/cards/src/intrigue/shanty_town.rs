use fief_engine::prelude::*;

pub static CARD: Card = card("Shanty Town", 3, [Action])
    .text("+2 Actions. Reveal your hand. If there is no Action in it, +2 Cards.")
    .actions(2)
    .play(|g, you| {
        g.reveal_hand(you)?;
        if has_actions(g.state(), you) { Ok(()) } else { g.cards(you, 2) }
    });

fn has_actions(s: &State, you: Player) -> bool {
    s.cards().in_zone(Zone::Hand(you)).any(|card| s.is(card, Action))
}
