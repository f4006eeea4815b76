use fief_engine::prelude::*;

pub static CARD: Card = card("Caravan Guard", 3, [Action, Duration, Reaction])
    .text(
        "+1 Card, +1 Action. At the start of your next turn, +$1. Reaction: before another player's \
         Attack resolves, you may play this from hand.",
    )
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
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

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$1", always, |g, t| g.coins(t.you, 1));
