use fief_engine::prelude::*;

use super::ruins;

pub static PRE_2019: Card = death_cart()
    .version("pre-2019")
    .text(
        "+$5. You may trash an Action from hand. If you did not, trash this. When you gain this, \
         gain 2 Ruins.",
    )
    .coins(5)
    .play(|g, you| {
        if g.may_trash_from_hand(you, |s, card| s.is(card, Action))?.is_none() {
            g.trash_this(you)?;
        }
        Ok(())
    });

pub static CARD: Card = death_cart()
    .version("2019")
    .text("You may trash this, or an Action from hand, for +$5. When you gain this, gain 2 Ruins.")
    .gives_coins()
    .play(|g, you| {
        let trashes = match choose(g, you)? {
            THIS => g.trash_this(you)?,
            ANOTHER => {
                !g.trash_from_hand(you, exactly(1), |s, card| s.is(card, Action))?.is_empty()
            }
            _ => false,
        };
        if trashes { g.coins(you, 5) } else { Ok(()) }
    });

const fn death_cart() -> Card {
    card("Death Cart", 4, [Action, Looter]).ability(Ability::when(
        Trigger::Gain,
        "gain 2 Ruins",
        always,
        |g, t| {
            ruins::gain(g, t.you)?;
            ruins::gain(g, t.you).done()
        },
    ))
}

const THIS: &str = "trash this";
const ANOTHER: &str = "trash an Action from hand";
const NOTHING: &str = "no";

/// Chooses what to trash, of the cards that are there.
fn choose(g: &mut Game<'_>, you: Player) -> Flow<&'static str> {
    let mut options = Vec::new();
    if g.this().is_some_and(|this| g.still_there(this)) {
        options.push(THIS);
    }
    if !g.in_hand_where(you, |s, card| s.is(card, Action)).is_empty() {
        options.push(ANOTHER);
    }
    options.push(NOTHING);
    Ok(options[g.choose_option(you, &options)?])
}
