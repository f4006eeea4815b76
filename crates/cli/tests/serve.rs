//! The server as a process: what it has acknowledged survives whatever happens to it.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
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
        // Where no file may grow, writing fails as on a full disk, if nobody minds the signal.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(env!("CARGO_BIN_EXE_fief"))
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

    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").arg(format!("-{name}")).arg(pid).status().unwrap();
        assert!(sent.success());
    }

    /// As Ctrl-C does it: everything is in the file afterwards.
    #[cfg(unix)]
    fn stop(mut self) {
        self.signal("INT");
        self.child.wait().unwrap();
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
    sent: u32,
    acknowledged: u32,
    seen: Option<Update>,
}

/// Plays a seat until the server is gone, and counts for all what was acknowledged.
async fn play(mut client: Client, mut seat: Seat, all: Arc<AtomicU32>) -> Seat {
    loop {
        let heard = client.hear().await;
        match heard {
            Err(_) => break,
            Ok(ServerMessage::Done { .. }) => {
                seat.acknowledged += 1;
                all.fetch_add(1, Ordering::Relaxed);
            }
            Ok(ServerMessage::Error(problem)) => panic!("{problem:?}"),
            Ok(_) => {}
        }
        if let Some(question) = client.question.take() {
            let picks = choose(&question);
            seat.sent += 1;
            if client.say(&ClientMessage::Answer { question: question.id, picks }).await.is_err() {
                break;
            }
        }
    }
    seat.seen = client.update;
    seat
}

