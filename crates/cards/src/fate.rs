//! Boons and Hexes: their decks, and how a player receives one (chapter IV, Boons and Hexes).

use fief_engine::prelude::*;

use crate::sets::nocturne::{
    bad_omens, deluded, delusion, envious, envy, famine, fear, greed, haunting, locusts, miserable,
    misery, plague, poverty, the_earths_gift, the_fields_gift, the_flames_gift, the_forests_gift,
    the_moons_gift, the_mountains_gift, the_rivers_gift, the_seas_gift, the_skys_gift,
    the_suns_gift, the_swamps_gift, the_winds_gift, twice_miserable, war, will_o_wisp,
};

static BOONS: [&Card; 12] = [
    &the_earths_gift::CARD,
    &the_fields_gift::CARD,
    &the_flames_gift::CARD,
    &the_forests_gift::CARD,
    &the_moons_gift::CARD,
    &the_mountains_gift::CARD,
    &the_rivers_gift::CARD,
    &the_seas_gift::CARD,
    &the_skys_gift::CARD,
    &the_suns_gift::CARD,
    &the_swamps_gift::CARD,
    &the_winds_gift::CARD,
];

static HEXES: [&Card; 12] = [
    &bad_omens::CARD,
    &delusion::CARD,
    &envy::CARD,
    &famine::CARD,
    &fear::CARD,
    &greed::CARD,
    &haunting::CARD,
    &locusts::CARD,
    &misery::CARD,
    &plague::CARD,
    &poverty::CARD,
    &war::CARD,
];

/// The Boons that their player keeps until Clean-up.
static KEPT: [&Card; 3] = [&the_fields_gift::CARD, &the_forests_gift::CARD, &the_rivers_gift::CARD];

const BOON_DECK: &str = "Boons";
const BOON_DISCARDS: &str = "Boons discarded";
/// The pile of Boons that lie in front of players.
const BOONS_TAKEN: &str = "Boons taken";
const HEX_DECK: &str = "Hexes";
const HEX_DISCARDS: &str = "Hexes discarded";

/// Adds the Boons to a game, once, and returns their pile.
pub(crate) fn boons(b: &mut Builder<'_>) -> PileId {
    let deck = b.deck(BOON_DECK, BOONS[0], &BOONS);
    b.empty_pile(BOON_DISCARDS, BOONS[0]);
    b.empty_pile(BOONS_TAKEN, BOONS[0]);
    b.outside_pile(&will_o_wisp::CARD);
    deck
}

/// Adds the Hexes to a game, once, with the States that they bring.
pub(crate) fn hexes(b: &mut Builder<'_>) {
    b.deck(HEX_DECK, HEXES[0], &HEXES);
    b.empty_pile(HEX_DISCARDS, HEXES[0]);
    for state in [&deluded::CARD, &envious::CARD, &miserable::CARD, &twice_miserable::CARD] {
        b.bring(state);
    }
}

/// Takes the top Boon without receiving it yet.
pub(crate) fn take_boon(g: &mut Game<'_>) -> Option<CardId> {
    let boon = g.turn_over(BOON_DECK, BOON_DISCARDS)?;
    g.put_on_pile(boon, BOONS_TAKEN);
    Some(boon)
}

/// Turns over the top Boon and discards it.
pub(crate) fn discard_boon(g: &mut Game<'_>) -> Option<CardId> {
    let boon = g.turn_over(BOON_DECK, BOON_DISCARDS)?;
    g.put_on_pile(boon, BOON_DISCARDS);
    Some(boon)
}

/// Receives the next Boon.
pub(crate) fn receive_boon(g: &mut Game<'_>, you: Player) -> Flow {
    match take_boon(g) {
        Some(boon) => receive_taken(g, you, boon),
        None => Ok(()),
    }
}

/// Receives a Boon that was taken, and discards it: at once, or in the first Clean-up that occurs if the player keeps it
/// until then. One that is received in Clean-up is not kept.
pub(crate) fn receive_taken(g: &mut Game<'_>, you: Player, boon: CardId) -> Flow {
    g.receive(you, boon)?;
    let is_kept = KEPT.iter().any(|kept| g.state().is_a(boon, kept));
    if is_kept && !g.state().is_clean_up() {
        g.put_on_pile(boon, BOONS_TAKEN);
        let boon = g.track(boon);
        g.next_time(you, &DISCARD_BOON).remember(boon);
    } else {
        g.put_on_pile(boon, BOON_DISCARDS);
    }
    Ok(())
}

static DISCARD_BOON: Ability =
    Ability::when(Trigger::CleanUpStart, "discard the Boon", always, |g, t| {
        if let Some(boon) = t.remembered() {
            g.put_on_pile(boon.card, BOON_DISCARDS);
        }
        Ok(())
    })
    .any_order();

/// Turns over the next Hex; each other player whom the Attack affects receives it.
pub(crate) fn others_receive_hex(g: &mut Game<'_>, you: Player) -> Flow {
    let Some(hex) = g.turn_over(HEX_DECK, HEX_DISCARDS) else { return Ok(()) };
    g.put_on_pile(hex, HEX_DISCARDS);
    g.attack(you, |g, victim| g.receive(victim, hex))
}

/// Receives the next Hex.
pub(crate) fn receive_hex(g: &mut Game<'_>, you: Player) -> Flow {
    let Some(hex) = g.turn_over(HEX_DECK, HEX_DISCARDS) else { return Ok(()) };
    g.put_on_pile(hex, HEX_DISCARDS);
    g.receive(you, hex)
}
