//! Nobody has an advantage over the others, and nobody speaks in another's name.

use fief_server::Limits;
use fief_server::load::Client;
use fief_server::protocol::{
    ClientMessage, Code, Guest, NewSeat, Proposal, ServerMessage, Settings, TableInfo, Watchers,
    Who,
};
use serde_json::json;

use crate::desk::{Desk, code, known_deal};

#[tokio::test]
async fn a_seed_that_the_host_has_chosen_is_shown_before_anybody_sits_down() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let seats = || vec![NewSeat::Me, NewSeat::Open];
    let chosen = desk.table(&ann, seats(), known_deal()).await;
    let info: TableInfo = desk.get(&format!("/api/v1/tables/{chosen}"), None).await.unwrap();
    assert_eq!(info.settings.seed.as_deref(), Some("7"));
    let by_chance = desk.table(&ann, seats(), Settings::default()).await;
    let info: TableInfo = desk.get(&format!("/api/v1/tables/{by_chance}"), None).await.unwrap();
    assert_eq!(info.settings.seed, None, "what nobody has chosen nobody knows");
}

fn takeover(level: &str) -> Proposal {
    Proposal::Takeover { seat: 1, level: level.to_owned() }
}

#[tokio::test]
async fn whoever_comes_back_gets_the_seat_back_from_the_bot() {
    let desk = Desk::open().await;
    let (table, mut ann, bob, guests) = desk.two().await;
    drop(bob);
    ann.table(|table| matches!(table.seats[1].who, Who::Person { connected: false, .. })).await;
    let by_chance = ann.propose(takeover("random")).await;
    assert_eq!(code(by_chance), Some(Code::BadSetup), "a substitute does not play by chance");
    ann.propose(takeover("big-money")).await.unwrap();
    for _ in 0..4 {
        ann.answer_anything().await;
        ann.question().await;
    }
    let mut bob = desk.join(&table, Some(&guests[1])).await;
    assert_eq!(bob.client.seat, Some(1));
    let seen = bob.update().await;
    assert_eq!(seen.view.you, Some(1));
    let back = ann.table(|table| matches!(table.seats[1].who, Who::Person { .. })).await;
    assert_eq!(back.seats[1].name, "Bob");
    // Bob plays on, and no bot for him.
    let question = loop {
        if ann.is_asked() {
            ann.answer(vec![]).await;
        } else {
            break bob.question().await;
        }
    };
    bob.client.question = Some(question);
    bob.answer_anything().await;
}

#[tokio::test]
async fn where_nobody_may_watch_those_who_came_early_must_go() {
    let desk = Desk::open().await;
    let [ann, bob, eve] =
        [desk.guest("Ann").await, desk.guest("Bob").await, desk.guest("Eve").await];
    let settings = Settings { watchers: Watchers::Nobody, ..known_deal() };
    let table = desk.table(&ann, vec![NewSeat::Me, NewSeat::Open], settings).await;
    let mut first = desk.join(&table, Some(&ann)).await;
    let mut second = desk.join(&table, Some(&bob)).await;
    let mut third = desk.join(&table, Some(&eve)).await;
    second.ask(ClientMessage::Sit { seat: 1 }).await.unwrap();
    first.shown().await;
    let mut told = false;
    while let Ok(message) = third.client.hear().await {
        assert!(!matches!(message, ServerMessage::Update(_) | ServerMessage::Game { .. }));
        told |=
            matches!(message, ServerMessage::Error(problem) if problem.code == Code::NoWatchers);
    }
    assert!(told);
    for (guest, may) in [(&ann, true), (&eve, false)] {
        let joined = Client::connect(desk.address, &table, Some(&guest.token)).await;
        assert_eq!(joined.is_ok(), may);
    }
}

fn line(text: &str) -> ClientMessage {
    ClientMessage::Chat { text: text.to_owned() }
}

#[tokio::test]
async fn chat_has_its_limits_and_comes_in_pages() {
    let limits = Limits { chat_lines: 70, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let (table, mut ann, guest) = desk.alone(1, known_deal()).await;
    for number in 0..70 {
        ann.ask(line(&format!("line {number}"))).await.unwrap();
    }
    assert_eq!(code(ann.ask(line("one more")).await), Some(Code::TooMany));
    let mut again = desk.join(&table, Some(&guest)).await;
    again.shown().await;
    let (first, earlier) = again
        .heard
        .iter()
        .find_map(|message| match message {
            ServerMessage::Chat { lines, earlier } => Some((lines[0].number, *earlier)),
            _ => None,
        })
        .unwrap();
    assert_eq!((first, earlier), (20, true));
    again.ask(ClientMessage::EarlierChat { before: first }).await.unwrap();
    let page = again.heard.iter().find_map(|message| match message {
        ServerMessage::EarlierChat { lines, earlier } => Some((lines.clone(), *earlier)),
        _ => None,
    });
    let (lines, earlier) = page.unwrap();
    assert_eq!((lines.len(), lines[0].text.as_str(), earlier), (20, "line 0", false));
}

#[tokio::test]
async fn nobody_says_too_much_in_a_minute() {
    let limits = Limits { chat_per_minute: 6.0, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let (_, mut ann, _) = desk.alone(1, known_deal()).await;
    let mut said = 0;
    while ann.ask(line("blah")).await.is_ok() {
        said += 1;
        assert!(said < 20);
    }
    assert!(said >= 3, "{said}");
    ann.answer_anything().await;
}

#[tokio::test]
async fn a_watcher_does_not_speak_in_a_players_name() {
    let desk = Desk::open().await;
    let (table, mut ann, _) = desk.alone(1, known_deal()).await;
    let impostor = desk.guest("Ann").await;
    let mut watcher = desk.join(&table, Some(&impostor)).await;
    watcher.ask(line("I resign")).await.unwrap();
    let said = loop {
        if let ServerMessage::Chat { lines, .. } = ann.hear().await {
            break lines[0].clone();
        }
    };
    assert_eq!((said.seat, said.name.as_deref()), (None, Some("Ann (watching)")));
    for name in ["Big Money bot", "Server", "\u{3164}"] {
        let body = json!({ "name": name });
        let refused: Result<Guest, _> = desk.post("/api/v1/guests", None, &body).await;
        assert!(refused.is_err(), "{name}");
    }
}

#[tokio::test]
async fn a_revoked_token_is_good_for_nothing() {
    let desk = Desk::open().await;
    let (table, mut ann, old) = desk.alone(1, known_deal()).await;
    let new: Guest = desk.post("/api/v1/guests/revoke", Some(&old), &json!({})).await.unwrap();
    assert_eq!((&new.guest, &new.name), (&old.guest, &old.name));
    let mut told = false;
    while let Ok(message) = ann.client.hear().await {
        told |= matches!(message, ServerMessage::Error(problem) if problem.code == Code::BadToken);
    }
    assert!(told, "whoever is connected with it is sent away");
    let desk = desk.restart().await;
    assert!(Client::connect(desk.address, &table, Some(&old.token)).await.is_err());
    let again: Result<Guest, _> = desk.post("/api/v1/guests/revoke", Some(&old), &json!({})).await;
    assert!(again.unwrap_err().to_string().contains("revoked"));
    let ann = desk.join(&table, Some(&new)).await;
    assert_eq!(ann.client.seat, Some(0), "the seat is still theirs");
}
