//! The log of a game in sentences.

use fief_engine::ids::Player;
use fief_engine::log::{Entry, Seen, bought, coins_played, list_of_cards};
use fief_engine::setup::Rules;

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

#[cfg(test)]
mod tests {
    use fief_cards::LIBRARY;
    use fief_engine::log::What;
    use fief_engine::setup::{Setup, Start};
    use fief_engine::zone::Zone;

    use super::*;

    fn told(start: &Start, log: &[(u8, What, &str)]) -> Vec<String> {
        let entry = |&(depth, what, card): &(u8, What, &str)| Entry {
            depth,
            player: Player(0),
            what,
            cards: start.rules().kind_named(card).into_iter().collect(),
            private: false,
        };
        lines(&log.iter().map(entry).collect::<Vec<_>>(), None, start.rules())
    }

    fn start() -> Start {
        Start::new(Setup::new(&["Ann", "Bob"], &["Militia"]), &LIBRARY).unwrap()
    }

    #[test]
    fn treasures_are_told_in_one_sentence() {
        let coins = [("Copper", 1), ("Silver", 2), ("Copper", 1)];
        let log: Vec<_> = coins
            .into_iter()
            .flat_map(|(card, n)| [(0, What::Play, card), (1, What::Coins(n), "")])
            .collect();
        assert_eq!(told(&start(), &log), ["Ann plays 2× Copper, Silver (+$4)"]);
    }

    #[test]
    fn a_card_that_does_more_is_told_step_by_step() {
        let log = [
            (0, What::Play, "Copper"),
            (1, What::Coins(1), ""),
            (0, What::Play, "Militia"),
            (1, What::Coins(2), ""),
            (1, What::Discard, "Estate"),
        ];
        let expected = [
            "Ann plays Copper (+$1)",
            "Ann plays Militia",
            "  Ann gets +$2",
            "  Ann discards Estate",
        ];
        assert_eq!(told(&start(), &log), expected);
    }

    #[test]
    fn a_gain_is_told_unless_it_is_what_was_bought() {
        let to_discard = What::Gain { to: Zone::Discard(Player(0)) };
        let to_deck = What::Gain { to: Zone::Deck(Player(0)) };
        let buys = |gain, gained| told(&start(), &[(0, What::Buy, "Silver"), (0, gain, gained)]);
        assert_eq!(buys(to_discard, "Silver"), ["Ann buys Silver"]);
        assert_eq!(buys(to_deck, "Silver"), ["Ann buys Silver", "Ann gains Silver onto the deck"]);
        assert_eq!(buys(to_discard, "Gold"), ["Ann buys Silver", "Ann gains Gold"]);
    }
}
