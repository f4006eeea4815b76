use fief_engine::prelude::*;

pub static CARD: Card = card("Diplomat", 4, [Action, Reaction])
    .text(
        "+2 Cards. With at most 5 cards in hand then, +2 Actions. Reaction: before another player's \
         Attack resolves, you may reveal this from a hand of 5 or more to draw 2 cards and discard 3.",
    )
    .cards(2)
    .play(|g, you| if g.state().hand_size(you) <= 5 { g.actions(you, 2) } else { Ok(()) })
    .reaction_to_attack(
        "reveal, to draw 2 cards and discard 3",
        |s, t| s.is_attack_on(t.you, t.event) && s.hand_size(t.you) >= 5,
        |g, t| {
            g.reveal_this(t)?;
            g.draw(t.you, 2)?;
            g.discard_from_hand(t.you, exactly(3))?;
            Ok(())
        },
    );
