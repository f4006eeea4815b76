use fief_engine::prelude::*;

pub static CARD: Card = card("Research", 4, [Action, Duration])
    .text(
        "+1 Action. Trash a card from hand. For each $1 that it costs, set aside a card from your deck \
         face down. At the start of your next turn, put those into your hand.",
    )
    .actions(1)
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        for _ in 0..g.cost_of(trashed).coins {
            let top = g.next_card(you)?;
            g.set_aside_for_later(you, top.as_slice(), true);
        }
        if !g.set_aside_here().is_empty() {
            g.at_start_of_next_turn(you, &TAKE_THEM);
        }
        Ok(())
    });

static TAKE_THEM: Ability =
    Ability::when(Trigger::TurnStart, "put the set-aside cards into your hand", always, |g, t| {
        g.take_set_aside(t.you, ALL)
    });
