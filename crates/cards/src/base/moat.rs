use fief_engine::prelude::*;

pub static CARD: Card = card("Moat", 2, [Action, Reaction])
    .text(
        "+2 Cards. Reaction: before another player's Attack resolves, you may reveal this \
         from hand; that Attack does not affect you.",
    )
    .cards(2)
    .reaction_to_attack(
        "reveal, to be unaffected",
        |s, t| s.is_attack_on(t.you, t.event) && !s.is_unaffected(t.you, t.event),
        |g, t| {
            g.reveal_this(t);
            g.be_unaffected(t.you, t.event);
            Ok(())
        },
    );
