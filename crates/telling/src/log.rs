//! The log in sentences.

use fief_engine::ids::{Kind, Player};
use fief_engine::log::{Entry, Seen, SeenCards, What};
use fief_engine::setup::Rules;
use fief_engine::view::Eye;
use fief_engine::zone::Zone;
use serde::{Deserialize, Serialize};

use crate::pieces::{Piece, amount, cards, plain, plural, seat, text};

/// What kind of thing happened. The engine's `What` says it exactly, with numbers and places; this is for drawing a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// A turn begins: a heading.
    Turn,
    Play,
    Buy,
    Gain,
    Draw,
    Discard,
    Trash,
    Reveal,
    LookAt,
    Topdeck,
    Take,
    SetAside,
    Shuffle,
    /// Actions, Buys, coins, points, Debt, tokens.
    Pool,
    React,
    /// A score at the end.
    Score,
    Win,
    /// Anything else.
    Other,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub kind: LogKind,
    /// Who does it.
    pub player: Player,
    /// How deep inside other abilities it happens: how far to indent.
    pub depth: u8,
    pub pieces: Vec<Piece>,
}

impl Line {
    fn of(seen: &Seen, (kind, pieces): (LogKind, Vec<Piece>)) -> Self {
        Self { kind, player: seen.player, depth: seen.depth, pieces }
    }

    /// The line as text: a turn as a heading, and what happens inside an ability indented.
    pub fn words(&self) -> String {
        let said = plain(&self.pieces);
        match self.kind {
            LogKind::Turn => format!("— {said} —"),
            _ => format!("{}{said}", "  ".repeat(self.depth.into())),
        }
    }
}

/// The log as these eyes may read it, a line for each sentence. What belongs together is drawn together: cards that only
/// give coins, the gain that follows a buy, cards discarded one after the other, and all that a card gives.
pub fn lines(log: &[Entry], eye: impl Into<Eye>, rules: &Rules) -> Vec<Line> {
    let eye = eye.into();
    let seen: Vec<Seen> = log.iter().map(|entry| entry.seen_by(eye)).collect();
    let mut lines = Vec::new();
    let mut rest = &seen[..];
    while !rest.is_empty() {
        let (line, told) = first_line(rest, rules);
        lines.extend(line);
        rest = &rest[told..];
    }
    lines
}

/// The log as these eyes may read it, as text.
pub fn sentences(log: &[Entry], eye: impl Into<Eye>, rules: &Rules) -> Vec<String> {
    lines(log, eye, rules).iter().map(Line::words).collect()
}

/// The first line of the rest of a log, if it is worth one, and how many entries it tells.
pub fn first_line(rest: &[Seen], rules: &Rules) -> (Option<Line>, usize) {
    let first = &rest[0];
    if let Some((kinds, coins, told)) = coins_played(rest) {
        let mut pieces = vec![seat(rules, first.player), text(" plays ")];
        pieces.extend(cards(rules, &SeenCards::Known(kinds)));
        let coins = Piece::Amount { of: "coins".to_owned(), amount: coins.into(), plus: true };
        pieces.extend([text(" ("), coins, text(")")]);
        return (Some(Line::of(first, (LogKind::Play, pieces))), told);
    }
    if let Some((pieces, told)) = given(rest, rules) {
        return (Some(Line::of(first, (LogKind::Pool, pieces))), told);
    }
    let (entry, told) = if bought(rest) { (first.clone(), 2) } else { joined(rest) };
    (line(&entry, rules), told)
}

/// One entry as a line by itself, or nothing if it is not worth one.
pub fn line(seen: &Seen, rules: &Rules) -> Option<Line> {
    let said = match given(std::slice::from_ref(seen), rules) {
        Some((pieces, _)) => Some((LogKind::Pool, pieces)),
        None => sentence(seen, rules),
    };
    said.map(|said| Line::of(seen, said))
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

/// The entries at the beginning that tell of the same player in the same ability.
fn together<'s>(
    rest: &'s [Seen],
    fits: impl Fn(&Seen) -> bool + 's,
) -> impl Iterator<Item = &'s Seen> {
    let first = &rest[0];
    let same = |seen: &&Seen| (seen.player, seen.depth) == (first.player, first.depth);
    rest.iter().take_while(move |seen| same(seen) && fits(seen))
}

