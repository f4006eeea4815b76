//! A leaver's seat.

use std::time::Duration;

use fief_server::Limits;
use fief_server::protocol::{ClientMessage, Code, NewSeat, Proposal, Who};

use crate::desk::{Desk, code, known_deal};

fn takeover(seat: u8) -> Proposal {
    Proposal::Takeover { seat, level: "big-money".to_owned() }
}

#[tokio::test]
async fn a_bot_takes_the_seat_of_who_has_left() {
    let desk = Desk::open().await;
    let (_, mut ann, bob, _) = desk.two().await;
    assert_eq!(code(ann.propose(takeover(1)).await), Some(Code::SeatTaken), "Bob is here");
    assert_eq!(code(ann.propose(takeover(0)).await), Some(Code::SeatTaken), "her own");
    assert_eq!(code(ann.propose(takeover(5)).await), Some(Code::NoSuchSeat));
    drop(bob);
    ann.table(|table| matches!(table.seats[1].who, Who::Person { connected: false, .. })).await;
    assert_eq!(ann.propose(takeover(1)).await, Ok(()));
    for _ in 0..6 {
        ann.answer_anything().await;
        ann.question().await;
    }
}

#[tokio::test]
async fn all_others_must_agree_to_a_takeover() {
    let desk = Desk::open().await;
    let [ann, bob, eve] =
        [desk.guest("Ann").await, desk.guest("Bob").await, desk.guest("Eve").await];
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let table = desk.table(&ann, seats, known_deal()).await;
    let mut first = desk.join(&table, Some(&ann)).await;
    let mut second = desk.join(&table, Some(&bob)).await;
    let mut third = desk.join(&table, Some(&eve)).await;
    second.ask(ClientMessage::Sit { seat: 1 }).await.unwrap();
    third.ask(ClientMessage::Sit { seat: 2 }).await.unwrap();
    drop(third);
    first.table(|table| matches!(table.seats[2].who, Who::Person { connected: false, .. })).await;
    first.propose(takeover(2)).await.unwrap();
    let table = second.table(|table| !table.proposals.is_empty()).await;
    assert_eq!(table.proposals[0].needed, [1]);
    let yes = ClientMessage::Vote { proposal: table.proposals[0].id, agree: true };
    second.ask(yes).await.unwrap();
    let table = first.table(|table| table.proposals.is_empty()).await;
    assert!(matches!(table.seats[2].who, Who::Bot { took_over: true, .. }));
}

#[tokio::test]
async fn who_only_loads_the_page_again_keeps_the_seat() {
    let desk = Desk::with(Limits { grace: Duration::from_secs(30), ..Limits::measuring() }).await;
    let (table, mut ann, bob, guests) = desk.two().await;
    drop(bob);
    ann.table(|table| matches!(table.seats[1].who, Who::Person { connected: false, .. })).await;
    let refused = ann.propose(takeover(1)).await.unwrap_err();
    assert!(refused.message.contains("Wait"), "{}", refused.message);
    let bob = desk.join(&table, Some(&guests[1])).await;
    assert_eq!(bob.client.seat, Some(1));
}
