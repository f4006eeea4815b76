use fief_engine::prelude::*;

pub static CARD: Card = card("Sailor", 4, [Action, Duration])
    .text(
        "+1 Action. Once this turn, when you gain a Duration, you may play it. At the start of your next \
         turn, +$2, and you may trash a card from hand.",
    )
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        g.each_time_this_turn(you, &PLAY_IT);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static PLAY_IT: Ability = Ability::when(
    Trigger::Gain,
    "play it",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| {
        if let Some(row) = t.later {
            g.end_later(row.id);
        }
        g.play_tracked(t.you, t.event.subject().card).done()
    },
)
.about([Duration])
.optional();

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$2, and you may trash a card", always, |g, t| {
        g.coins(t.you, 2)?;
        g.may_trash_from_hand(t.you, any_card).done()
    });
