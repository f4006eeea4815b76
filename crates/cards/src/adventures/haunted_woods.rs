use fief_engine::prelude::*;

pub static PRE_2022: Card = haunted_woods()
    .version("pre-2022")
    .text(
        "At the start of your next turn, +3 Cards. Until then, when another player buys a card, \
         they put their hand onto their deck in any order.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &WHEN_BUY);
        Ok(())
    });

pub static CARD: Card = haunted_woods()
    .version("2022")
    .text(
        "At the start of your next turn, +3 Cards. Until then, when another player gains a card \
         that they bought, they put their hand onto their deck in any order.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &WHEN_GAIN);
        Ok(())
    });

const fn haunted_woods() -> Card {
    card("Haunted Woods", 5, [Action, Attack, Duration])
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+3 Cards", always, |g, t| g.cards(t.you, 3));

static WHEN_BUY: Ability =
    Ability::when(Trigger::Buy, "put your hand onto your deck", always, topdeck_hand).on_others();

static WHEN_GAIN: Ability = Ability::when(
    Trigger::Gain,
    "put your hand onto your deck",
    |_, t| t.event.bought,
    topdeck_hand,
)
.on_others();

fn topdeck_hand(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    let hand: Handful = g.state().cards().in_zone(Zone::Hand(t.you)).collect();
    g.topdeck(t.you, &hand)
}
