//! Replays, scenarios, and playing on from there.

use std::io::Read as _;

use fief_engine::ids::Player;
use fief_server::protocol::{
    Among, CardList, CardPage, ClientMessage, CreatedTable, Eye, Frames, KingdomList, PlayOn,
    RandomKingdom, ReplayInfo, ScenarioList,
};
use flate2::read::GzDecoder;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::desk::{Desk, known_deal};

#[tokio::test]
async fn a_finished_game_is_replayed_from_every_seat_and_played_on() {
    let desk = Desk::open().await;
    let (_, mut ann, guest) = desk.alone(1, known_deal()).await;
    for _ in 0..6 {
        ann.answer_anything().await;
        ann.question().await;
    }
    let game = ann.seen().game.clone();
    let path = format!("/api/v1/replays/{game}");
    // While it is played, only the own seat.
    let running: ReplayInfo = desk.get(&path, Some(&guest)).await.unwrap();
    assert_eq!(running.eyes, [Eye::Seat { seat: Player(0) }]);
    for eye in ["open", "1", "watcher"] {
        let other: Result<ReplayInfo, _> =
            desk.get(&format!("{path}?eye={eye}"), Some(&guest)).await;
        assert!(other.unwrap_err().to_string().contains("open only"), "{eye}");
    }
    let body = PlayOn { step: 3, seat: 0, level: "easy".to_owned() };
    let early: Result<CreatedTable, _> =
        desk.post(&format!("{path}/play"), Some(&guest), &body).await;
    assert!(early.is_err());

    let seen = ann.seen().view.clone();
    ann.ask(ClientMessage::Resign).await.unwrap();
    let info: ReplayInfo = desk.get(&path, Some(&guest)).await.unwrap();
    assert!(info.over && info.eyes.contains(&Eye::Open) && info.turns.len() > 4);
    let last = info.steps;
    let frames: Frames =
        desk.get(&format!("{path}/frames?from=0&to={last}&eye=open"), Some(&guest)).await.unwrap();
    assert_eq!(frames.frames.len(), (last as usize + 1).min(50));
    let first = &frames.frames[0];
    assert!(first.view.seats.iter().all(|seat| seat.deck.top.len() == 5), "all is open");
    assert!(first.question.is_some() && first.answer.is_some());
    let at = |step: u32| format!("{path}/frames?from={step}&to={step}&eye=0");
    let own: Frames = desk.get(&at(last), Some(&guest)).await.unwrap();
    assert_eq!(own.frames[0].view.seats, seen.seats, "what she saw then");
    assert_eq!(own.frames[0].log, info.log.len());
    let beyond: Result<Frames, _> = desk.get(&at(last + 1), Some(&guest)).await;
    assert!(beyond.unwrap_err().to_string().contains("last step"));

    let made: CreatedTable = desk.post(&format!("{path}/play"), Some(&guest), &body).await.unwrap();
    let mut again = desk.join(&made.table, Some(&guest)).await;
    let question = again.question().await;
    assert!(question.number >= 3);
    again.answer_anything().await;

    let eve = desk.guest("Eve").await;
    let other: Result<ReplayInfo, _> = desk.get(&format!("{path}?eye=open"), Some(&eve)).await;
    assert!(other.is_err(), "watchers of this table see no hands");
}

#[tokio::test]
async fn scenarios_open_in_the_same_view_and_can_be_played_on() {
    let desk = Desk::open().await;
    let page: CardPage = desk.get("/api/v1/cards/Militia", None).await.unwrap();
    let ruling = page.rulings.iter().find(|ruling| ruling.id == "Militia/1").unwrap();
    let id = &ruling.scenarios[0].id;
    assert_eq!(id, "scenario:base-militia-1");
    let path = format!("/api/v1/replays/{id}");
    let info: ReplayInfo = desk.get(&path, None).await.unwrap();
    let scenario = info.scenario.clone().unwrap();
    assert_eq!(scenario.failure, None);
    assert!(!scenario.rulings.is_empty(), "what it shows, in a sentence each");
    assert!(scenario.text.contains("Alice: play Militia"), "{}", scenario.text);
    let last = info.steps;
    let frames: Frames = desk.get(&format!("{path}/frames?from=0&to={last}"), None).await.unwrap();
    assert_eq!(frames.frames.len() as u32, last + 1);
    assert_eq!(frames.frames[0].answer.as_ref().unwrap().words, "play Militia");
    let guest = desk.guest("Ann").await;
    let body = PlayOn { step: 1, seat: 1, level: "easy".to_owned() };
    let made: CreatedTable = desk.post(&format!("{path}/play"), Some(&guest), &body).await.unwrap();
    let mut bob = desk.join(&made.table, Some(&guest)).await;
    let question = bob.question().await;
    assert_eq!(question.words, "Militia: discard 2 cards");
    assert!(!question.single && question.options.iter().all(|option| option.card.is_some()));
}

