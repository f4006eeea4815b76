use fief_engine::prelude::*;

pub static CARD: Card = card("Gladiator", 3, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+$2. Reveal a card from hand. Unless the player to your left reveals a copy of it from \
         hand, +$1 and trash a Gladiator from the Supply.",
    )
    .coins(2)
    .play(|g, you| {
        if is_answered(g, you)? {
            return Ok(());
        }
        g.coins(you, 1)?;
        // Only a Gladiator on top of its pile can be trashed (Gladiator/4).
        if let Some(gladiator) = g.state().pile_of(&CARD).and_then(|pile| g.state().top_of(pile)) {
            g.trash(you, &[gladiator])?;
        }
        Ok(())
    });

/// Reveals a card, and returns whether the player to the left reveals a copy.
fn is_answered(g: &mut Game<'_>, you: Player) -> Flow<bool> {
    let hand = Zone::Hand(you);
    let Some(shown) = g.choose_card(you, Verb::Reveal, hand, exactly(1), any_card)? else {
        return Ok(false);
    };
    g.reveal(you, shown)?;
    let left = g.state().left_of(you);
    let kind = g.state().kind(shown);
    let copy = |s: &State, card| s.kind(card) == kind;
    let answer = g.choose_card(left, Verb::Reveal, Zone::Hand(left), up_to(1), copy)?;
    if let Some(card) = answer {
        g.reveal(left, card)?;
    }
    Ok(answer.is_some())
}