const TABLES: usize = 20;
/// How many answers are acknowledged before the kill: by then games are in all their phases.
const ANSWERS: u32 = 300;
const PATIENCE: Duration = Duration::from_mins(2);

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_in_the_middle_of_many_games() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("fief.sqlite");
    let server = Process::start(&database);
    let mut players = Vec::new();
    let all = Arc::new(AtomicU32::new(0));
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
            let seat = Seat { guest, table, sent: 0, acknowledged: 0, seen: None };
            players.push(tokio::spawn(play(client, seat, Arc::clone(&all))));
        }
    }
    let enough = async {
        while all.load(Ordering::Relaxed) < ANSWERS {
            sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(PATIENCE, enough).await.expect("the games go on");
    server.kill();
    let mut seats = Vec::new();
    for player in players {
        seats.push(timeout(PATIENCE, player).await.unwrap().unwrap());
    }

    let server = Process::start(&database);
    for pair in seats.chunks(2) {
        for seat in pair {
            let kept = check(&server, seat).await;
            // One that was acknowledged must be there; one that was not may be, but none unsent.
            let acknowledged: u32 = pair.iter().map(|seat| seat.acknowledged).sum();
            let sent: u32 = pair.iter().map(|seat| seat.sent).sum();
            assert!(
                (acknowledged..=sent).contains(&kept),
                "{acknowledged} acknowledged, {sent} sent, {kept} there"
            );
        }
        for seat in pair {
            go_on(&server, seat).await;
        }
    }
    server.kill();
}

/// Whether a seat finds the game where it left it. Returns how many answers it has now.
async fn check(server: &Process, seat: &Seat) -> u32 {
    let token = Some(seat.guest.token.as_str());
    let mut client = Client::connect(server.address, &seat.table, token).await.unwrap();
    let now = loop {
        if let ServerMessage::Update(update) = client.hear().await.unwrap() {
            break update;
        }
    };
    // A seat that was killed before it was shown anything has seen nothing that could be lost.
    if let Some(before) = &seat.seen {
        let (game, step) = (&before.game, before.step);
        let own = client.seat.expect("the seat is still theirs");
        let path = format!("/api/v1/replays/{game}/frames?from={step}&eye={own}");
        let frames: Frames = get(server.address, &path, token).await.unwrap();
        assert_eq!(frames.frames[0].view.seats, before.view.seats, "what was seen then was so");
    }
    now.step
}

/// Answers the question of a seat after the restart.
async fn go_on(server: &Process, seat: &Seat) {
    let token = Some(seat.guest.token.as_str());
    let mut client = Client::connect(server.address, &seat.table, token).await.unwrap();
    while !matches!(client.hear().await.unwrap(), ServerMessage::Update(_)) {}
    if let Some(question) = client.question.take() {
        let picks = choose(&question);
        client.say(&ClientMessage::Answer { question: question.id, picks }).await.unwrap();
        while !matches!(client.hear().await.unwrap(), ServerMessage::Done { .. }) {}
    }
}

/// A person against a bot, at a server of its own.
async fn alone(server: &Process) -> (Client, String, Guest) {
    let guest = load::guest(server.address, "Ann").await.unwrap();
    let bot = NewSeat::Bot { level: "big-money".to_owned() };
    let wanted = CreateTable { seats: vec![NewSeat::Me, bot], settings: Settings::default() };
    let made: CreatedTable =
        post(server.address, "/api/v1/tables", Some(&guest.token), &wanted).await.unwrap();
    let client = Client::connect(server.address, &made.table, Some(&guest.token)).await.unwrap();
    (client, made.table, guest)
}

/// Waits until the bot has played.
async fn asked(client: &mut Client) {
    let asked = async {
        while client.question.is_none() {
            client.hear().await.unwrap();
        }
    };
    timeout(PATIENCE, asked).await.expect("a question");
}

/// Answers the next question. Whether it is kept.
async fn answer(client: &mut Client) -> bool {
    asked(client).await;
    let question = client.question.take().expect("a question");
    let picks = choose(&question);
    client.say(&ClientMessage::Answer { question: question.id, picks }).await.unwrap();
    loop {
        match timeout(PATIENCE, client.hear()).await.expect("an answer").unwrap() {
            ServerMessage::Done { re } if re == Some(client.said) => return true,
            ServerMessage::Error(problem) if problem.re == Some(client.said) => return false,
            _ => {}
        }
    }
}

/// How much the files of a process may hold, from now on.
#[cfg(target_os = "linux")]
fn limit_files(child: &Child, most: Option<u64>) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let pid = Pid::from_raw(child.id() as i32);
    prlimit(pid, Resource::Fsize, Rlimit { current: most, maximum: None }).unwrap();
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("fief.sqlite");
    let server = Process::start(&database);
    let (mut client, table, guest) = alone(&server).await;
    let mut kept = 0;
    for _ in 0..6 {
        kept += u32::from(answer(&mut client).await);
    }
    assert_eq!(kept, 6);
    let healthy = async |server: &Process| {
        let health: Result<serde_json::Value, _> = get(server.address, "/healthz", None).await;
        // "ok" is no JSON, and everything but 200 is an error that says so.
        !health.unwrap_err().to_string().contains("503")
    };
    for _ in 0..3 {
        // While nothing can be kept, the bot cannot play either.
        asked(&mut client).await;
        // No file may grow: every commit fails, as on a disk without room.
        limit_files(&server.child, Some(0));
        for _ in 0..3 {
            assert!(!answer(&mut client).await, "what cannot be kept is not acknowledged");
            sleep(Duration::from_millis(1100)).await;
        }
        assert!(!healthy(&server).await, "and the server says that it is not well");
        let wanted =
            CreateTable { seats: vec![NewSeat::Me, NewSeat::Open], settings: Settings::default() };
        let made: Result<CreatedTable, _> =
            post(server.address, "/api/v1/tables", Some(&guest.token), &wanted).await;
        assert!(made.is_err(), "a table that cannot be kept is not made");
        limit_files(&server.child, None);
        sleep(Duration::from_millis(1100)).await;
        for _ in 0..4 {
            kept += u32::from(answer(&mut client).await);
        }
        assert!(healthy(&server).await);
    }
    assert_eq!(kept, 18, "with room again, it goes on");
    server.kill();
    let server = Process::start(&database);
    let mut client = Client::connect(server.address, &table, Some(&guest.token)).await.unwrap();
    let update = loop {
        if let ServerMessage::Update(update) = client.hear().await.unwrap() {
            break update;
        }
    };
    assert!(update.step >= kept, "{} of {kept} are there", update.step);
    server.kill();
}

#[test]
fn a_second_server_is_told_that_the_database_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("one.sqlite");
    let server = Process::start(&database);
    let second = Command::new(env!("CARGO_BIN_EXE_fief"))
        .args(["serve", "--port", "0", "--database"])
        .arg(&database)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && error.contains("another server is using it"), "{error}");
    server.kill();
    Process::start(&database).kill();
}

#[test]
fn a_damaged_database_is_said_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("damaged.sqlite");
    let rubbish = b"this is no database at all, but somebody's only copy of a letter".repeat(100);
    std::fs::write(&database, &rubbish).unwrap();
    let server = Command::new(env!("CARGO_BIN_EXE_fief"))
        .args(["serve", "--port", "0", "--database"])
        .arg(&database)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&server.stderr).into_owned();
    assert!(!server.status.success() && error.contains("cannot open the database"), "{error}");
    assert!(!error.contains("panicked"), "{error}");
    assert_eq!(std::fs::read(&database).unwrap(), rubbish);
}

