use fief_engine::prelude::*;

pub static CARD: Card = card("Flagship", 4, [Action, Duration, Command])
    .text("+$2. The next time you play a non-Command Action, play it again.")
    .coins(2)
    .play(|g, you| {
        g.next_time(you, &REPLAY);
        Ok(())
    });

static REPLAY: Ability = Ability::when(
    Trigger::AfterPlay,
    "play it again",
    |s, t| {
        // A card that was already being played when Flagship was played is not the next (Flagship/7); a card counts as
        // played before it is resolved (Flagship/8).
        t.by_you()
            && is_ordinary(t.event.subject().types)
            && t.later.is_some_and(|row| s.is_next_play_of(t.event, &row, is_ordinary))
    },
    |g, t| {
        if let Some(play) = t.event.play {
            g.play_again(t.you, play)?;
        }
        Ok(())
    },
)
.about([Action]);

fn is_ordinary(types: Types) -> bool {
    types.has(Action) && !types.has(Command)
}
