use fief_engine::prelude::*;

pub static CARD: Card = card("Tribute", 5, [Action])
    .text(
        "The player to your left reveals and discards 2 cards from their deck. For each name among \
         them: Action, +2 Actions; Treasure, +$2; Victory, +2 Cards.",
    )
    .gives_coins()
    .play(|g, you| {
        let left = g.state().left_of(you);
        let revealed = g.reveal_from_deck(left, 2)?;
        let mut shown: Vec<(Kind, Types)> =
            revealed.iter().map(|&card| (g.state().kind(card), g.state().types_of(card))).collect();
        shown.dedup_by_key(|&mut (kind, _)| kind);
        g.discard(left, &revealed)?;
        for (_, types) in shown {
            reward(g, you, types)?;
        }
        Ok(())
    });

/// Gives the bonus for each of these types (Tribute/1).
fn reward(g: &mut Game<'_>, you: Player, types: Types) -> Flow {
    if types.has(Action) {
        g.actions(you, 2)?;
    }
    if types.has(Treasure) {
        g.coins(you, 2)?;
    }
    if types.has(Victory) {
        g.cards(you, 2)?;
    }
    Ok(())
}
