// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod amulet;
pub mod bridge_troll;
pub mod caravan_guard;
pub mod champion;
pub mod coin_of_the_realm;
pub mod disciple;
pub mod duplicate;
pub mod ferry;
pub mod fugitive;
pub mod gear;
pub mod hero;
pub mod hireling;
pub mod inheritance;
pub mod lost_city;
pub mod mission;
pub mod page;
pub mod peasant;
pub mod ranger;
pub mod relic;
pub mod royal_carriage;
pub mod seaway;
pub mod soldier;
pub mod swamp_hag;
pub mod teacher;
pub mod training;
pub mod treasure_hunter;
pub mod warrior;
pub mod your_estate_token;
pub mod your_journey_token;
pub mod your_minus_1_card_token;
pub mod your_minus_1_coin_token;
pub mod your_minus_2_cost_token;
pub mod your_plus_1_action_token;
pub mod your_plus_1_buy_token;
pub mod your_plus_1_card_token;
pub mod your_plus_1_coin_token;

pub(crate) static CARDS: &[&Card] = &[
    &amulet::CARD,
    &bridge_troll::PRE_2022,
    &bridge_troll::CARD,
    &caravan_guard::CARD,
    &champion::CARD,
    &coin_of_the_realm::CARD,
    &disciple::CARD,
    &duplicate::CARD,
    &ferry::CARD,
    &fugitive::CARD,
    &gear::CARD,
    &hero::CARD,
    &hireling::CARD,
    &inheritance::PRE_2019,
    &inheritance::OF_2019,
    &inheritance::CARD,
    &lost_city::CARD,
    &mission::CARD,
    &page::CARD,
    &peasant::CARD,
    &ranger::CARD,
    &relic::CARD,
    &royal_carriage::CARD,
    &seaway::CARD,
    &soldier::CARD,
    &swamp_hag::PRE_2022,
    &swamp_hag::CARD,
    &teacher::CARD,
    &training::CARD,
    &treasure_hunter::CARD,
    &warrior::CARD,
    &your_estate_token::PRE_2019,
    &your_estate_token::OF_2019,
    &your_estate_token::CARD,
    &your_journey_token::CARD,
    &your_minus_1_card_token::CARD,
    &your_minus_1_coin_token::CARD,
    &your_minus_2_cost_token::CARD,
    &your_plus_1_action_token::CARD,
    &your_plus_1_buy_token::CARD,
    &your_plus_1_card_token::CARD,
    &your_plus_1_coin_token::CARD,
];