#[tokio::test]
async fn every_scenario_can_be_stepped_through() {
    let desk = Desk::open().await;
    let list: ScenarioList = desk.get("/api/v1/scenarios", None).await.unwrap();
    let mut shown = 0;
    for scenario in list.groups.iter().flat_map(|group| &group.scenarios).step_by(7) {
        let path = format!("/api/v1/replays/{}", scenario.id);
        let info: ReplayInfo = desk.get(&path, None).await.unwrap();
        assert_eq!(info.scenario.unwrap().failure, None, "{}", scenario.id);
        let end = info.steps;
        let frames: Frames =
            desk.get(&format!("{path}/frames?from={end}&to={end}"), None).await.unwrap();
        assert_eq!(frames.frames[0].log, info.log.len(), "{}", scenario.id);
        shown += 1;
    }
    assert!(shown > 10);
}

#[tokio::test]
async fn cards_and_kingdoms_have_their_lists() {
    let desk = Desk::open().await;
    let list: CardList = desk.get("/api/v1/cards", None).await.unwrap();
    let militia = list.cards.iter().find(|card| card.name == "Militia").unwrap();
    assert_eq!(militia.types, ["Action", "Attack"]);
    assert_eq!((militia.cost.unwrap().coins, militia.set.as_str()), (4, "Base"));
    assert_eq!(list.cards.iter().filter(|card| card.name == "Throne Room").count(), 1);
    let page: CardPage = desk.get("/api/v1/cards/throne%20room", None).await.unwrap();
    assert_eq!(page.versions.len(), 2);
    assert!(page.versions[0].newest && page.kingdoms.iter().any(|id| id.starts_with("Size")));
    let companion = |card: &str| list.companions.iter().find(|info| info.card == card).unwrap();
    let druid = companion("Druid");
    assert_eq!((druid.least, druid.most, druid.among), (3, 3, Among::Deck));
    assert!(druid.fits.len() == 12 && druid.fits.contains(&"The Sea's Gift".to_owned()));
    let bane = companion("Young Witch");
    assert!(bane.fits.contains(&"Cellar".to_owned()) && !bane.fits.contains(&"Market".to_owned()));
    let wrong: Result<CardPage, _> = desk.get("/api/v1/cards/Mlitia", None).await;
    assert!(wrong.unwrap_err().to_string().contains("did you mean Militia"));
    let kingdoms: KingdomList = desk.get("/api/v1/kingdoms", None).await.unwrap();
    assert!(kingdoms.kingdoms.iter().any(|kingdom| kingdom.missing.is_empty()));
    let body = json!({"fixed": ["Witch"], "seed": "5"});
    let drawn: RandomKingdom = desk.post("/api/v1/kingdoms/random", None, &body).await.unwrap();
    let again: RandomKingdom = desk.post("/api/v1/kingdoms/random", None, &body).await.unwrap();
    let piles = drawn.cards.iter().filter(|card| ["kingdom", "pile"].contains(&&card.object[..]));
    assert_eq!((piles.count(), &drawn), (10, &again));
    assert!(drawn.cards.iter().any(|card| card.name == "Witch"));
}

/// An answer over a plain connection: its head, and its body as it came.
async fn fetch(desk: &Desk, path: &str, accepts: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(desk.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.0\r\nAccept-Encoding: {accepts}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let body = answer.split_off(end + 4);
    (String::from_utf8(answer).unwrap().to_lowercase(), body)
}

#[tokio::test]
async fn large_answers_are_compressed_for_those_who_read_that() {
    let desk = Desk::open().await;
    for path in ["/api/v1/cards", "/api/v1/kingdoms", "/api/v1/scenarios"] {
        let (head, plain) = fetch(&desk, path, "br").await;
        assert!(!head.contains("content-encoding"), "{head}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
        let (head, packed) = fetch(&desk, path, "br, gzip").await;
        assert!(head.contains("content-encoding: gzip"), "{head}");
        assert!(packed.len() * 3 < plain.len(), "{path}: {} of {}", packed.len(), plain.len());
        let mut read = Vec::new();
        GzDecoder::new(&packed[..]).read_to_end(&mut read).unwrap();
        assert_eq!(read, plain, "{path}");
    }
    let (head, small) = fetch(&desk, "/api/v1/nothing", "gzip").await;
    assert!(head.starts_with("http/1.0 404") && small.starts_with(b"{"), "{head}");
}
