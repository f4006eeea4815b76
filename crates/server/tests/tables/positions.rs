//! Positions that somebody sets up and plays.

use fief_server::load::LoadError;
use fief_server::protocol::{
    ClientMessage, CreatedTable, Guest, MyTables, NewSeat, PlayPosition, PositionCheck,
    PositionText, Proposal, ReplayInfo, ServerMessage,
};

use crate::desk::{Desk, Person};

const TEXT: &str = "# Two hands\nAlice hand: Village, Copper\nAlice deck: Gold, Silver, Copper\n\
                    Bob hand: Copper x5\nBob deck: Estate x6\n---\n";

async fn play(
    desk: &Desk,
    guest: &Guest,
    text: &str,
    seats: Vec<NewSeat>,
) -> Result<String, LoadError> {
    let wanted = PlayPosition { text: text.to_owned(), seats };
    let made = desk.post::<CreatedTable>("/api/v1/positions/play", Some(guest), &wanted).await?;
    Ok(made.table)
}

async fn act(person: &mut Person, phrase: &str) {
    let question = person.question().await;
    let option = question.options.iter().find(|option| option.phrase == phrase);
    let option = option.unwrap_or_else(|| panic!("no '{phrase}' in {question:?}"));
    person.answer(vec![option.index]).await;
}

#[tokio::test]
async fn a_position_is_played_against_a_bot_and_survives_a_restart() {
    let mut desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let bot = NewSeat::Bot { level: "big-money".to_owned() };
    let table = play(&desk, &ann, TEXT, vec![NewSeat::Me, bot]).await.unwrap();
    let mut person = desk.join(&table, Some(&ann)).await;
    act(&mut person, "play Village").await;
    let hand = &person.seen().view.seats[0].hand;
    assert!(hand.cards.iter().any(|cards| cards.card == "Gold"), "{hand:?}");
    drop(person);

    desk = desk.restart().await;
    let mut person = desk.join(&table, Some(&ann)).await;
    person.question().await;
    assert_eq!(person.seen().step, 1);
    person.propose(Proposal::Restart).await.unwrap();
    while person.seen().step != 0 {
        person.update().await;
    }
    let mine: MyTables = desk.get("/api/v1/tables", Some(&ann)).await.unwrap();
    assert_eq!(mine.tables[0].exercise.as_deref(), Some("Two hands"));
    let game = mine.tables[0].game.as_ref().unwrap().id.clone();
    let replay: ReplayInfo =
        desk.get(&format!("/api/v1/replays/{game}"), Some(&ann)).await.unwrap();
    assert_eq!(replay.seats, ["Alice", "Bob"]);
}

#[tokio::test]
async fn one_person_plays_both_sides_and_sees_whoever_is_asked() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let table = play(&desk, &ann, TEXT, vec![NewSeat::Me, NewSeat::Me]).await.unwrap();
    let mut person = desk.join(&table, Some(&ann)).await;
    act(&mut person, "play Village").await;
    assert_eq!(person.seen().view.you, Some(0));
    while person.seen().view.you == Some(0) {
        person.answer(vec![]).await;
    }
    assert_eq!(person.seen().view.you, Some(1));
    assert!(person.is_asked(), "Bob's first question is theirs, too");
    let seat = person.heard.iter().rev().find_map(|message| match message {
        ServerMessage::Table { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(seat, Some(Some(1)), "the table says on which seat they sit now");
    let whose = |person: &Person| person.seen().log.lines.len();
    assert!(whose(&person) > 3, "new eyes get the whole log");

    // Nobody has to agree to what they take back, on whichever seat they did it.
    let before = person.seen().step;
    person.propose(Proposal::Undo).await.unwrap();
    while person.seen().step == before {
        person.update().await;
    }
    assert_eq!((person.seen().step, person.seen().view.you), (before - 1, Some(0)));
}

#[tokio::test]
async fn what_cannot_be_set_up_is_said_with_its_line() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let check = async |text: &str| {
        let text = PositionText { text: text.to_owned() };
        desk.post::<PositionCheck>("/api/v1/positions/check", None, &text).await.unwrap()
    };
    let fine = check(TEXT).await;
    assert!(fine.fault.is_none());
    assert_eq!(fine.table.unwrap().view.seats[1].hand.count, 5);
    let fault = check("# T\nAlice hand: Vilage\n---\n").await.fault.unwrap();
    assert_eq!(fault.line, 2);
    assert!(fault.message.contains("Village"));

    let both = || vec![NewSeat::Me, NewSeat::Me];
    let wrong = [
        ("# T\nAlice hand: Vilage\n---\n", both(), "Line 2"),
        (TEXT, vec![NewSeat::Me], "2 players, not 1"),
        (TEXT, vec![NewSeat::Me, NewSeat::Open], "by you and by bots"),
        (
            TEXT,
            vec![NewSeat::Bot { level: "easy".into() }, NewSeat::Bot { level: "easy".into() }],
            "yourself",
        ),
        (TEXT, vec![NewSeat::Me, NewSeat::Bot { level: "esy".into() }], "easy"),
        ("# Over\nsupply: Province 0\nphase: clean-up\n---\n", both(), "ends before"),
    ];
    for (text, seats, words) in wrong {
        let refused = play(&desk, &ann, text, seats).await.unwrap_err().to_string();
        assert!(refused.contains(words), "{refused}");
    }
    let nobody = PlayPosition { text: TEXT.to_owned(), seats: both() };
    assert!(desk.post::<CreatedTable>("/api/v1/positions/play", None, &nobody).await.is_err());
    let table = play(&desk, &ann, TEXT, both()).await.unwrap();
    let mut eve = desk.join(&table, None).await;
    eve.shown().await;
    assert!(eve.seen().view.seats[0].hand.cards.is_empty(), "who watches sees no hand");
    assert!(eve.ask(ClientMessage::Resign).await.is_err());
}
