use fief_engine::prelude::*;

pub static CARD: Card = card("Warlord", 5, [Action, Duration, Attack, Clash])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Action. At the start of your next turn, +2 Cards. Until then, the others can't play an Action from hand \
         of which they have 2 or more copies in play.",
    )
    .actions(1)
    .play(|g, you| {
        g.until_next_turn(you, &NO_THIRD_COPY);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NO_THIRD_COPY: Ongoing =
    Ongoing::forbids_playing("no Action with 2 copies in play can be played", |s, its, kind| {
        let Some(player) = its.holder else { return false };
        let in_play = s.cards().kinds_in(Zone::InPlay(player));
        s.types_for(kind, Some(player)).has(Action)
            && in_play.filter(|&other| other == kind).count() >= 2
    })
    .on_others();

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
