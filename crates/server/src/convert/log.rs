//! The log in pieces of sentences, for one pair of eyes.

use fief_engine::ids::{Kind, Player};
use fief_engine::log::{Entry, Seen, SeenCards, What, bought, coins_played};
use fief_engine::setup::Rules;
use fief_engine::zone::Zone;

use super::Eye;
use crate::protocol::{LogKind, LogLine, LogPart, Piece};

/// A log told so far. Earlier turns are told once; the last turn is told again as long as it lasts, because what
/// happens may join a line that is there. Of earlier turns, only the number of lines is remembered.
#[derive(Clone, Debug)]
pub(crate) struct LogBook {
    eye: Eye,
    /// Where each turn begins, in the log and in the lines.
    turns: Vec<(usize, usize)>,
    /// The lines of the last turn, as they were told.
    lines: Vec<LogLine>,
}

impl LogBook {
    /// Nothing told yet.
    pub(crate) fn new(eye: Eye) -> Self {
        Self { eye, turns: vec![(0, 0)], lines: Vec::new() }
    }

    /// All lines of a log.
    pub(crate) fn whole(
        eye: Eye,
        log: &[Entry],
        rules: &Rules,
        step_of: impl Fn(usize) -> u32,
    ) -> Vec<LogLine> {
        Self::new(eye).tell(log, rules, step_of).lines
    }

    /// Forgets what was told of entries from number `kept` on, which were taken back.
    pub(crate) fn cut(&mut self, kept: usize) {
        let turns = self.turns.len();
        self.turns.retain(|&(entry, _)| entry == 0 || entry < kept);
        if self.turns.len() < turns {
            self.lines.clear();
        }
    }

    /// Tells what is new. `step_of` says how many answers there were before an entry.
    pub(crate) fn tell(
        &mut self,
        log: &[Entry],
        rules: &Rules,
        step_of: impl Fn(usize) -> u32,
    ) -> LogPart {
        let &(entry, from) = self.turns.last().expect("the first turn begins at the beginning");
        let seen: Vec<Seen> = log[entry..].iter().map(|entry| seen_by(entry, self.eye)).collect();
        let mut told = Vec::new();
        let mut at = 0;
        while at < seen.len() {
            if matches!(seen[at].what, What::Turn(_)) && at > 0 {
                self.turns.push((entry + at, from + told.len()));
            }
            let (line, entries) = line(&seen[at..], rules, step_of(entry + at));
            told.extend(line);
            at += entries;
        }
        let same = self.lines.iter().zip(&told).take_while(|(a, b)| a == b).count();
        let &(_, last_turn) = self.turns.last().expect("there is the first turn");
        self.lines = told[last_turn - from..].to_vec();
        LogPart { from: from + same, lines: told.split_off(same) }
    }
}

/// What these eyes may know of an entry. A watcher is none of the players.
fn seen_by(entry: &Entry, eye: Eye) -> Seen {
    match eye {
        Eye::Seat(seat) => entry.seen_by(Some(seat)),
        Eye::Open => entry.seen_by(None),
        Eye::Watcher => entry.seen_by(Some(Player(u8::MAX))),
    }
}

/// The first line of the rest of a log, and how many entries it tells. What belongs together is drawn together: cards
/// that only give coins, the gain that follows a buy, cards discarded one after the other, what a card gives.
fn line(rest: &[Seen], rules: &Rules, step: u32) -> (Option<LogLine>, usize) {
    let first = &rest[0];
    if let Some((kinds, coins, told)) = coins_played(rest) {
        let mut pieces = vec![seat(rules, first.player), text(" plays ")];
        pieces.extend(cards(rules, &SeenCards::Known(kinds)));
        pieces.extend([text(" ("), amount("coins", i32::from(coins)), text(")")]);
        return (Some(finish(first, LogKind::Play, pieces, step)), told);
    }
    if let Some((pieces, told)) = given(rest, rules) {
        return (Some(finish(first, LogKind::Pool, pieces, step)), told);
    }
    let (entry, told) = if bought(rest) { (first.clone(), 2) } else { joined(rest) };
    let said = sentence(&entry, rules);
    (said.map(|(kind, pieces)| finish(first, kind, pieces, step)), told)
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

/// The same done with cards one after the other, as one entry, and how many it is of: above all what was in play at the
/// end of a turn.
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
    Some(amount(of, i32::from(n)))
}