/// The same done with cards one after the other, as one entry, and how many entries that is: above all what was in play at
/// the end of a turn.
fn joined(rest: &[Seen]) -> (Seen, usize) {
    let first = &rest[0];
    let joins = matches!(
        first.what,
        What::Discard
            | What::Trash
            | What::TrashFromPlay
            | What::Gain { .. }
            | What::Reveal
            | What::SetAside
            | What::Take
    );
    let known = |seen: &Seen| match &seen.cards {
        SeenCards::Known(kinds) if joins && seen.what == first.what => Some(kinds.clone()),
        SeenCards::Known(_) | SeenCards::Hidden(_) => None,
    };
    let all: Vec<Vec<Kind>> =
        together(rest, |seen| known(seen).is_some()).filter_map(known).collect();
    if all.len() < 2 {
        return (first.clone(), 1);
    }
    (Seen { cards: SeenCards::Known(all.concat()), ..first.clone() }, all.len())
}

/// What a player gets to spend, one sort after the other.
fn given(rest: &[Seen], rules: &Rules) -> Option<(Vec<Piece>, usize)> {
    let all: Vec<Piece> = together(rest, |seen| pool(seen.what).is_some())
        .filter_map(|seen| pool(seen.what))
        .collect();
    let told = all.len();
    let mut pieces = vec![seat(rules, rest[0].player), text(" gets ")];
    for (at, amount) in all.into_iter().enumerate() {
        pieces.extend((at > 0).then(|| text(", ")));
        pieces.push(amount);
    }
    (told > 0).then_some((pieces, told))
}

/// What a player gets to spend, if that is what happens.
fn pool(what: What) -> Option<Piece> {
    let (of, n) = match what {
        What::Actions(n) => ("actions", n),
        What::Buys(n) => ("buys", n),
        What::Coins(n) => ("coins", n),
        What::Points(n) => ("points", n),
        What::Potions(n) => ("potions", n),
        What::Coffers(n) => ("coffers", n),
        What::Villagers(n) => ("villagers", n),
        What::Favors(n) => ("favors", n),
        _ => return None,
    };
    Some(Piece::Amount { of: of.to_owned(), amount: n.into(), plus: true })
}

fn destination(to: Zone) -> &'static str {
    match to {
        Zone::Hand(_) => " to hand",
        Zone::Deck(_) => " onto the deck",
        Zone::InPlay(_) => " into play",
        Zone::Aside(_) | Zone::SetAside(_) => " and sets it aside",
        Zone::Mat(..) => " onto a mat",
        Zone::Discard(_) | Zone::Trash | Zone::Box | Zone::Pile(_) => "",
    }
}

/// The beginning of a turn. An extra turn says which card gives it, and a turn in which somebody else decides says who.
fn turn(
    seen: &Seen,
    (number, extra, controller): (u16, bool, Option<Player>),
    rules: &Rules,
) -> Vec<Piece> {
    let mut pieces = vec![seat(rules, seen.player)];
    pieces.push(text(if extra { "'s extra turn".to_owned() } else { format!("'s turn {number}") }));
    if let SeenCards::Known(giver) = &seen.cards
        && !giver.is_empty()
    {
        pieces.push(text(" from "));
        pieces.extend(cards(rules, &seen.cards));
    }
    if let Some(controller) = controller {
        pieces.extend([text(", controlled by "), seat(rules, controller)]);
    }
    pieces
}

