//! A game with one person and bots: a table, who sits where, and the file that it is kept in.

use std::path::{Path, PathBuf};

use fief_engine::ids::Player;
use fief_engine::log::{Entry, What};
use fief_engine::question::Question;
use fief_engine::setup::{Rules, Start, nearest};
use fief_engine::state::Phase;
use fief_engine::table::{AnswerError, Table};
use fief_engine::view::View;
use fief_mind::levels::{NAMES, by_name};
use fief_telling::log::sentences;
use fief_telling::outcome::outcome;
use fief_telling::shortcut;

use super::saves::{self, SaveError};

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    Person,
    /// A bot, by its name.
    Bot(&'static str),
}

/// How far the game is, from the person's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// The person is asked something.
    Asked,
    Over,
    Resigned,
}

/// A game in progress. Front ends see the person's view, question and log, and nothing else of the table.
#[derive(Debug)]
pub(crate) struct Session {
    table: Table,
    seats: Vec<Seat>,
    person: Player,
    resigned: bool,
    file: PathBuf,
    /// Why the last attempt to save failed.
    save_error: Option<String>,
}

const RESIGNED: &str = "resigned";
const PERSON: &str = "person";

impl Session {
    /// Deals a new game. The bots play until the person is asked.
    pub(crate) fn new(start: Start, seed: u64, seats: Vec<Seat>, file: PathBuf) -> Self {
        let table = Table::new(start, seed);
        Self::at(table, seats, false, file)
    }

    /// Goes on with a game that was saved. Seats of which the save says nothing are the person's, if it is the
    /// first, and `bot`'s.
    pub(crate) fn resume(
        table: Table,
        bot: &'static str,
        file: PathBuf,
    ) -> Result<Self, SaveError> {
        let players = table.setup().players.len();
        let mut seats = vec![Seat::Bot(bot); players];
        seats[0] = Seat::Person;
        for note in table.notes() {
            if let Some((seat, who)) = seat_note(note)? {
                *seats.get_mut(seat).ok_or_else(|| SaveError::note(note))? = who;
            }
        }
        if seats.iter().filter(|seat| **seat == Seat::Person).count() != 1 {
            return Err(SaveError::Seats);
        }
        let resigned = is_resigned(&table);
        Ok(Self::at(table, seats, resigned, file))
    }

    fn at(table: Table, seats: Vec<Seat>, resigned: bool, file: PathBuf) -> Self {
        let person = seats.iter().position(|seat| *seat == Seat::Person).unwrap_or(0);
        let person = Player(person as u8);
        let mut session = Self { table, seats, person, resigned, file, save_error: None };
        session.note_seats();
        session.run_bots();
        session
    }

    fn note_seats(&mut self) {
        let who = |seat: &Seat| match seat {
            Seat::Person => PERSON,
            Seat::Bot(name) => name,
        };
        let mut notes: Vec<String> = (1..)
            .zip(&self.seats)
            .map(|(number, seat)| format!("seat {number}: {}", who(seat)))
            .collect();
        if self.resigned {
            notes.push(RESIGNED.to_owned());
        }
        self.table.set_notes(notes);
    }

    pub(crate) fn seed(&self) -> u64 {
        self.table.seed()
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.table.start().rules()
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.table.view(self.person)
    }

    pub(crate) fn status(&self) -> Status {
        if self.resigned {
            Status::Resigned
        } else if self.table.is_over() {
            Status::Over
        } else {
            Status::Asked
        }
    }

