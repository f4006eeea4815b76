use fief_engine::prelude::*;

pub static CARD: Card = card("Sycophant", 2, [Action, Liaison])
    .text("+1 Action. Discard 3 cards. If you discarded any, +$3. When you gain or trash this, +2 Favors.")
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, exactly(3))?;
        if discarded.is_empty() { Ok(()) } else { g.coins(you, 3) }
    })
    .ability(Ability::when(Trigger::Gain, "+2 Favors", always, |g, t| g.favors(t.you, 2)))
    .ability(Ability::when(Trigger::Trash, "+2 Favors", always, |g, t| g.favors(t.you, 2)));
