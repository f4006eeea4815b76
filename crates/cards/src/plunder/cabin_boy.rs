use fief_engine::prelude::*;

pub static CARD: Card = card("Cabin Boy", 4, [Action, Duration])
    .text(
        "+1 Card, +1 Action. At the start of your next turn, choose one: +$2; or trash this, to gain \
         a Duration.",
    )
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$2, or trash this to gain a Duration", always, |g, t| {
        for option in g.choose_options(t.you, 1, &["+$2", "trash this to gain a Duration"])? {
            match option {
                0 => g.coins(t.you, 2)?,
                _ => grow_up(g, t.you)?,
            }
        }
        Ok(())
    });

fn grow_up(g: &mut Game<'_>, you: Player) -> Flow {
    if g.trash_this(you)? {
        let durations = g.supply_where(|s, kind| s.types(kind).has(Duration));
        g.gain_one_of(you, durations, Zone::Discard(you))?;
    }
    Ok(())
}