fn finish(seen: &Seen, kind: LogKind, pieces: Vec<Piece>, step: u32) -> LogLine {
    LogLine { kind, seat: seen.player.0, depth: seen.depth, pieces, step }
}

fn text(text: impl Into<String>) -> Piece {
    Piece::Text { text: text.into() }
}

fn seat(rules: &Rules, player: Player) -> Piece {
    Piece::Seat { seat: player.0, name: rules.player_name(player).to_owned() }
}

fn amount(of: &str, amount: i32) -> Piece {
    Piece::Amount { of: of.to_owned(), amount }
}

/// Cards with commas between them.
fn cards(rules: &Rules, cards: &SeenCards) -> Vec<Piece> {
    let kinds = match cards {
        SeenCards::Hidden(count) => return vec![Piece::Hidden { count: *count as u16 }],
        SeenCards::Known(kinds) if kinds.is_empty() => return vec![text("nothing")],
        SeenCards::Known(kinds) => kinds,
    };
    let mut counted: Vec<(Kind, u16)> = Vec::new();
    for &kind in kinds {
        match counted.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => counted.push((kind, 1)),
        }
    }
    let mut pieces = Vec::new();
    for (i, (kind, count)) in counted.into_iter().enumerate() {
        if i > 0 {
            pieces.push(text(", "));
        }
        pieces.push(Piece::Card { card: rules.definition(kind).name.to_owned(), count });
    }
    pieces
}

fn plural(n: u16) -> &'static str {
    if n == 1 { "" } else { "s" }
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
        let pieces = vec![who(), text(format!(" {verb} ")), amount(of, i32::from(n))];
        Some((LogKind::Pool, pieces))
    };
    let says = |words: &str| Some((LogKind::Other, vec![who(), text(format!(" {words}"))]));
    let nothing = seen.cards == SeenCards::Known(Vec::new());
    match seen.what {
        What::Turn(number) => {
            let of = text(format!("'s turn {number}"));
            Some((LogKind::Turn, vec![who(), of]))
        }
        What::Draw if nothing => None,
        What::Play => does(LogKind::Play, "plays", ""),
        What::Buy => does(LogKind::Buy, "buys", ""),
        What::Gain { to } => does(LogKind::Gain, "gains", destination(to)),
        What::Draw => does(LogKind::Draw, "draws", ""),
        What::Discard => does(LogKind::Discard, "discards", ""),
        What::Trash => does(LogKind::Trash, "trashes", ""),
        What::TrashFromPlay => does(LogKind::Trash, "trashes", " from play"),
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
        What::DeckIntoDiscard => says("puts the deck into the discard pile"),
        What::Shuffle => Some((LogKind::Shuffle, vec![who(), text(" shuffles")])),
        // What is given to spend is told together; that nothing is spent is no news.
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
        What::PutOnMat(mat) => does(LogKind::Other, "puts", &format!(" on the {} mat", mat.name())),
        What::Return => does(LogKind::Other, "returns", ""),
        What::Exchange => does(LogKind::Gain, "exchanges a card for", ""),
        What::Call => does(LogKind::Play, "calls", ""),
        What::Pass(to) => {
            let passes = does(LogKind::Other, "passes", " to ");
            passes.map(|(kind, mut pieces)| {
                pieces.push(seat(rules, to));
                (kind, pieces)
            })
        }
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
            Some((LogKind::Score, vec![who(), text(" has "), amount("points", points)]))
        }
        What::Win => Some((LogKind::Win, vec![who(), text(" wins")])),
    }
}