/// The size of a page of `SQLite`.
#[cfg(unix)]
const PAGE: usize = 4096;

#[cfg(unix)]
#[test]
fn a_database_with_lost_pages_is_said_and_not_touched() {
    let cut = |bytes: &mut Vec<u8>| bytes.truncate(bytes.len() / 2 / PAGE * PAGE);
    let lost = |bytes: &mut Vec<u8>| bytes[PAGE * 4..PAGE * 9].fill(0);
    let damages: [fn(&mut Vec<u8>); 2] = [cut, lost];
    for damage in damages {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("damaged.sqlite");
        Process::start(&database).stop();
        let mut bytes = std::fs::read(&database).unwrap();
        damage(&mut bytes);
        std::fs::write(&database, &bytes).unwrap();
        let server = Command::new(env!("CARGO_BIN_EXE_fief"))
            .args(["serve", "--port", "0", "--database"])
            .arg(&database)
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&server.stderr).into_owned();
        assert!(!server.status.success() && error.contains("is damaged"), "{error}");
        assert!(error.contains(".recover"), "it says what may help: {error}");
        assert!(std::fs::read(&database).unwrap() == bytes, "it was changed");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_that_was_stopped_for_a_while_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("fief.sqlite"));
    let (mut client, _, _) = alone(&server).await;
    for _ in 0..3 {
        server.signal("STOP");
        let answered = answer(&mut client);
        let goes_on = async {
            sleep(Duration::from_millis(500)).await;
            server.signal("CONT");
        };
        let (answered, ()) = tokio::join!(answered, goes_on);
        assert!(answered, "it is kept when the server goes on");
    }
    server.kill();
}

/// A disk of a few kilobytes, which only the administrator can make.
#[cfg(target_os = "linux")]
struct SmallDisk(tempfile::TempDir);

#[cfg(target_os = "linux")]
impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        let mount = mount.args(["-t", "tmpfs", "-o", "size=512k", "tmpfs"]).arg(folder.path());
        let mounted = mount.stderr(Stdio::null()).status();
        mounted.is_ok_and(|status| status.success()).then(|| Self(folder))
    }
}

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        // What is still mounted goes with the machine.
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_disk_without_room_loses_nothing_that_was_acknowledged() {
    let Some(disk) = SmallDisk::mount() else {
        println!("Left out: no small disk can be mounted here, which needs the rights of root.");
        return;
    };
    let folder = disk.0.path();
    let database = folder.join("fief.sqlite");
    let server = Process::start(&database);
    let (mut client, table, guest) = alone(&server).await;
    let mut kept = 0;
    for round in 0..3 {
        asked(&mut client).await;
        let filler = folder.join("filler");
        // Writing stops where the disk does.
        let _ = std::fs::write(&filler, vec![1; 1 << 20]);
        let mut refused = 0;
        while refused < 3 {
            // What the bot does is not kept either: then nobody is asked.
            let answered = timeout(Duration::from_secs(3), answer(&mut client)).await;
            if answered == Ok(true) {
                kept += 1;
            } else {
                refused += 1;
                sleep(Duration::from_millis(1100)).await;
            }
            assert!(kept < 200, "a full disk takes no more");
        }
        std::fs::remove_file(&filler).unwrap();
        sleep(Duration::from_millis(1100)).await;
        for _ in 0..4 {
            assert!(answer(&mut client).await, "with room again, it goes on: round {round}");
            kept += 1;
        }
    }
    server.kill();
    let server = Process::start(&database);
    let mut client = Client::connect(server.address, &table, Some(&guest.token)).await.unwrap();
    let update = loop {
        if let ServerMessage::Update(update) = client.hear().await.unwrap() {
            break update;
        }
    };
    assert!(update.step >= kept, "{} of {kept} are there", update.step);
    server.kill();
}

#[test]
fn nobody_has_to_listen() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("fief.sqlite");
    let mut child = Command::new(env!("CARGO_BIN_EXE_fief"))
        .args(["serve", "--port", "0", "--log", "debug", "--database"])
        .arg(&database)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    drop(child.stderr.take());
    let address: SocketAddr = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Process { child, address };
        let (mut client, _, _) = alone(&server).await;
        assert!(answer(&mut client).await);
        server.kill();
    });
    let load = Command::new("sh")
        .arg("-c")
        .arg("\"$0\" load --tables 1 --seconds 1 --warm-up 0 --think 50 2>&1 >/dev/full | cat")
        .arg(env!("CARGO_BIN_EXE_fief"))
        .output()
        .unwrap();
    assert!(!String::from_utf8_lossy(&load.stdout).contains("panicked"));
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
