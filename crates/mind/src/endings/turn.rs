//! Everything that can be bought this turn, to see whether it wins the game.

use std::collections::BTreeMap;

use fief_engine::ids::Player;
use fief_engine::question::{Choice, Picks, Question, Verb};
use fief_engine::state::Phase;
use fief_engine::table::Table;

use super::{About, Solved, has_won};
use crate::search::gains_to_end;

/// A position with more to look at than this is left alone.
const MOST: u32 = 4_000;

/// Nobody makes so many gains in a turn by buying.
const FAR: usize = 6;

/// The first answers that lead to a win this turn, if there are any and not all do.
pub(super) fn solve(table: &Table) -> Option<Solved> {
    let question = table.question().filter(|question| is_about_buying(table, question))?;
    let seat = question.player;
    if gains_to_end(table.view(seat)) > FAR {
        return None;
    }
    let mut search =
        Search { seat, turn: table.state().turn().number, tried: 0, known: BTreeMap::new() };
    let (mut right, mut wrong, mut by_piles) = (Vec::new(), 0, false);
    for picks in answers(question) {
        let mut next = table.clone();
        next.answer(&picks).ok()?;
        match search.wins(&next)? {
            Some(ends_by_piles) => {
                by_piles = ends_by_piles;
                right.push(picks);
            }
            None => wrong += 1,
        }
    }
    let about = if by_piles { About::Piles } else { About::Win };
    let is_plain = right.contains(&dearest(table, question)?);
    (!right.is_empty() && wrong > 0).then_some(Solved { about, right, is_plain })
}

/// Whether a question only asks what to buy: all Treasures are played.
pub(super) fn is_about_buying(table: &Table, question: &Question) -> bool {
    question.verb == Verb::Turn
        && table.state().turn().phase == Phase::Buy
        && question.options.listed().is_empty()
}

/// Every card that can be bought, and nothing.
pub(super) fn answers(question: &Question) -> Vec<Picks> {
    let buys = (0..question.options.len() as u16).map(|index| vec![index]);
    let all = std::iter::once(Picks::new()).chain(buys);
    all.filter(|picks| question.check(picks).is_ok()).collect()
}

/// The answer that buys the dearest card.
fn dearest(table: &Table, question: &Question) -> Option<Picks> {
    let state = table.state();
    let price = |index: &u16| match question.options.get(usize::from(*index)) {
        Some(Choice::Pile(pile)) => state.view(question.player).top_of(pile).map(|kind| {
            let cost = state.view(question.player).cost(kind);
            (cost.coins, std::cmp::Reverse(*index))
        }),
        _ => None,
    };
    let dearest = (0..question.options.len() as u16).max_by_key(price)?;
    Some(vec![dearest])
}

struct Search {
    seat: Player,
    turn: u32,
    tried: u32,
    known: BTreeMap<u64, Option<bool>>,
}

impl Search {
    /// Whether some answers from here win the game this turn, and if so whether by empty piles. Nothing if there is more
    /// to look at than is allowed, or something else than buying is asked.
    #[allow(clippy::option_option)] // the outer one says whether the search came to an end
    fn wins(&mut self, table: &Table) -> Option<Option<bool>> {
        self.tried += 1;
        if self.tried > MOST {
            return None;
        }
        if table.is_over() {
            return Some(has_won(table, self.seat).then(|| ended_by_piles(table)));
        }
        let question = table.question()?;
        if table.state().turn().number != self.turn || table.state().turn().phase != Phase::Buy {
            return Some(None);
        }
        if !is_about_buying(table, question) {
            return None;
        }
        let key = table.state().digest();
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        let mut found = None;
        for picks in answers(question) {
            let mut next = table.clone();
            next.answer(&picks).ok()?;
            found = self.wins(&next)?;
            if found.is_some() {
                break;
            }
        }
        self.known.insert(key, found);
        Some(found)
    }
}

/// Whether a game that is over ended by empty piles alone.
fn ended_by_piles(table: &Table) -> bool {
    let (state, rules) = (table.state(), table.state().rules());
    let is_end = |pile| {
        let about = rules.pile(pile);
        about.supply && rules.definition(about.kind).ends_game && state.pile_len(pile) == 0
    };
    !state.piles().any(is_end)
}
