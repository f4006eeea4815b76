use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};
use serde_json::{Value, json};

use super::*;
use crate::Layout;

const CARDS: [&str; 4] = ["Cellar", "Militia", "Smithy", "Village"];

fn start(cards: &[&str]) -> Start {
    Start::new(Setup::new(&["A", "B"], cards), &LIBRARY).expect("a legal game")
}

/// The head of a network that uses every number of an observation.
fn head(start: &Start) -> Value {
    let rules = start.rules();
    let layout = Layout::new(start);
    let kinds: Vec<&str> = rules.kinds().map(|kind| rules.definition(kind).name).collect();
    let piles: Vec<&str> = rules.piles().map(|pile| rules.pile(pile).name).collect();
    json!({
        "name": "Test",
        "layout": LAYOUT_VERSION,
        "players": 2,
        "kinds": kinds,
        "piles": piles,
        "columns": (0..layout.len()).collect::<Vec<_>>(),
        "layers": [[layout.len(), 3], [3, layout.actions()]],
    })
}

fn file(head: &Value, weights: impl IntoIterator<Item = f32>) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(head.to_string().bytes());
    bytes.push(b'\n');
    bytes.extend(weights.into_iter().flat_map(f32::to_le_bytes));
    bytes
}

/// The file of a network with random weights.
fn trained(start: &Start) -> Vec<u8> {
    let layout = Layout::new(start);
    let mut rng = Rng::new(7);
    let many = (layout.len() + 1) * 3 + 4 * layout.actions();
    file(&head(start), (0..many).map(move |_| rng.below(2001) as f32 / 1000.0 - 1.0))
}

fn game(net: &Arc<Net>, start: &Start, seed: u64) -> (Vec<i32>, u32) {
    let bots = [0, 1].map(|_| net.bot(start.rules()).expect("it fits"));
    let mut seats = Seats(bots.into());
    let mut game = Game::new(start.deal(seed), &mut seats);
    while !game.state().is_over() && game.state().turn().number < 60 {
        game.run_turn().expect("a network always has a legal answer");
    }
    let state = game.state();
    (state.players().map(|player| state.score(player)).collect(), state.turn().number)
}

#[test]
fn a_network_plays_the_same_when_the_cards_are_named_in_another_order() {
    let (one, other) = (start(&CARDS), start(&["Village", "Smithy", "Cellar", "Militia"]));
    let net = Arc::new(Net::parse(&trained(&one)).expect("a network"));
    for seed in 0..20 {
        assert_eq!(game(&net, &one, seed), game(&net, &other, seed), "seed {seed}");
    }
}

#[test]
fn a_game_that_does_not_fit_is_refused_with_the_card_that_is_wrong() {
    let net = Arc::new(Net::parse(&trained(&start(&CARDS))).expect("a network"));
    let refused = |start: &Start| net.bot(start.rules()).expect_err("it does not fit").to_string();
    assert!(refused(&start(&["Cellar", "Militia", "Smithy", "Market"])).contains("Village"));
    assert!(
        refused(&start(&["Cellar", "Militia", "Smithy", "Village", "Market"])).contains("Market")
    );
    let three = Start::new(Setup::new(&["A", "B", "C"], &CARDS), &LIBRARY).expect("a legal game");
    assert!(refused(&three).contains("games of 2, not of 3"));
}

#[test]
fn a_file_that_was_cut_off_is_refused_wherever_it_ends() {
    let whole = trained(&start(&CARDS));
    let ends = (0..whole.len().min(4_000)).chain([whole.len() - 4, whole.len() - 1]);
    for end in ends {
        let error = Net::parse(&whole[..end]).expect_err("a part of a network is none");
        assert!(!error.to_string().is_empty());
    }
    let longer: Vec<u8> = whole.iter().copied().chain([0; 4]).collect();
    assert!(matches!(Net::parse(&longer), Err(NetError::WrongSize { .. })));
}

#[test]
fn what_a_file_says_of_itself_is_not_believed() {
    let start = start(&CARDS);
    let good = head(&start);
    let actions = Layout::new(&start).actions();
    let wrong = [
        ("layers", json!([])),
        ("layers", json!([[0, 0]])),
        ("layers", json!([[1, 0], [0, actions]])),
        ("layers", json!([[u64::MAX, u64::MAX]])),
        ("layers", json!([[1, 2], [3, 4]])),
        ("layers", json!([[1, 1_000_000_000]])),
        ("columns", json!([-1])),
        ("columns", json!([1_000_000])),
        ("kinds", json!(["Copper", "Copper"])),
        ("piles", json!([])),
        ("players", json!(0)),
        ("players", json!(1e30)),
        ("layout", json!(LAYOUT_VERSION + 1)),
        ("name", json!(null)),
    ];
    for (key, value) in wrong {
        let mut head = good.clone();
        head[key] = value.clone();
        let shape = head["layers"].as_array().cloned().unwrap_or_default();
        let size = |layer: &Value| -> u64 {
            let side = |at: usize| layer[at].as_u64().unwrap_or_default();
            side(0).saturating_add(1).saturating_mul(side(1))
        };
        let many: u64 = shape.iter().map(size).fold(0, u64::saturating_add);
        let weights = vec![0.5; many.min(100_000) as usize];
        let refused = match Net::parse(&file(&head, weights)) {
            Err(error) => error.to_string(),
            Ok(net) => {
                let bot = Arc::new(net).bot(start.rules());
                bot.expect_err("a network that cannot be is refused").to_string()
            }
        };
        assert!(!refused.is_empty(), "{key} {value}");
    }
}

#[test]
fn weights_that_are_no_numbers_still_give_legal_answers() {
    let start = start(&CARDS);
    let layout = Layout::new(&start);
    let many = (layout.len() + 1) * 3 + 4 * layout.actions();
    for weight in [f32::NAN, f32::INFINITY, f32::MIN] {
        let weights = std::iter::repeat_n(weight, many);
        let net = Arc::new(Net::parse(&file(&head(&start), weights)).expect("a network"));
        game(&net, &start, 1);
    }
}
