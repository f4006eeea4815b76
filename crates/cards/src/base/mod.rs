// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod adventurer;
pub mod artisan;
pub mod bandit;
pub mod bureaucrat;
pub mod cellar;
pub mod chancellor;
pub mod chapel;
pub mod copper;
pub mod council_room;
pub mod curse;
pub mod duchy;
pub mod estate;
pub mod feast;
pub mod festival;
pub mod gardens;
pub mod gold;
pub mod harbinger;
pub mod laboratory;
pub mod library;
pub mod market;
pub mod merchant;
pub mod militia;
pub mod mine;
pub mod moat;
pub mod moneylender;
pub mod poacher;
pub mod province;
pub mod remodel;
pub mod sentry;
pub mod silver;
pub mod smithy;
pub mod spy;
pub mod thief;
pub mod throne_room;
pub mod vassal;
pub mod village;
pub mod witch;
pub mod woodcutter;
pub mod workshop;

pub(crate) static CARDS: &[&Card] = &[
    &adventurer::CARD,
    &artisan::CARD,
    &bandit::CARD,
    &bureaucrat::CARD,
    &cellar::FIRST_EDITION,
    &cellar::CARD,
    &chancellor::CARD,
    &chapel::CARD,
    &copper::CARD,
    &council_room::CARD,
    &curse::CARD,
    &duchy::CARD,
    &estate::CARD,
    &feast::CARD,
    &festival::CARD,
    &gardens::CARD,
    &gold::CARD,
    &harbinger::CARD,
    &laboratory::CARD,
    &library::CARD,
    &market::CARD,
    &merchant::CARD,
    &militia::CARD,
    &mine::FIRST_EDITION,
    &mine::CARD,
    &moat::CARD,
    &moneylender::FIRST_EDITION,
    &moneylender::CARD,
    &poacher::CARD,
    &province::CARD,
    &remodel::CARD,
    &sentry::CARD,
    &silver::CARD,
    &smithy::CARD,
    &spy::CARD,
    &thief::CARD,
    &throne_room::FIRST_EDITION,
    &throne_room::CARD,
    &vassal::CARD,
    &village::CARD,
    &witch::CARD,
    &woodcutter::CARD,
    &workshop::CARD,
];
