use fief_engine::prelude::*;

use super::inheritance;
use crate::sets::base::estate;

/// The token itself.
pub const TOKEN: Token = Token::new("Estate token");

pub static PRE_2019: Card = token("Your Estate token")
    .version("pre-2019")
    .text("Your Estates have the types and abilities of the card with this token as well.")
    .ongoing(
        Ongoing::types("Estates are what is inherited", |s, its, kind| {
            inherited(s, its, kind).map_or(Types::NONE, |card| s.types(s.kind(card)))
        })
        .and_play(|s, its, kind| inherited(s, its, kind).map(|_| AS_THE_CARD))
        .and_abilities(|s, its, kind| inherited(s, its, kind).map(|card| s.kind(card)))
        .of_yours()
        .needs(TOKEN),
    );

pub static OF_2019: Card = token("Your Estate token")
    .version("2019")
    .text("During your turns, Estates are also Actions that play the card with this token, leaving it there.")
    .ongoing(
        Ongoing::types("Estates are Actions", |s, its, kind| {
            inherited_now(s, its, kind).map_or(Types::NONE, |_| Types::of(&[Action]))
        })
        .and_play(|s, its, kind| inherited_now(s, its, kind).map(|_| PLAY_THE_CARD))
        .needs(TOKEN),
    );

pub static CARD: Card = token("Your Estate token")
    .version("2022")
    .text(
        "During your turns, Estates are also Action-Command cards that play the card with this token, \
         leaving it there.",
    )
    .ongoing(
        Ongoing::types("Estates are Actions and Commands", |s, its, kind| {
            inherited_now(s, its, kind).map_or(Types::NONE, |_| Types::of(&[Action, Command]))
        })
        .and_play(|s, its, kind| inherited_now(s, its, kind).map(|_| PLAY_THE_CARD))
        .needs(TOKEN),
    );

/// The card under the Estate token of the player for whom the change works, if the kind is Estate.
fn inherited(s: &State, its: &Change, kind: Kind) -> Option<CardId> {
    if s.is_copy_of(kind, &estate::CARD) { inheritance::heirloom(s, its.owner) } else { None }
}

/// The same, but only on that player's turn: at scoring it is nobody's turn (Your Estate token/6).
fn inherited_now(s: &State, its: &Change, kind: Kind) -> Option<CardId> {
    inherited(s, its, kind).filter(|_| s.is_turn_of(its.owner))
}

/// Plays the card of the player whose turn it is, whoever plays the Estate.
const PLAY_THE_CARD: fn(&mut Game<'_>, Player) -> Flow =
    |g, you| match inheritance::heirloom(g.state(), g.state().turn().player) {
        Some(card) => g.play_leaving(you, card).done(),
        None => Ok(()),
    };

const AS_THE_CARD: fn(&mut Game<'_>, Player) -> Flow =
    |g, you| match inheritance::heirloom(g.state(), you) {
        Some(card) => g.follow_instructions_of(you, g.state().kind(card)),
        None => Ok(()),
    };
