use fief_engine::prelude::*;

pub static PRE_2022: Card = herbalist()
    .version("pre-2022")
    .text("+1 Buy, +$1. When you discard this from play, you may put a Treasure you have in play onto your deck.")
    .ability(Ability::when(
        Trigger::Discard,
        "put a Treasure onto your deck",
        |s, t| t.is_from_play() && s.cards().in_zone(Zone::InPlay(t.you)).any(|card| s.is(card, Treasure)),
        |g, t| {
            let is_treasure = |s: &State, card| s.is(card, Treasure);
            let in_play = Zone::InPlay(t.you);
            match g.choose_card(t.you, Verb::Topdeck, in_play, up_to(1), is_treasure)? {
                Some(card) => g.topdeck_openly(t.you, card),
                None => Ok(()),
            }
        },
    ));

pub static CARD: Card = herbalist()
    .version("2022")
    .text("+1 Buy, +$1. Once this turn, when you discard a Treasure from play, you may put it onto your deck.")
    .play(|g, you| {
        g.next_time_this_turn(you, &ONE_TREASURE);
        Ok(())
    });

const fn herbalist() -> Card {
    card("Herbalist", 2, [Action]).buys(1).coins(1)
}

static ONE_TREASURE: Ability = Ability::when(
    Trigger::Discard,
    "put it onto your deck",
    |s, t| t.is_from_play() && s.cards().still_there(t.event.cards[t.about].card),
    |g, t| g.topdeck_if_there(t.you, t.event.cards[t.about].card),
)
.about([Treasure])
.optional();
