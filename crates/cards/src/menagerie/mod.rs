// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod alliance;
pub mod animal_fair;
pub mod banish;
pub mod bargain;
pub mod barge;
pub mod black_cat;
pub mod bounty_hunter;
pub mod camel_train;
pub mod cardinal;
pub mod cavalry;
pub mod commerce;
pub mod coven;
pub mod delay;
pub mod demand;
pub mod desperation;
pub mod destrier;
pub mod displace;
pub mod enclave;
pub mod enhance;
pub mod falconer;
pub mod fisherman;
pub mod gamble;
pub mod gatekeeper;
pub mod goatherd;
pub mod groom;
pub mod horse;
pub mod hostelry;
pub mod hunting_lodge;
pub mod invest;
pub mod kiln;
pub mod livery;
pub mod march;
pub mod mastermind;
pub mod paddock;
pub mod populate;
pub mod pursue;
pub mod reap;
pub mod ride;
pub mod sanctuary;
pub mod scrap;
pub mod seize_the_day;
pub mod sheepdog;
pub mod sleigh;
pub mod snowy_village;
pub mod stampede;
pub mod stockpile;
pub mod supplies;
pub mod toil;
pub mod transport;
pub mod village_green;
pub mod way_of_the_butterfly;
pub mod way_of_the_camel;
pub mod way_of_the_chameleon;
pub mod way_of_the_frog;
pub mod way_of_the_goat;
pub mod way_of_the_horse;
pub mod way_of_the_mole;
pub mod way_of_the_monkey;
pub mod way_of_the_mouse;
pub mod way_of_the_mule;
pub mod way_of_the_otter;
pub mod way_of_the_owl;
pub mod way_of_the_ox;
pub mod way_of_the_pig;
pub mod way_of_the_rat;
pub mod way_of_the_seal;
pub mod way_of_the_sheep;
pub mod way_of_the_squirrel;
pub mod way_of_the_turtle;
pub mod way_of_the_worm;
pub mod wayfarer;
pub mod your_exile_mat;

pub(crate) static CARDS: &[&Card] = &[
    &alliance::CARD,
    &animal_fair::CARD,
    &banish::CARD,
    &bargain::CARD,
    &barge::CARD,
    &black_cat::CARD,
    &bounty_hunter::CARD,
    &camel_train::CARD,
    &cardinal::CARD,
    &cavalry::CARD,
    &commerce::CARD,
    &coven::CARD,
    &delay::CARD,
    &demand::CARD,
    &desperation::CARD,
    &destrier::CARD,
    &displace::CARD,
    &enclave::CARD,
    &enhance::CARD,
    &falconer::CARD,
    &fisherman::CARD,
    &gamble::CARD,
    &gatekeeper::CARD,
    &goatherd::CARD,
    &groom::CARD,
    &horse::CARD,
    &hostelry::CARD,
    &hunting_lodge::CARD,
    &invest::CARD,
    &kiln::CARD,
    &livery::CARD,
    &march::CARD,
    &mastermind::CARD,
    &paddock::CARD,
    &populate::CARD,
    &pursue::CARD,
    &reap::CARD,
    &ride::CARD,
    &sanctuary::CARD,
    &scrap::CARD,
    &seize_the_day::CARD,
    &sheepdog::CARD,
    &sleigh::CARD,
    &snowy_village::CARD,
    &stampede::CARD,
    &stockpile::CARD,
    &supplies::CARD,
    &toil::CARD,
    &transport::CARD,
    &village_green::PRE_2020,
    &village_green::CARD,
    &way_of_the_butterfly::CARD,
    &way_of_the_camel::CARD,
    &way_of_the_chameleon::CARD,
    &way_of_the_frog::CARD,
    &way_of_the_goat::CARD,
    &way_of_the_horse::CARD,
    &way_of_the_mole::CARD,
    &way_of_the_monkey::CARD,
    &way_of_the_mouse::CARD,
    &way_of_the_mule::CARD,
    &way_of_the_otter::CARD,
    &way_of_the_owl::CARD,
    &way_of_the_ox::CARD,
    &way_of_the_pig::CARD,
    &way_of_the_rat::CARD,
    &way_of_the_seal::CARD,
    &way_of_the_sheep::CARD,
    &way_of_the_squirrel::CARD,
    &way_of_the_turtle::CARD,
    &way_of_the_worm::CARD,
    &wayfarer::CARD,
    &your_exile_mat::CARD,
];