/// An entry as a sentence, or nothing if it is not worth one.
#[allow(clippy::too_many_lines)] // one line for each thing that can happen
fn sentence(seen: &Seen, rules: &Rules) -> Option<(LogKind, Vec<Piece>)> {
    let who = || seat(rules, seen.player);
    let does = |kind, verb: &str, after: &str| {
        let mut pieces = vec![who(), text(format!(" {verb} "))];
        pieces.extend(cards(rules, &seen.cards));
        if !after.is_empty() {
            pieces.push(text(after));
        }
        Some((kind, pieces))
    };
    let pays = |verb: &str, of: &str, n: u16| {
        let pieces = vec![who(), text(format!(" {verb} ")), amount(of, n)];
        Some((LogKind::Pool, pieces))
    };
    let says = |words: &str| Some((LogKind::Other, vec![who(), text(format!(" {words}"))]));
    let nothing = seen.cards == SeenCards::Known(Vec::new());
    match seen.what {
        What::Turn { number, extra, controller } => {
            Some((LogKind::Turn, turn(seen, (number, extra, controller), rules)))
        }
        What::Draw if nothing => None,
        What::Play => does(LogKind::Play, "plays", ""),
        What::Buy => does(LogKind::Buy, "buys", ""),
        What::Gain { to } => does(LogKind::Gain, "gains", destination(to)),
        What::Draw => does(LogKind::Draw, "draws", ""),
        What::Discard => does(LogKind::Discard, "discards", ""),
        What::Trash | What::TrashFromPlay => does(LogKind::Trash, "trashes", ""),
        What::Reveal => does(LogKind::Reveal, "reveals", ""),
        What::LookAt => does(LogKind::LookAt, "looks at", ""),
        What::Topdeck => does(LogKind::Topdeck, "puts", " onto the deck"),
        What::Take => does(LogKind::Take, "takes", " into hand"),
        What::SetAside => does(LogKind::SetAside, "sets", " aside"),
        What::PutUnderDeck => does(LogKind::Other, "puts", " under the deck"),
        What::PutIntoDeck(above) => {
            let where_to = format!(" into the deck, under {above} card{}", plural(above));
            does(LogKind::Other, "puts", &where_to)
        }
        What::PutIntoDiscard => does(LogKind::Other, "puts", " into the discard pile"),
        What::SkipTurn => says("will skip a turn"),
        What::ReturnToActions => says("returns to the Action phase"),
        What::DeckIntoDiscard => says("puts the deck into the discard pile"),
        What::Shuffle => Some((LogKind::Shuffle, vec![who(), text(" shuffles")])),
        // What a player gets to spend is told by `given`; that nothing is spent is no news.
        What::SpendCoffers(0)
        | What::SpendVillagers(0)
        | What::SpendFavors(0)
        | What::Actions(_)
        | What::Buys(_)
        | What::Coins(_)
        | What::Points(_)
        | What::Potions(_)
        | What::Coffers(_)
        | What::Villagers(_)
        | What::Favors(_) => None,
        What::LoseCoins(n) => pays("loses", "coins", n),
        What::PayDebt(n) => pays("pays off", "debt", n),
        What::TakeDebt(n) => pays("takes", "debt", n),
        What::SpendCoffers(n) => pays("spends", "coffers", n),
        What::SpendVillagers(n) => pays("spends", "villagers", n),
        What::SpendFavors(n) => pays("spends", "favors", n),
        What::Overpay(n) => pays("overpays by", "coins", n),
        What::PlaceToken(token) => {
            does(LogKind::Other, &format!("puts the {} on", token.name()), "")
        }
        What::AddTokens(token, n) => {
            does(LogKind::Other, &format!("adds {n} {}{} to", token.name(), plural(n)), "")
        }
        What::RemoveTokens(token, n) => {
            does(LogKind::Other, &format!("removes {n} {}{} from", token.name(), plural(n)), "")
        }
        What::MinusCardToken => says("takes the -1 Card token"),
        What::MinusCoinToken => says("takes the -$1 token"),
        What::JourneyToken(true) => says("turns the Journey token face up"),
        What::JourneyToken(false) => says("turns the Journey token face down"),
        What::Exile => does(LogKind::Other, "exiles", ""),
        What::PutOnMat(mat) => {
            does(LogKind::Other, "puts", &format!(" on the {} mat", rules.mat_name(mat)))
        }
        What::Return => does(LogKind::Other, "returns", ""),
        What::Exchange => does(LogKind::Gain, "exchanges a card for", ""),
        What::Call => does(LogKind::Play, "calls", ""),
        What::Pass(to) => does(LogKind::Other, "passes", " to ").map(|(kind, mut pieces)| {
            pieces.push(seat(rules, to));
            (kind, pieces)
        }),
        What::Receive => does(LogKind::Other, "receives", ""),
        What::TakeCard => does(LogKind::Other, "takes", ""),
        What::ReturnCard => does(LogKind::Other, "gives back", ""),
        What::Name => does(LogKind::Other, "names", ""),
        What::NameOther => says("names a card that is not in this game"),
        What::Rotate => does(LogKind::Other, "rotates", ""),
        What::React(ability) => {
            let mut pieces = vec![who(), text(": ")];
            pieces.extend(cards(rules, &seen.cards));
            pieces.push(text(format!(" — {ability}")));
            Some((LogKind::React, pieces))
        }
        What::Score(points) => {
            let points = Piece::Amount { of: "points".to_owned(), amount: points, plus: false };
            Some((LogKind::Score, vec![who(), text(" has "), points]))
        }
        What::Win => Some((LogKind::Win, vec![who(), text(" wins")])),
    }
}

