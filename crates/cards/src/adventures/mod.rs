// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod alms;
pub mod amulet;
pub mod artificer;
pub mod ball;
pub mod bonfire;
pub mod borrow;
pub mod bridge_troll;
pub mod caravan_guard;
pub mod champion;
pub mod coin_of_the_realm;
pub mod disciple;
pub mod distant_lands;
pub mod dungeon;
pub mod duplicate;
pub mod expedition;
pub mod ferry;
pub mod fugitive;
pub mod gear;
pub mod giant;
pub mod guide;
pub mod haunted_woods;
pub mod hero;
pub mod hireling;
pub mod inheritance;
pub mod lost_arts;
pub mod lost_city;
pub mod magpie;
pub mod messenger;
pub mod miser;
pub mod mission;
pub mod page;
pub mod pathfinding;
pub mod peasant;
pub mod pilgrimage;
pub mod plan;
pub mod port;
pub mod quest;
pub mod raid;
pub mod ranger;
pub mod ratcatcher;
pub mod raze;
pub mod relic;
pub mod royal_carriage;
pub mod save;
pub mod scouting_party;
pub mod seaway;
pub mod soldier;
pub mod storyteller;
pub mod swamp_hag;
pub mod teacher;
pub mod trade;
pub mod training;
pub mod transmogrify;
pub mod travelling_fair;
pub mod treasure_hunter;
pub mod treasure_trove;
pub mod warrior;
pub mod wine_merchant;
pub mod your_estate_token;
pub mod your_journey_token;
pub mod your_minus_1_card_token;
pub mod your_minus_1_coin_token;
pub mod your_minus_2_cost_token;
pub mod your_plus_1_action_token;
pub mod your_plus_1_buy_token;
pub mod your_plus_1_card_token;
pub mod your_plus_1_coin_token;
pub mod your_trashing_token;

pub(crate) static CARDS: &[&Card] = &[
    &alms::CARD,
    &amulet::CARD,
    &artificer::CARD,
    &ball::CARD,
    &bonfire::PRE_2022,
    &bonfire::CARD,
    &borrow::CARD,
    &bridge_troll::PRE_2022,
    &bridge_troll::CARD,
    &caravan_guard::CARD,
    &champion::CARD,
    &coin_of_the_realm::CARD,
    &disciple::CARD,
    &distant_lands::CARD,
    &dungeon::CARD,
    &duplicate::CARD,
    &expedition::CARD,
    &ferry::CARD,
    &fugitive::CARD,
    &gear::CARD,
    &giant::CARD,
    &guide::CARD,
    &haunted_woods::PRE_2022,
    &haunted_woods::CARD,
    &hero::CARD,
    &hireling::CARD,
    &inheritance::PRE_2019,
    &inheritance::OF_2019,
    &inheritance::CARD,
    &lost_arts::CARD,
    &lost_city::CARD,
    &magpie::CARD,
    &messenger::PRE_2022,
    &messenger::CARD,
    &miser::CARD,
    &mission::CARD,
    &page::CARD,
    &pathfinding::CARD,
    &peasant::CARD,
    &pilgrimage::CARD,
    &plan::PRE_2022,
    &plan::CARD,
    &port::PRE_2022,
    &port::CARD,
    &quest::CARD,
    &raid::CARD,
    &ranger::CARD,
    &ratcatcher::CARD,
    &raze::CARD,
    &relic::CARD,
    &royal_carriage::CARD,
    &save::CARD,
    &scouting_party::CARD,
    &seaway::CARD,
    &soldier::CARD,
    &storyteller::FIRST_EDITION,
    &storyteller::OF_2017_EDITION,
    &storyteller::CARD,
    &swamp_hag::PRE_2022,
    &swamp_hag::CARD,
    &teacher::CARD,
    &trade::CARD,
    &training::CARD,
    &transmogrify::CARD,
    &travelling_fair::CARD,
    &treasure_hunter::CARD,
    &treasure_trove::CARD,
    &warrior::CARD,
    &wine_merchant::CARD,
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
    &your_trashing_token::PRE_2022,
    &your_trashing_token::CARD,
];
