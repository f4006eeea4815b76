use fief_engine::prelude::*;

pub static PRE_2022: Card = forum()
    .version("pre-2022")
    .text("+3 Cards, +1 Action. Discard 2 cards. When you buy this, +1 Buy.")
    .ability(Ability::when(Trigger::Buy, "+1 Buy", always, |g, t| g.buys(t.you, 1)));

pub static CARD: Card = forum()
    .version("2022")
    .text("+3 Cards, +1 Action. Discard 2 cards. When you gain this, +1 Buy.")
    .ability(Ability::when(Trigger::Gain, "+1 Buy", always, |g, t| g.buys(t.you, 1)));

const fn forum() -> Card {
    card("Forum", 5, [Action])
        .cards(3)
        .actions(1)
        .play(|g, you| g.discard_from_hand(you, exactly(2)).done())
}