#[cfg(test)]
mod tests {
    use fief_cards::LIBRARY;
    use fief_engine::setup::{Setup, Start};

    use super::*;

    fn told(start: &Start, log: &[(u8, What, &str)]) -> Vec<String> {
        let entry = |&(depth, what, card): &(u8, What, &str)| Entry {
            depth,
            player: Player(0),
            what,
            cards: start.rules().kind_named(card).into_iter().collect(),
            private: false,
        };
        let log: Vec<Entry> = log.iter().map(entry).collect();
        sentences(&log, Eye::Open, start.rules())
    }

    fn start() -> Start {
        Start::new(Setup::new(&["Ann", "Bob"], &["Militia", "Village"]), &LIBRARY).unwrap()
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
    fn all_that_a_card_gives_is_told_together() {
        let log = [
            (0, What::Play, "Village"),
            (1, What::Actions(2), ""),
            (1, What::Buys(1), ""),
            (0, What::Discard, "Copper"),
            (0, What::Discard, "Estate"),
            (0, What::Discard, "Copper"),
        ];
        let expected = [
            "Ann plays Village",
            "  Ann gets +2 Actions, +1 Buy",
            "Ann discards 2× Copper, Estate",
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

    #[test]
    fn a_turn_is_called_what_it_is() {
        let turn = |extra, controller, card| {
            told(&start(), &[(0, What::Turn { number: 3, extra, controller }, card)]).concat()
        };
        assert_eq!(turn(false, None, ""), "— Ann's turn 3 —");
        assert_eq!(turn(true, None, "Militia"), "— Ann's extra turn from Militia —");
        assert_eq!(
            turn(true, Some(Player(1)), "Militia"),
            "— Ann's extra turn from Militia, controlled by Bob —"
        );
        // The last round after the end of the game is given by no card in particular.
        assert_eq!(turn(true, None, ""), "— Ann's extra turn —");
    }

    #[test]
    fn a_private_line_shows_a_watcher_only_how_many() {
        let start = start();
        let copper = start.rules().kind_named("Copper").unwrap();
        let draws = Entry {
            depth: 0,
            player: Player(0),
            what: What::Draw,
            cards: vec![copper; 2],
            private: true,
        };
        let told = |eye: Eye| sentences(std::slice::from_ref(&draws), eye, start.rules()).concat();
        assert_eq!(told(Player(0).into()), "Ann draws 2× Copper");
        assert_eq!(told(Player(1).into()), "Ann draws 2 cards");
        assert_eq!(told(Eye::Watcher), "Ann draws 2 cards");
        assert_eq!(told(Eye::Open), "Ann draws 2× Copper");
    }
}