    /// What the person is asked now.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.table.question().filter(|_| self.status() == Status::Asked)
    }

    /// How much has happened: where a later part of the log begins.
    pub(crate) fn log_len(&self) -> usize {
        self.table.log().len()
    }

    /// The log from there on as the person may see it, in sentences.
    pub(crate) fn log(&self, from: usize) -> Vec<String> {
        let entries = self.table.log().get(from..).unwrap_or_default();
        sentences(entries, self.person, self.rules())
    }

    /// Where the last turn of another player, or else the game, begins in the log.
    pub(crate) fn log_of_last_round(&self) -> usize {
        let others =
            |entry: &Entry| matches!(entry.what, What::Turn { .. }) && entry.player != self.person;
        self.table.log().iter().rposition(others).unwrap_or(0)
    }

    /// Answers the person's question; then the bots play until the next.
    pub(crate) fn answer(&mut self, picks: &[u16]) -> Result<(), AnswerError> {
        let number = self.table.answers().len();
        self.table.answer_as(self.person, number, picks)?;
        self.run_bots();
        self.autosave();
        Ok(())
    }

    /// Plays every Treasure that can be played, in one answer, and says how many.
    pub(crate) fn play_treasures(&mut self) -> usize {
        let treasures = self.treasures();
        if !treasures.is_empty() {
            self.answer(&treasures).expect("Treasures that are on offer can be played");
        }
        treasures.len()
    }

    pub(crate) fn can_play_treasures(&self) -> bool {
        !self.treasures().is_empty()
    }

    /// The answer that plays all Treasures that are on offer.
    fn treasures(&self) -> Vec<u16> {
        let all = self.question().and_then(|question| shortcut::treasures(self.view(), question));
        all.map_or_else(Vec::new, |all| all.picks)
    }

    /// Why no Treasure can be played now, in words.
    pub(crate) fn why_no_treasures(&self) -> &'static str {
        match self.question() {
            Some(question) if !question.quiet => "Answer this question first.",
            Some(_) if self.view().turn().phase == Phase::Action => {
                "It is your Action phase: end your actions first."
            }
            Some(_) if self.view().turn().bought => "You have bought: no more Treasures this turn.",
            _ => "You have no Treasures to play.",
        }
    }

    /// Takes back the person's last answer and all that came after it. Says whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        let undone = std::mem::take(&mut self.resigned) || self.table.undo(self.person);
        if undone {
            self.note_seats();
            self.autosave();
        }
        undone
    }

    pub(crate) fn resign(&mut self) {
        self.resigned = true;
        self.note_seats();
        self.autosave();
    }

    /// Lets the bots play until the person is asked. A bot is made for every answer, with the luck of that answer, so that
    /// a game that is taken back and played again the same way is the same game.
    fn run_bots(&mut self) {
        while let Some(question) = self.table.question()
            && let Seat::Bot(name) = self.seats[question.player.index()]
        {
            let mut bot = by_name(name, self.rules(), self.table.luck())
                .expect("a seat's bot is one of those that there are");
            let (memory, view) = (self.table.memory(), self.table.view(question.acting));
            let picks =
                bot.picks_remembering(&memory, view, question).expect("bots answer everything");
            self.table.answer(&picks).expect("bots answer legally");
        }
    }

    fn autosave(&mut self) {
        self.save_error = self.save().err().map(|error| error.to_string());
    }

    /// Writes the game to its file.
    pub(crate) fn save(&self) -> Result<(), SaveError> {
        saves::write(&self.file, &self.table.save())
    }

    /// Writes the game to another file, which must not exist.
    pub(crate) fn save_copy(&self, file: &Path) -> Result<(), SaveError> {
        saves::write_new(file, &self.table.save())
    }

    /// What went wrong with the last automatic save.
    pub(crate) fn save_error(&self) -> Option<&str> {
        self.save_error.as_deref()
    }

    /// The scores and who won, in words; what a resigned game comes to.
    pub(crate) fn outcome(&self) -> Vec<String> {
        let name = |player| self.rules().player_name(player);
        if self.status() == Status::Resigned {
            return vec![format!("{} resigned.", name(self.person))];
        }
        if !self.table.is_over() {
            return Vec::new();
        }
        let ended = outcome(self.view(), &[]);
        let points = |(player, score): (Player, &i32)| {
            format!("{}: {score} point{}", name(player), if *score == 1 { "" } else { "s" })
        };
        let mut lines: Vec<String> = self.view().players().zip(&ended.scores).map(points).collect();
        lines.push(ended.words);
        lines
    }
}

