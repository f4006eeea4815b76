use fief_engine::prelude::*;

pub static CARD: Card = card("Guard Dog", 3, [Action, Reaction])
    .text(
        "+2 Cards. With at most 5 cards in hand, +2 Cards. Reaction: before another player's Attack \
         resolves, you may play this from hand.",
    )
    .cards(2)
    .play(|g, you| if g.state().hand_size(you) <= 5 { g.cards(you, 2) } else { Ok(()) })
    .ability(
        Ability::reaction(
            Trigger::BeforePlay,
            "play it",
            |s, t| s.is_attack_on(t.you, t.event),
            |g, t| g.play_itself(t).done(),
        )
        .about([Attack])
        .plays_itself(),
    );
