use fief_engine::prelude::*;

pub static CARD: Card = card("Harbor Village", 4, [Action])
    .text("+1 Card, +2 Actions. After the next Action you play this turn: +$1 if it gave you +$.")
    .cards(1)
    .actions(2)
    .gives_coins()
    .play(|g, you| {
        g.next_time_this_turn(you, &AFTER_NEXT);
        Ok(())
    });

static AFTER_NEXT: Ability = Ability::when(
    Trigger::AfterPlay,
    "+$1 if it gave +$",
    |s, t| t.by_you() && t.later.is_some_and(|row| s.is_next_play_of(t.event, &row, is_action)),
    |g, t| {
        let gave = t.event.play.is_some_and(|play| g.state().play(play).gave_coins);
        if gave { g.coins(t.you, 1) } else { Ok(()) }
    },
)
.about([Action]);

fn is_action(types: Types) -> bool {
    types.has(Action)
}
