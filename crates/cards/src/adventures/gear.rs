use fief_engine::prelude::*;

pub static CARD: Card = card("Gear", 3, [Action, Duration])
    .text(
        "+2 Cards. Set aside up to 2 cards from hand face down. At the start of your next turn, \
         put them into your hand.",
    )
    .cards(2)
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(2), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        if !cards.is_empty() {
            g.at_start_of_next_turn(you, &TAKE_THEM);
        }
        Ok(())
    });

static TAKE_THEM: Ability =
    Ability::when(Trigger::TurnStart, "put the set-aside cards into your hand", always, |g, t| {
        g.take_set_aside(t.you, ALL)
    });
