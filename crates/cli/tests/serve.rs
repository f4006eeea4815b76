//! The server as a process: what it has acknowledged survives whatever happens to it.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fief_server::load::{self, Client, choose, get, post};
use fief_server::protocol::{
    ClientMessage, CreateTable, CreatedTable, Frames, Guest, NewSeat, ServerMessage, Settings,
    Update,
};
use tokio::time::{sleep, timeout};

struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fief"))
            .args(["serve", "--port", "0", "--unlimited", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
        Self { child, address }
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// One seat, and what its client knows for sure.
struct Seat {
    guest: Guest,
    table: String,
    acknowledged: u32,
    seen: Option<Update>,
}

/// Plays a seat until the server is gone.
async fn play(mut client: Client, mut seat: Seat) -> Seat {
    loop {
        let heard = client.hear().await;
        match heard {
            Err(_) => break,
            Ok(ServerMessage::Done { .. }) => seat.acknowledged += 1,
            Ok(ServerMessage::Error(problem)) => panic!("{problem:?}"),
            Ok(_) => {}
        }
        if let Some(question) = client.question.take() {
            let picks = choose(&question);
            if client.say(&ClientMessage::Answer { question: question.id, picks }).await.is_err() {
                break;
            }
        }
    }
    seat.seen = client.update;
    seat
}

const TABLES: usize = 20;

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_in_the_middle_of_many_games() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("fief.sqlite");
    let server = Process::start(&database);
    let mut players = Vec::new();
    for number in 0..TABLES {
        let [host, other] = ["Ann", "Bob"].map(|name| format!("{name} {number}"));
        let host = load::guest(server.address, &host).await.unwrap();
        let other = load::guest(server.address, &other).await.unwrap();
        let seats = vec![NewSeat::Me, NewSeat::Open];
        let wanted = CreateTable { seats, settings: Settings::default() };
        let made: CreatedTable =
            post(server.address, "/api/v1/tables", Some(&host.token), &wanted).await.unwrap();
        for (guest, sits) in [(host, false), (other, true)] {
            let mut client =
                Client::connect(server.address, &made.table, Some(&guest.token)).await.unwrap();
            if sits {
                client.say(&ClientMessage::Sit { seat: 1 }).await.unwrap();
                while !matches!(client.hear().await.unwrap(), ServerMessage::Done { .. }) {}
            }
            let table = made.table.clone();
            let seat = Seat { guest, table, acknowledged: 0, seen: None };
            players.push(tokio::spawn(play(client, seat)));
        }
    }
    sleep(Duration::from_millis(700)).await;
    server.kill();
    let mut seats = Vec::new();
    for player in players {
        seats.push(timeout(Duration::from_secs(20), player).await.unwrap().unwrap());
    }

    let server = Process::start(&database);
    let mut total = 0;
    for pair in seats.chunks(2) {
        let acknowledged: u32 = pair.iter().map(|seat| seat.acknowledged).sum();
        total += acknowledged;
        for seat in pair {
            check(&server, seat, acknowledged).await;
        }
    }
    assert!(total > 100, "only {total} answers were given before the end");
    server.kill();
}

/// Whether a seat finds the game where it left it, at most one answer further on, and can go on.
async fn check(server: &Process, seat: &Seat, acknowledged: u32) {
    let token = Some(seat.guest.token.as_str());
    let mut client = Client::connect(server.address, &seat.table, token).await.unwrap();
    let now = loop {
        if let ServerMessage::Update(update) = client.hear().await.unwrap() {
            break update;
        }
    };
    // An answer that was kept but not acknowledged in time may be there; one that was must be.
    let further = now.step.checked_sub(acknowledged);
    assert!(further.is_some_and(|n| n <= 1), "{acknowledged} acknowledged, {} there", now.step);
    let before = seat.seen.as_ref().expect("the game was shown");
    let (game, step) = (&before.game, before.step);
    let own = client.seat.expect("the seat is still theirs");
    let path = format!("/api/v1/replays/{game}/frames?from={step}&eye={own}");
    let frames: Frames = get(server.address, &path, token).await.unwrap();
    assert_eq!(frames.frames[0].view.seats, before.view.seats, "what was seen then is what was");
    if let Some(question) = client.question.take() {
        let picks = choose(&question);
        client.say(&ClientMessage::Answer { question: question.id, picks }).await.unwrap();
        while !matches!(client.hear().await.unwrap(), ServerMessage::Done { .. }) {}
    }
}

#[test]
fn a_port_that_is_taken_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("one.sqlite"));
    let port = server.address.port().to_string();
    let second = Command::new(env!("CARGO_BIN_EXE_fief"))
        .args(["serve", "--port", &port, "--database"])
        .arg(folder.path().join("two.sqlite"))
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && error.contains("is taken"), "{error}");
    server.kill();
}
