//! The screen as a person sees it.

use fief_engine::rng::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::App;
use super::draw::draw;
use super::theme::Theme;
use crate::play::session::Status;
use crate::play::testing::{Game, Tested, first_game, game_of};

/// A screen of this size with a game on it, driven by keys.
struct Screen<'g> {
    app: App<'g>,
    terminal: Terminal<TestBackend>,
}

impl<'g> Screen<'g> {
    fn sized(game: &'g mut Tested, width: u16, height: u16) -> Self {
        let app = App::new(&mut game.session, Theme { colours: false });
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut screen = Self { app, terminal };
        screen.lines();
        screen
    }

    fn new(game: &'g mut Tested) -> Self {
        Self::sized(game, 80, 24)
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.chars() {
            let code = if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) };
            self.key(code);
        }
        self
    }

    fn key(&mut self, code: KeyCode) -> &mut Self {
        self.app.press(KeyEvent::new(code, KeyModifiers::NONE));
        self.lines();
        self
    }

    fn lines(&mut self) -> Vec<String> {
        self.terminal.draw(|frame| draw(&mut self.app, frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let rows = buffer.content().chunks(buffer.area().width as usize);
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
    }

    #[track_caller]
    fn shows(&mut self, parts: &[&str]) {
        let text = self.lines().join("\n");
        for part in parts {
            assert!(text.contains(part), "no '{part}' on the screen:\n{text}");
        }
    }

    #[track_caller]
    fn hides(&mut self, part: &str) {
        let text = self.lines().join("\n");
        assert!(!text.contains(part), "'{part}' on the screen:\n{text}");
    }
}

#[test]
fn everything_fits_into_80_by_24() {
    let mut game =
        Game::new().hand(&["Copper", "Copper", "Village"]).others_hand(&["Gold"]).begin();
    let mut screen = Screen::new(&mut game);
    screen.shows(&[
        "Action phase: play a card (1 Action)",
        "1 play Village",
        "e end actions",
        "Hand: Village, 2× Copper",
        "In play: nothing",
        "$8 Province     8",
        "$4 Throne Room 10",
        "hand 1 deck 0 disc 0",
        "Trash: nothing",
        "? help",
        "q quit",
    ]);
    let lines = screen.lines();
    assert!(lines[0].contains("1 Action, 1 Buy, $0") && lines[0].contains("seed 1"), "{lines:?}");
    assert!(lines[23].contains("q quit"), "{lines:?}");
}

#[test]
fn the_keys_fit_when_there_are_most_of_them() {
    let mut game = Game::new().hand(&["Copper", "Silver"]).buying_with(0).begin();
    Screen::new(&mut game).shows(&["p treasures", "e end", "q quit"]);
}

#[test]
fn what_can_be_bought_is_marked_and_comes_dearest_first() {
    let mut game = Game::new().hand(&["Estate"]).buying_with(3).begin();
    let mut screen = Screen::new(&mut game);
    screen.shows(&[
        "•$3 Silver",
        " $6 Gold",
        "1 buy Silver ($3)",
        "Buy phase: buy a card ($3, 1 Buy)",
    ]);
    screen.press("1").shows(&["Ann buys Silver"]);
}

#[test]
fn in_a_turn_one_thing_is_done_after_the_other() {
    let mut game = Game::new().hand(&["Copper", "Copper", "Silver"]).buying_with(0).begin();
    let mut screen = Screen::new(&mut game);
    screen.press("1").shows(&["Buy phase · 1 Action, 1 Buy, $1", "1 play Copper ", "e end turn"]);
    // There is nothing to add up: e ends the turn even so.
    screen.press("+e").shows(&["turn 2 —"]);
}

#[test]
fn several_are_picked_with_counters_and_confirmed() {
    let mut game =
        Game::new().hand(&["Cellar", "Copper", "Copper", "Estate"]).deck(&["Gold"; 5]).begin();
    let mut screen = Screen::new(&mut game);
    screen.press("1").shows(&[
        "Cellar: discard any number of cards — 0 picked",
        "1 [0/2] Copper",
        "2 [ ] Estate",
        "e nothing",
        "- unpick",
    ]);
    screen.press("112").shows(&["[2/2] Copper", "[x] Estate", "3 picked", "e done"]);
    screen.press("-").shows(&["[2/2] Copper", "[ ] Estate", "2 picked"]);
    screen.press("e").shows(&["Ann discards 2× Copper", "Hand: 2× Gold, Estate"]);
}

#[test]
fn too_few_are_refused_in_words() {
    let mut game = Game::new()
        .others_turn()
        .others_hand(&["Militia"])
        .hand(&["Copper", "Estate", "Gold", "Silver", "Duchy"])
        .begin();
    let mut screen = Screen::new(&mut game);
    screen.shows(&["Militia: discard 2 cards — 0 picked"]);
    screen.press("2e").shows(&["Pick 2: 1 picked."]);
    // The second pick completes it: the cursor waits on the row that confirms.
    screen.press("3").shows(&["[x] Duchy", "[x] Estate", "2 picked"]);
    screen.press("1").shows(&["No more than 2"]);
    screen.key(KeyCode::End).press("\n").shows(&["Ann discards Duchy, Estate"]);
}

#[test]
fn an_order_is_shown_as_it_is_picked() {
    let mut game =
        Game::new().hand(&["Sentry"]).deck(&["Curse", "Gold", "Silver", "Copper"]).begin();
    let mut screen = Screen::new(&mut game);
    screen.press("1").shows(&["Sentry: trash any number of cards"]);
    screen.press("e").shows(&["Sentry: discard any number of cards"]);
    screen.press("e").shows(&["Sentry: put these onto your deck, the first on top", "1 [ ] Gold"]);
    screen.press("21").shows(&["1 [2] Gold", "2 [1] Silver"]);
    screen.press("e").shows(&["Ann puts Silver, Gold onto"]);
}

#[test]
fn all_treasures_take_one_key_and_one_to_take_back() {
    let mut game = Game::new().hand(&["Copper", "Silver", "Estate"]).begin();
    let mut screen = Screen::new(&mut game);
    screen.press("p").shows(&["$3", "In play: Silver, Copper", "Hand: Estate"]);
    screen.press("u").shows(&["Taken back.", "In play: nothing"]);
    screen.press("$").shows(&["In play: Silver, Copper"]);
}

#[test]
fn the_text_of_any_card_is_a_key_away() {
    let mut game = Game::new().hand(&["Smithy", "Village"]).begin();
    let mut screen = Screen::new(&mut game);
    screen.press("t").shows(&["Smithy · $4 · Action", "+3 Cards"]);
    screen.key(KeyCode::Down).shows(&["Throne Room · $4"]);
    screen.key(KeyCode::Esc).hides("Throne Room · $4");
    screen.press("?").shows(&["play all Treasures", "resign"]);
}

#[test]
fn resigning_must_be_meant() {
    let mut game = first_game(1, "big-money");
    let mut screen = Screen::new(&mut game);
    screen.press("r").shows(&["Give up this game?"]);
    screen.press("n").hides("Give up this game?");
    assert_eq!(screen.app.session.status(), Status::Asked);
    screen.press("ry").shows(&["Ann resigned.", "q leaves"]);
    assert_eq!(screen.app.session.status(), Status::Resigned);
    screen.press("q");
    assert!(screen.app.has_left());
}

#[test]
fn a_small_terminal_is_told_what_is_needed() {
    let mut game = first_game(1, "big-money");
    let mut screen = Screen::sized(&mut game, 50, 12);
    screen.shows(&["This terminal is 50×12", "80×24"]);
    let before = screen.app.session.log(0);
    screen.press("p1e");
    assert_eq!(screen.app.session.log(0), before, "something was played that cannot be seen");
    screen.press("q");
    assert!(screen.app.has_left());
}

#[test]
fn other_sizes_and_many_players_are_drawn() {
    for (width, height) in [(80, 24), (100, 30), (200, 60), (300, 24)] {
        for players in 2..=6 {
            let mut game = game_of(players, 1, "big-money");
            let mut screen = Screen::sized(&mut game, width, height);
            let names = ["Bot", "Carl", "Dora", "Emil", "Fred"];
            screen.press("p").shows(&names[..players - 1]);
            screen.press("o").shows(&["Your points so far: 3"]);
            screen.press("o?").shows(&["Keys"]);
        }
    }
}

#[test]
fn the_log_scrolls_to_its_beginning_and_back() {
    let mut game = first_game(1, "big-money");
    for _ in 0..12 {
        game.session.play_treasures();
        game.session.answer(&[]).unwrap();
    }
    let mut screen = Screen::new(&mut game);
    screen.press("l").hides("'s turn 1 —");
    screen.key(KeyCode::Home).shows(&["'s turn 1 —"]);
    screen.key(KeyCode::PageDown).key(KeyCode::End).hides("'s turn 1 —");
}

#[test]
fn the_hidden_cards_of_others_change_nothing_on_the_screen() {
    let with = |hidden: &str| {
        let mut game = Game::new().hand(&["Village", "Copper"]).others_hand(&[hidden; 3]).begin();
        let mut screen = Screen::new(&mut game);
        let below = screen.lines();
        (below, screen.press("o").lines())
    };
    assert_eq!(with("Gold"), with("Curse"));
}

#[test]
fn a_reaction_is_offered_in_words() {
    let mut game = Game::new()
        .others_turn()
        .others_hand(&["Militia"])
        .hand(&["Moat", "Copper", "Copper", "Copper", "Copper"])
        .begin();
    let mut screen = Screen::new(&mut game);
    screen.shows(&[
        "Moat: reveal, to be unaffected?",
        "1 Moat: reveal, to be unaffected",
        "e pass",
        "· Bot ·",
    ]);
    screen.press("1").shows(&["Ann reveals Moat", "Hand: Moat, 4× Copper"]);
}

#[test]
fn what_is_set_aside_is_shown_while_it_is() {
    let mut game = Game::new()
        .hand(&["Library"])
        .deck(&["Village", "Smithy", "Copper", "Copper", "Copper", "Copper", "Copper"])
        .begin();
    let mut screen = Screen::new(&mut game);
    screen.press("1").shows(&["Library: set Village aside?", "1 Village"]);
    screen.press("1").shows(&["Library: set Smithy aside?", "Set aside: ", "Village"]);
}

#[test]
fn no_key_at_any_time_breaks_the_screen() {
    let keys: Vec<KeyCode> = "ep$tolus?rnABC123456789-+ "
        .chars()
        .map(KeyCode::Char)
        .chain([KeyCode::Enter, KeyCode::Esc, KeyCode::Backspace, KeyCode::Home, KeyCode::End])
        .chain([KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right, KeyCode::PageUp])
        .collect();
    for seed in 0..3 {
        let mut game = game_of(2 + seed as usize, seed, "random");
        let mut screen = Screen::new(&mut game);
        let mut rng = Rng::new(seed);
        for _ in 0..300 {
            screen.key(keys[rng.below(keys.len() as u32) as usize]);
        }
        assert!(screen.app.session.log_len() > 0);
    }
}
