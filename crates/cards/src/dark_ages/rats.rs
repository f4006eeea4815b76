use fief_engine::prelude::*;

pub static CARD: Card = card("Rats", 4, [Action])
    .pile_of(20)
    .text(
        "+1 Card, +1 Action. Gain a Rats. Trash a card from hand that is no Rats, or reveal a hand \
         of nothing else. When you trash this, +1 Card.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.gain(you, &CARD)?;
        let trashed = g.trash_from_hand(you, exactly(1), |s, card| !s.is_a(card, &CARD))?;
        if trashed.is_empty() {
            g.reveal_hand(you)?;
        }
        Ok(())
    })
    .ability(Ability::when(Trigger::Trash, "+1 Card", always, |g, t| g.cards(t.you, 1)));
