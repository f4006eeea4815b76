use fief_engine::prelude::*;

pub static CARD: Card = card("Cargo Ship", 3, [Action, Duration])
    .text(
        "+$2. Once this turn, when you gain a card, you may set it aside face up. At the start of your \
         next turn, put it into your hand.",
    )
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &LOAD);
        Ok(())
    });

static LOAD: Ability = Ability::when(
    Trigger::Gain,
    "set it aside",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| {
        if let Some(row) = t.later {
            g.end_later(row.id);
        }
        g.set_aside_for_later(t.you, &[t.event.subject().card.card], false);
        g.at_start_of_next_turn(t.you, &UNLOAD);
        Ok(())
    },
)
.optional();

static UNLOAD: Ability =
    Ability::when(Trigger::TurnStart, "put the set-aside card into your hand", always, |g, t| {
        let aside = g.set_aside_here();
        g.take(t.you, &aside)
    });
