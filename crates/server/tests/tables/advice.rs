//! Hints in games against bots, and reviews of games that are over.

use std::time::Duration;

use fief_server::protocol::{
    ClientMessage, GameReview, Guest, Hint, HintRequest, Proposal, QuestionView, ReviewMessage,
};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::desk::{Desk, Person, known_deal};

/// Plays until somebody is asked what to buy.
async fn until_buying(person: &mut Person) -> QuestionView {
    loop {
        let question = person.question().await;
        if question.options.len() > 1
            && question.options.iter().all(|it| it.phrase.starts_with("buy"))
        {
            return question;
        }
        person.answer_anything().await;
    }
}

async fn hint(
    desk: &Desk,
    table: &str,
    guest: Option<&Guest>,
    question: &str,
) -> Result<Hint, String> {
    let body = HintRequest { question: question.to_owned() };
    let found = desk.post(&format!("/api/v1/tables/{table}/hint"), guest, &body).await;
    found.map_err(|error| error.to_string())
}

#[tokio::test]
async fn a_hint_has_answers_that_can_be_given() {
    let desk = Desk::open().await;
    let (table, mut ann, guest) = desk.alone(1, known_deal()).await;
    let question = until_buying(&mut ann).await;
    let found = hint(&desk, &table, Some(&guest), &question.id).await.unwrap();
    assert_eq!(found.question, question.id);
    assert!(found.answers.len() > 1 && found.rollouts > 0, "{found:?}");
    assert!(found.answers[0].loss.abs() < 1e-9);
    for answer in &found.answers {
        assert!((0.0..=1.0).contains(&answer.chance) && !answer.words.is_empty(), "{answer:?}");
    }
    let picks = found.answers[0].picks.clone();
    let message = ClientMessage::Answer { question: question.id.clone(), picks };
    ann.ask(message).await.unwrap();

    let stale = hint(&desk, &table, Some(&guest), &question.id).await.unwrap_err();
    assert!(stale.contains("not asked any more"), "{stale}");
    let nobody = hint(&desk, &table, None, &question.id).await.unwrap_err();
    assert!(nobody.contains("name"), "{nobody}");
    let eve = desk.guest("Eve").await;
    let watcher = hint(&desk, &table, Some(&eve), &question.id).await.unwrap_err();
    assert!(watcher.contains("Only those who play"), "{watcher}");
}

#[tokio::test]
async fn nobody_gets_a_hint_beside_another_person() {
    let desk = Desk::open().await;
    let (table, mut ann, bob, guests) = desk.two().await;
    let question = ann.seen().question.clone();
    let id = question.map_or_else(|| "0.0".to_owned(), |question| question.id);
    for guest in &guests {
        let refused = hint(&desk, &table, Some(guest), &id).await.unwrap_err();
        assert!(refused.contains("only in games against bots"), "{refused}");
    }
    // A bot that takes a person's seat does not make it a game against bots.
    drop(bob);
    let takeover = Proposal::Takeover { seat: 1, level: "easy".to_owned() };
    let mut taken = ann.ask(ClientMessage::Propose { proposal: takeover.clone() }).await;
    while taken.is_err() {
        // Until the server has noticed that Bob is gone.
        tokio::time::sleep(Duration::from_millis(20)).await;
        taken = ann.ask(ClientMessage::Propose { proposal: takeover.clone() }).await;
    }
    let question = ann.question().await;
    let refused = hint(&desk, &table, Some(&guests[0]), &question.id).await.unwrap_err();
    assert!(refused.contains("only in games against bots"), "{refused}");
}

/// All lines of a review.
async fn review(desk: &Desk, game: &str, token: &str) -> Vec<ReviewMessage> {
    let head = format!(
        "POST /api/v1/replays/{game}/review HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\n\
         Connection: close\r\nContent-Length: 0\r\n\r\n",
        desk.address,
    );
    let mut stream = TcpStream::connect(desk.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

fn done(messages: &[ReviewMessage]) -> &GameReview {
    match messages.last() {
        Some(ReviewMessage::Done { review }) => review,
        other => panic!("no review: {other:?}"),
    }
}

#[tokio::test]
async fn a_review_adds_up_and_is_only_for_games_that_are_over() {
    let desk = Desk::open().await;
    let (_, mut ann, guest) = desk.alone(1, known_deal()).await;
    for _ in 0..4 {
        ann.answer_anything().await;
        ann.question().await;
    }
    let game = ann.seen().game.clone();
    let path = format!("/api/v1/replays/{game}/review");
    let early: Result<serde_json::Value, _> = desk.post(&path, Some(&guest), &json!({})).await;
    assert!(early.unwrap_err().to_string().contains("over"), "it would tell what is hidden");
    ann.ask(ClientMessage::Resign).await.unwrap();

    let messages = review(&desk, &game, &guest.token).await;
    let found = done(&messages);
    assert!(messages.iter().any(|news| matches!(news, ReviewMessage::Progress { .. })));
    assert_eq!(found.seats.len(), 2);
    for seat in &found.seats {
        let luck: f64 = seat.turns.iter().map(|turn| turn.luck).sum();
        let skill: f64 = seat.turns.iter().map(|turn| turn.skill).sum();
        assert!((luck - seat.luck).abs() < 1e-9 && (skill - seat.skill).abs() < 1e-9);
        assert!(seat.skill <= 1e-9 && !seat.turns.is_empty());
    }
    // It is kept: the second time there is nothing to wait for.
    let again = review(&desk, &game, &guest.token).await;
    assert_eq!(again.len(), 1);
    assert_eq!(done(&again), found);
}