/// Whether the person gave up a saved game.
pub(crate) fn is_resigned(table: &Table) -> bool {
    table.notes().iter().any(|note| note == RESIGNED)
}

/// Reads "seat 2: big-money".
fn seat_note(note: &str) -> Result<Option<(usize, Seat)>, SaveError> {
    let Some(seat) = note.strip_prefix("seat ") else { return Ok(None) };
    let (number, who) = seat.split_once(':').ok_or_else(|| SaveError::note(note))?;
    let number: usize = number.trim().parse().map_err(|_| SaveError::note(note))?;
    let index = number.checked_sub(1).ok_or_else(|| SaveError::note(note))?;
    let seat = match who.trim() {
        PERSON => Seat::Person,
        bot => Seat::Bot(bot_named(bot).map_err(|_| SaveError::note(note))?),
    };
    Ok(Some((index, seat)))
}

/// The bot of this name, or what is wrong with it.
pub(crate) fn bot_named(name: &str) -> Result<&'static str, String> {
    let known = NAMES.iter().copied();
    known.clone().find(|known| known.eq_ignore_ascii_case(name)).ok_or_else(|| {
        let all = NAMES.join(", ");
        match nearest(name, known) {
            Some(nearest) => {
                format!("no bot named '{name}'; did you mean {nearest}? There are: {all}")
            }
            None => format!("no bot named '{name}'; there are: {all}"),
        }
    })
}

#[cfg(test)]
mod tests {
    use fief_cards::LIBRARY;
    use fief_engine::save::RULES_VERSION;

    use super::*;
    use crate::play::testing::{Game, first_game};

    fn turn_of(session: &Session) -> u16 {
        session.view().pools(session.person).turns
    }

    #[test]
    fn all_treasures_are_played_at_once_and_taken_back_at_once() {
        let mut game = Game::new().hand(&["Copper", "Silver", "Copper", "Estate"]).begin();
        let session = &mut game.session;
        assert_eq!(session.play_treasures(), 3);
        assert_eq!(session.view().pools(session.person).coins, 4);
        assert_eq!(session.play_treasures(), 0);
        assert!(session.undo());
        assert_eq!(session.view().pools(session.person).coins, 0);
        assert_eq!(session.view().hand_len(session.person), 4);
        assert!(!session.undo());
    }

    #[test]
    fn treasures_wait_until_actions_are_over() {
        let mut game = Game::new().hand(&["Copper", "Village"]).begin();
        assert_eq!(game.session.play_treasures(), 0);
        assert!(game.session.why_no_treasures().contains("Action phase"));
    }

    #[test]
    fn what_is_taken_back_and_done_again_gives_the_same_game() {
        let mut game = first_game(5, "random");
        let session = &mut game.session;
        for _ in 0..4 {
            session.play_treasures();
            session.answer(&[]).unwrap();
        }
        let before = session.table.save();
        assert!(session.undo());
        assert_ne!(session.table.save(), before);
        session.answer(&[]).unwrap();
        assert_eq!(session.table.save(), before);
    }

    #[test]
    fn a_saved_game_goes_on_where_it_stood() {
        let mut game = first_game(3, "random");
        game.session.answer(&[]).unwrap();
        let file = game.session.file().to_owned();
        let table = saves::load(&file).unwrap().table;
        let mut again = Session::resume(table, "big-money", file).unwrap();
        assert_eq!(again.seats, [Seat::Person, Seat::Bot("random")]);
        assert_eq!(again.question(), game.session.question());
        assert_eq!(again.log(0), game.session.log(0));
        let turn = turn_of(&again);
        assert!(again.undo());
        assert_eq!(turn_of(&again), turn - 1);
    }

