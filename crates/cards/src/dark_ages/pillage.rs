use fief_engine::prelude::*;

use super::spoils;

pub static PRE_2019: Card = pillage()
    .version("pre-2019")
    .text(
        "Trash this. The others with 5 or more cards in hand each reveal their hand and discard \
         a card that you pick. Gain 2 Spoils.",
    )
    .play(|g, you| {
        g.trash_this(you)?;
        g.attack(you, |g, victim| pick_from_hand(g, you, victim))?;
        gain_spoils(g, you)
    });

pub static CARD: Card = pillage()
    .version("2019")
    .text(
        "Trash this. If you did, gain 2 Spoils, and the others with 5 or more cards in hand each \
         reveal their hand and discard a card that you pick.",
    )
    .play(|g, you| {
        if !g.trash_this(you)? {
            return Ok(());
        }
        gain_spoils(g, you)?;
        g.attack(you, |g, victim| pick_from_hand(g, you, victim))
    });

const fn pillage() -> Card {
    card("Pillage", 5, [Action, Attack]).setup(|b| b.outside_pile(&spoils::CARD))
}

fn gain_spoils(g: &mut Game<'_>, you: Player) -> Flow {
    g.gain(you, &spoils::CARD)?;
    g.gain(you, &spoils::CARD).done()
}

fn pick_from_hand(g: &mut Game<'_>, you: Player, victim: Player) -> Flow {
    if g.state().hand_size(victim) < 5 {
        return Ok(());
    }
    g.reveal_hand(victim)?;
    let picked = g.choose_cards(you, Verb::Discard, Zone::Hand(victim), exactly(1), any_card)?;
    g.discard(victim, &picked)
}
