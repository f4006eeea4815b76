use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static PRE_2022: Card = swamp_hag()
    .version("pre-2022")
    .text(
        "At the start of your next turn, +$3. Until then, when another player buys a card, they first \
         gain a Curse.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &WHEN_BUY);
        Ok(())
    });

pub static CARD: Card = swamp_hag()
    .version("2022")
    .text(
        "At the start of your next turn, +$3. Until then, when another player gains a card that they \
         bought, they gain a Curse.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &WHEN_GAIN);
        Ok(())
    });

const fn swamp_hag() -> Card {
    card("Swamp Hag", 5, [Action, Attack, Duration]).gives_coins()
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$3", always, |g, t| g.coins(t.you, 3));

static WHEN_BUY: Ability =
    Ability::when(Trigger::Buy, "gain a Curse", always, |g, t| g.gain(t.you, &curse::CARD).done())
        .on_others();

static WHEN_GAIN: Ability = Ability::when(
    Trigger::Gain,
    "gain a Curse",
    |_, t| t.event.bought,
    |g, t| g.gain(t.you, &curse::CARD).done(),
)
.on_others();
