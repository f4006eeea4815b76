use fief_engine::prelude::*;

pub static CARD: Card = card("Taskmaster", 3, [Action, Duration])
    .text(
        "+1 Action, +$1, and if you gain a card that costs exactly $5 this turn, do all of this again at the start \
         of your next turn.",
    )
    .gives_coins()
    .play(work);

fn work(g: &mut Game<'_>, you: Player) -> Flow {
    g.actions(you, 1)?;
    g.coins(you, 1)?;
    g.next_time_this_turn(you, &FIVE_GAINED);
    Ok(())
}

static FIVE_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "repeat it at the start of your next turn",
    |_, t| t.by_you() && t.event.subject().cost == Cost::coins(5),
    |g, t| {
        g.at_start_of_next_turn(t.you, &REPEAT);
        Ok(())
    },
)
// A Taskmaster that is played because of a gain can answer that gain (Taskmaster/9).
.in_time();

static REPEAT: Ability =
    Ability::when(Trigger::TurnStart, "+1 Action, +$1, and perhaps again", always, |g, t| {
        work(g, t.you)
    });
