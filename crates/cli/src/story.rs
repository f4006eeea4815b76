//! The log of a game in sentences.

use fief_engine::ids::{Kind, Player};
use fief_engine::log::{Entry, Seen, SeenCards, What, list_of_cards};
use fief_engine::setup::Rules;
use fief_engine::zone::Zone;

/// The log as `seat` may see it, or as somebody who sees everything; one sentence a line. What is always the same is
/// drawn together: cards that only give coins, and the gain that follows a buy.
pub(crate) fn lines(log: &[Entry], seat: Option<Player>, rules: &Rules) -> Vec<String> {
    let seen: Vec<Seen> = log.iter().map(|entry| entry.seen_by(seat)).collect();
    let mut lines = Vec::new();
    let mut rest = &seen[..];
    while let Some(first) = rest.first() {
        let (line, told) = match (coins_played(rest), bought(rest)) {
            (Some((kinds, coins, told)), _) => {
                let name = rules.player_name(first.player);
                let indent = "  ".repeat(first.depth as usize);
                let cards = list_of_cards(rules, &kinds);
                (Some(format!("{indent}{name} plays {cards} (+${coins})")), told)
            }
            (_, true) => (first.sentence(rules), 2),
            _ => (first.sentence(rules), 1),
        };
        lines.extend(line);
        rest = &rest[told..];
    }
    lines
}

/// The cards at the beginning of the log that were played one after the other and gave coins and nothing else: which,
/// how many coins, and how many entries that is.
fn coins_played(log: &[Seen]) -> Option<(Vec<Kind>, u16, usize)> {
    let (mut kinds, mut coins, mut told) = (Vec::new(), 0, 0);
    let first = log.first()?;
    while let [play, gives, after @ ..] = &log[told..]
        && let (What::Play, SeenCards::Known(played)) = (play.what, &play.cards)
        && let What::Coins(amount) = gives.what
        && (play.player, play.depth) == (first.player, first.depth)
        && gives.depth > play.depth
        && after.first().is_none_or(|next| next.depth <= play.depth)
    {
        kinds.extend(played);
        coins += amount;
        told += 2;
    }
    (told > 0).then_some((kinds, coins, told))
}

/// Whether the log begins with a buy and just the gain of what was bought.
fn bought(log: &[Seen]) -> bool {
    matches!(log, [buy, gain, ..]
        if buy.what == What::Buy
            && matches!(gain.what, What::Gain { to: Zone::Discard(_) })
            && (buy.player, &buy.cards) == (gain.player, &gain.cards))
}
