//! A small table and a script of who is asked and what they pick.

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::ids::Player;
use fief_engine::log::{Entry, What};
use fief_engine::position::Position;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::{Setup, Start};
use fief_engine::state::{Phase, State};
use fief_engine::view::View;
use fief_engine::zone::Zone;

use crate::cards;

pub(crate) const ALICE: Player = Player(0);
pub(crate) const BOB: Player = Player(1);
pub(crate) const CAROL: Player = Player(2);

/// A table being set.
pub(crate) struct Table(Position);

/// A table after a script.
pub(crate) struct End {
    state: State,
    log: Vec<Entry>,
}

impl Table {
    pub(crate) fn new(players: usize) -> Self {
        let setup = Setup::new(&["Alice", "Bob", "Carol"][..players], &cards::kingdom());
        Self(Position::new(&Start::new(setup, &cards::LIBRARY).expect("a legal kingdom")))
    }

    pub(crate) fn turn_of(mut self, player: Player) -> Self {
        self.0.set_turn(player, Phase::Action);
        self
    }

    pub(crate) fn hand(self, player: Player, cards: &str) -> Self {
        self.put(Zone::Hand(player), cards)
    }

    pub(crate) fn in_play(self, player: Player, cards: &str) -> Self {
        self.put(Zone::InPlay(player), cards)
    }

    pub(crate) fn deck(self, player: Player, cards: &str) -> Self {
        self.put(Zone::Deck(player), cards)
    }

    fn put(mut self, zone: Zone, cards: &str) -> Self {
        for name in cards.split(", ") {
            let kind = self.0.state().rules().kind_named(name).expect("a card of these tests");
            self.0.put(kind, zone);
        }
        self
    }

    /// Plays by a script in which every question has its line: "Alice: Smith" picks an option, "Alice: A+B" two,
    /// "Alice: -" none; "Alice: A of A, B" says what must be on offer. Questions about cards to buy and Treasures to
    /// play are passed without a line.
    pub(crate) fn play(self, lines: &[&str]) -> End {
        let (end, stop, left) = self.run(lines);
        assert!(matches!(stop, Ok(()) | Err(Stop::NeedsAnswer)), "{stop:?}");
        assert_eq!(left, 0, "a line for which there was no question");
        end
    }

    /// Whether the last answer of a script is not legal.
    pub(crate) fn refuses(self, lines: &[&str]) -> bool {
        let (_, stop, left) = self.run(lines);
        stop == Err(Stop::Illegal) && left == 0
    }

    fn run(self, lines: &[&str]) -> (End, Flow, usize) {
        let mut script = Script { lines, next: 0 };
        let mut game = Game::new(self.0.finish(), &mut script).logged();
        let stop = game.run();
        let (state, _, log) = game.into_parts();
        (End { state, log }, stop, lines.len() - script.next)
    }
}

struct Script<'a> {
    lines: &'a [&'a str],
    next: usize,
}

impl Decider for Script<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let labels: Vec<String> =
            (0..question.options.len()).map(|index| view.label(question, index)).collect();
        let Some(line) = self.lines.get(self.next) else {
            assert!(question.quiet, "no line for {question:?} of {labels:?}");
            return Err(Stop::NeedsAnswer);
        };
        if view.turn().phase == Phase::Buy && question.quiet {
            return Ok(());
        }
        self.next += 1;
        let (who, what) = line.split_once(": ").expect("who: what");
        assert_eq!(view.rules().player_name(question.player), who, "{line}: {labels:?}");
        let (what, offered) = what.split_once(" of ").unwrap_or((what, ""));
        if !offered.is_empty() {
            assert_eq!(sorted(offered.split(", ")), sorted(labels.iter().map(String::as_str)));
        }
        for name in what.split('+').filter(|&name| name != "-") {
            let index = labels.iter().position(|label| label == name);
            reply.pick(index.unwrap_or_else(|| panic!("{line}: only {labels:?}")));
        }
        Ok(())
    }
}

fn sorted<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut names: Vec<&str> = names.collect();
    names.sort_unstable();
    names
}

impl End {
    /// "Alice Gong" for every ability that answered.
    pub(crate) fn reactions(&self) -> Vec<String> {
        let rules = self.state.rules();
        let reactions = self.log.iter().filter(|entry| matches!(entry.what, What::React(_)));
        reactions
            .map(|entry| {
                let name = rules.definition(entry.cards[0]).name;
                format!("{} {name}", rules.player_name(entry.player))
            })
            .collect()
    }

    pub(crate) fn plays_of(&self, name: &str) -> usize {
        let of =
            |entry: &&Entry| entry.what == What::Play && self.state.name(entry.cards[0]) == name;
        self.log.iter().filter(of).count()
    }

    pub(crate) fn coins(&self, player: Player) -> u16 {
        self.state.pools(player).coins
    }

    pub(crate) fn buys(&self, player: Player) -> u16 {
        self.state.pools(player).buys
    }

    /// The cards of a deck from the top, or of another zone by name.
    pub(crate) fn names(&self, zone: Zone) -> Vec<&str> {
        let names = self.state.cards().in_zone(zone).map(|card| self.state.card(card).name);
        if matches!(zone, Zone::Deck(_)) { names.collect() } else { sorted(names) }
    }
}
