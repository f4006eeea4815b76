// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod baron;
pub mod bridge;
pub mod conspirator;
pub mod coppersmith;
pub mod courtier;
pub mod courtyard;
pub mod diplomat;
pub mod duke;
pub mod great_hall;
pub mod harem;
pub mod ironworks;
pub mod lurker;
pub mod masquerade;
pub mod mill;
pub mod mining_village;
pub mod minion;
pub mod nobles;
pub mod patrol;
pub mod pawn;
pub mod replace;
pub mod saboteur;
pub mod scout;
pub mod secret_chamber;
pub mod secret_passage;
pub mod shanty_town;
pub mod steward;
pub mod swindler;
pub mod torturer;
pub mod trading_post;
pub mod tribute;
pub mod upgrade;
pub mod wishing_well;

pub(crate) static CARDS: &[&Card] = &[
    &baron::CARD,
    &bridge::CARD,
    &conspirator::CARD,
    &coppersmith::CARD,
    &courtier::CARD,
    &courtyard::CARD,
    &diplomat::CARD,
    &duke::CARD,
    &great_hall::CARD,
    &harem::CARD,
    &ironworks::CARD,
    &lurker::CARD,
    &masquerade::FIRST_EDITION,
    &masquerade::CARD,
    &mill::CARD,
    &mining_village::CARD,
    &minion::CARD,
    &nobles::CARD,
    &patrol::CARD,
    &pawn::CARD,
    &replace::CARD,
    &saboteur::CARD,
    &scout::CARD,
    &secret_chamber::CARD,
    &secret_passage::CARD,
    &shanty_town::CARD,
    &steward::CARD,
    &swindler::CARD,
    &torturer::CARD,
    &trading_post::CARD,
    &tribute::CARD,
    &upgrade::CARD,
    &wishing_well::CARD,
];