    #[test]
    fn a_resigned_game_asks_nothing_and_is_not_continued() {
        let mut game = first_game(3, "big-money");
        game.session.resign();
        assert_eq!(game.session.status(), Status::Resigned);
        assert_eq!(game.session.question(), None);
        assert!(saves::latest(game.folder()).is_err());
        assert!(game.session.undo());
        assert!(game.session.question().is_some());
        assert!(saves::latest(game.folder()).is_ok());
    }

    #[test]
    fn a_damaged_save_is_refused_and_left_alone() {
        let mut game = first_game(3, "big-money");
        game.session.answer(&[]).unwrap();
        let file = game.session.file();
        let whole = std::fs::read_to_string(file).unwrap();
        for cut in [0, 5, whole.len() / 2, whole.len() - 3] {
            std::fs::write(file, &whole[..cut]).unwrap();
            let error = saves::load(file).unwrap_err().to_string();
            assert!(error.contains("game-1.fief"), "{error}");
            assert_eq!(std::fs::read_to_string(file).unwrap(), whole[..cut]);
        }
    }

    #[test]
    fn a_game_of_earlier_rules_goes_on_as_far_as_it_fits() {
        let mut game = first_game(3, "big-money");
        for _ in 0..3 {
            game.session.answer(&[]).unwrap();
        }
        let file = game.session.file().to_owned();
        let text = std::fs::read_to_string(&file).unwrap();
        let (body, _) = text.rsplit_once("check:").unwrap();
        let first = body.replace(&format!("fief save {RULES_VERSION}"), "fief save 1");
        let last = game.session.table.answers().last().unwrap().fingerprint;
        let other = first.replace(&format!("~{last:x}\n"), "~1\n");
        assert_ne!(first, other, "the last answer is given to another question");
        for (body, whole) in [(first, true), (other, false)] {
            let check = fief_engine::question::stable_hash(&body);
            std::fs::write(&file, format!("{body}check: {check:016x}\n")).unwrap();
            let saved = saves::load(&file).unwrap();
            assert_eq!(saved.whole, whole);
            let fitting = game.session.table.answers().len() - usize::from(!whole);
            assert_eq!(saved.table.answers(), &game.session.table.answers()[..fitting]);
            assert_eq!(saved.warnings.len(), usize::from(!whole));
        }
    }

    #[test]
    fn a_save_keeps_notes_and_nothing_else_that_is_unknown() {
        let game = first_game(3, "random");
        let text = game.session.table.save();
        assert!(text.contains("\nnote: seat 2: random\n"), "{text}");
        let (body, _) = text.rsplit_once("check:").unwrap();
        let strange = body.replace("note: seat 2", "remark: seat 2");
        let check = fief_engine::question::stable_hash(&strange);
        let error = Table::load(&format!("{strange}check: {check:016x}\n"), &LIBRARY).unwrap_err();
        assert!(error.to_string().contains("unknown field 'remark'"), "{error}");
    }

    #[test]
    fn what_the_others_draw_is_not_told() {
        let mut game = first_game(3, "big-money");
        for _ in 0..3 {
            game.session.answer(&[]).unwrap();
        }
        let log = game.session.log(0);
        let draws: Vec<&String> = log.iter().filter(|l| l.contains("Bot draws")).collect();
        assert!(draws.len() >= 2);
        assert!(draws.iter().all(|line| line.as_str() == "Bot draws 5 cards"), "{draws:?}");
    }

    #[test]
    fn a_seat_of_nobody_is_refused() {
        assert!(seat_note("seat 1: nobody").is_err());
        assert!(seat_note("seat 0: person").is_err());
        assert!(seat_note("seat one").is_err());
        assert_eq!(seat_note("seat 2: random").unwrap(), Some((1, Seat::Bot("random"))));
        assert_eq!(seat_note("the weather was fine").unwrap(), None);
    }

    #[test]
    fn an_unknown_bot_is_named_with_the_nearest() {
        let error = bot_named("big-mony").unwrap_err();
        assert!(
            error.contains("'big-mony'") && error.contains("did you mean big-money"),
            "{error}"
        );
    }
}
