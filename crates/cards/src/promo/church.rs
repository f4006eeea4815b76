use fief_engine::prelude::*;

pub static CARD: Card = card("Church", 3, [Action, Duration])
    .text(
        "+1 Action. Set aside up to 3 cards from hand face down. At the start of your next turn, put \
         them into your hand; then you may trash a card from hand.",
    )
    .actions(1)
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(3), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "take the set-aside cards, then trash", always, |g, t| {
        g.take_set_aside(t.you, ALL)?;
        g.may_trash_from_hand(t.you, any_card).done()
    });
