//! Networks as bots at tables.

use std::sync::Arc;

use fief_cards::LIBRARY;
use fief_engine::setup::{Setup, Start};
use fief_env::net::Net;
use fief_env::{LAYOUT_VERSION, Layout};
use fief_server::protocol::{
    ClientMessage, Code, CreateTable, CreatedTable, KingdomChoice, NewSeat, ServerInfo, Settings,
};
use fief_server::{Config, Limits};

use crate::desk::{Desk, Person, code, known_deal};

const FIRST_GAME: [&str; 10] = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
    "Workshop",
];

/// A network for the first game that does nothing wherever that is allowed.
fn idle() -> Arc<Net> {
    let start = Start::new(Setup::new(&["A", "B"], &FIRST_GAME), &LIBRARY).unwrap();
    let (rules, layout) = (start.rules(), Layout::new(&start));
    let kinds: Vec<&str> = rules.kinds().map(|kind| rules.definition(kind).name).collect();
    let piles: Vec<&str> = rules.piles().map(|pile| rules.pile(pile).name).collect();
    let head = serde_json::json!({
        "name": "Idle", "layout": LAYOUT_VERSION, "players": 2, "kinds": kinds, "piles": piles,
        "columns": [0], "layers": [[1, layout.actions()]],
    });
    let mut bytes = format!("fief-net 1\n{head}\n").into_bytes();
    // The matrix, then the bias, which wants the first action: to be done.
    let mut weights = vec![0.0_f32; 2 * layout.actions()];
    weights[layout.actions()] = 1.0;
    bytes.extend(weights.into_iter().flat_map(f32::to_le_bytes));
    Arc::new(Net::parse(&bytes).unwrap())
}

async fn desk() -> Desk {
    let address = "127.0.0.1:0".parse().unwrap();
    let mut config = Config { limits: Limits::measuring(), ..Config::new(address, "none".into()) };
    config.add_net("Idle", idle()).unwrap();
    Desk::with_nets(config.nets).await
}

fn by_hand(cards: impl IntoIterator<Item = &'static str>) -> Settings {
    let cards = cards.into_iter().map(str::to_owned).collect();
    Settings { kingdom: KingdomChoice::Cards { cards, landscapes: vec![] }, ..known_deal() }
}

fn against(level: &str) -> Vec<NewSeat> {
    vec![NewSeat::Me, NewSeat::Bot { level: level.to_owned() }]
}

/// Plays some turns, and says how many cards the bot has then.
async fn cards_of_the_bot(person: &mut Person) -> usize {
    for _ in 0..25 {
        person.question().await;
        person.answer_anything().await;
    }
    person.question().await;
    let bot = &person.seen().view.seats[1];
    assert!(bot.turns >= 4, "{} turns", bot.turns);
    bot.hand.count + bot.deck.count + bot.discard.count
}

#[tokio::test]
async fn a_network_plays_at_tables_whose_kingdom_it_knows_in_any_order() {
    let desk = desk().await;
    let info: ServerInfo = desk.get("/api/v1/info", None).await.unwrap();
    let told = info.bots.iter().find(|bot| bot.level == "Idle").expect("it is offered");
    assert!(told.about.contains("games of 2") && told.about.contains("Cellar, Market"), "{told:?}");
    let ann = desk.guest("Ann").await;
    for settings in [known_deal(), by_hand(FIRST_GAME.into_iter().rev())] {
        let table = desk.table(&ann, against("Idle"), settings).await;
        let mut person = desk.join(&table, Some(&ann)).await;
        assert_eq!(cards_of_the_bot(&mut person).await, 10, "the network never buys anything");
        assert_eq!(person.seen().view.seats[1].name, "Idle bot");
    }
}

#[tokio::test]
async fn a_network_that_does_not_fit_is_refused_with_the_reason() {
    let desk = desk().await;
    let ann = desk.guest("Ann").await;
    let refused = async |seats: Vec<NewSeat>, settings: Settings| {
        let wanted = CreateTable { seats, settings };
        let made: Result<CreatedTable, _> = desk.post("/api/v1/tables", Some(&ann), &wanted).await;
        made.map(|_| ()).unwrap_err().to_string()
    };
    let other = || by_hand(FIRST_GAME.into_iter().filter(|card| *card != "Moat").chain(["Witch"]));
    let error = refused(against("Idle"), other()).await;
    assert!(error.contains("'Idle' cannot play") && error.contains("Moat"), "{error}");
    let mut three = against("Idle");
    three.push(NewSeat::Bot { level: "easy".to_owned() });
    let error = refused(three, known_deal()).await;
    assert!(error.contains("games of 2, not of 3"), "{error}");
    let error = refused(against("Idel"), known_deal()).await;
    assert!(error.contains("did you mean Idle"), "{error}");
    // A table that waits says so as well, and stays as it was.
    let table = desk.table(&ann, vec![NewSeat::Me, NewSeat::Open], other()).await;
    let mut person = desk.join(&table, Some(&ann)).await;
    let set = ClientMessage::SetSeat { seat: 1, bot: Some("Idle".to_owned()) };
    assert_eq!(code(person.ask(set).await), Some(Code::BadSetup));
    let set = ClientMessage::SetSeat { seat: 1, bot: Some("easy".to_owned()) };
    assert_eq!(person.ask(set).await, Ok(()));
}

#[tokio::test]
async fn a_game_goes_on_when_the_server_has_the_network_no_more() {
    let desk = desk().await;
    let ann = desk.guest("Ann").await;
    let table = desk.table(&ann, against("Idle"), known_deal()).await;
    let mut person = desk.join(&table, Some(&ann)).await;
    person.question().await;
    drop(person);
    let desk = desk.restart().await;
    let mut person = desk.join(&table, Some(&ann)).await;
    assert!(cards_of_the_bot(&mut person).await > 10, "the usual bot plays on, and it buys");
}

#[test]
fn a_network_has_a_name_of_its_own() {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), "none".into());
    let long = "x".repeat(25);
    for wrong in ["", " ", "medium", "Medium", "a/b", " Ada", "<b>", "Ada\n", &long] {
        assert!(config.add_net(wrong, idle()).is_err(), "{wrong}");
    }
    config.add_net("Ada", idle()).unwrap();
    let error = config.add_net("ada", idle()).unwrap_err();
    assert!(error.contains("there is a bot 'ada' already"), "{error}");
}
