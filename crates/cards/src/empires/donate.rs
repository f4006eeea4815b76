use fief_engine::prelude::*;

pub static PRE_2021: Card = event("Donate", 0)
    .debt(8)
    .version("pre-2021")
    .text(
        "After this turn, put your deck and discard pile into your hand, trash any number of cards, \
         shuffle your hand into your deck, then draw 5 cards.",
    )
    .play(|g, you| {
        g.next_time(you, &AFTER_TURN);
        Ok(())
    });

pub static OF_2021: Card = event("Donate", 0)
    .debt(8)
    .version("2021")
    .text(
        "At the end of this turn, put your deck and discard pile into your hand, trash any number of \
         cards, shuffle your hand into your deck, then draw 5 cards.",
    )
    .play(|g, you| {
        g.at_end_of_turn(you, &END_OF_TURN);
        Ok(())
    });

pub static CARD: Card = event("Donate", 0)
    .debt(8)
    .version("2022")
    .text(
        "At the start of your next turn, first, put your deck and discard pile into your hand, trash \
         any number of cards, shuffle your hand into your deck, then draw 5 cards.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

const WHAT: &str = "trash any number of your cards";

static AFTER_TURN: Ability =
    Ability::when(Trigger::AfterTurn, WHAT, always, |g, t| donate(g, t.you));

static END_OF_TURN: Ability =
    Ability::when(Trigger::TurnEnd, WHAT, always, |g, t| donate(g, t.you));

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnFirst, WHAT, always, |g, t| donate(g, t.you));

fn donate(g: &mut Game<'_>, you: Player) -> Flow {
    let cards = g.state().cards();
    let piles = cards.in_zone(Zone::Deck(you)).chain(cards.in_zone(Zone::Discard(you)));
    let all: Handful = piles.collect();
    g.take_unseen(you, &all)?;
    g.trash_from_hand(you, ANY_NUMBER, any_card)?;
    let hand: Handful = g.state().cards().in_zone(Zone::Hand(you)).collect();
    g.shuffle_into_deck(you, &hand)?;
    g.draw(you, 5)
}
