use fief_engine::prelude::*;

pub static CARD: Card = card("Haven", 2, [Action, Duration])
    .text(
        "+1 Card, +1 Action. Set aside a card from hand face down. At the start of your next turn, put \
         it into your hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), exactly(1), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        if !cards.is_empty() {
            g.at_start_of_next_turn(you, &TAKE_IT);
        }
        Ok(())
    });

static TAKE_IT: Ability =
    Ability::when(Trigger::TurnStart, "put the set-aside card into your hand", always, |g, t| {
        g.take_set_aside(t.you, ALL)
    });
