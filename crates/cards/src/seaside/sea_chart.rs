use fief_engine::prelude::*;

pub static CARD: Card = card("Sea Chart", 3, [Action])
    .text(
        "+1 Card, +1 Action. Reveal the top card of your deck. If you have a copy of it in play, it goes \
         to your hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        for card in g.reveal_from_deck(you, 1)? {
            let kind = g.state().kind(card);
            if g.in_play_where(you, |s, other| s.kind(other) == kind).is_empty() {
                g.topdeck_openly(you, card)?;
            } else {
                g.take(you, &[card])?;
            }
        }
        Ok(())
    });
