use fief_engine::prelude::*;

pub static CARD: Card = card("Grotto", 2, [Action, Duration])
    .text(
        "+1 Action. Set aside up to 4 cards from hand face down. At the start of your next turn, \
         discard them, then draw as many.",
    )
    .actions(1)
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(4), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        if !cards.is_empty() {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "discard the cards, and draw as many", always, |g, t| {
        let cards = g.set_aside_here();
        g.discard(t.you, &cards)?;
        g.draw(t.you, cards.len())
    });
