//! The simulator, within its limits.

use std::time::Duration;

use fief_entrants::{KingdomChoice, contest, find_all};
use fief_server::Limits;
use fief_server::protocol::{Guest, SimRequest, StrategyCheck, StrategyList, StrategyText};
use fief_sim::run::{Control, MAX_TURNS, Plan, Until, run};
use fief_sim::summary::Summary;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::desk::{Desk, known_deal};

const PATIENCE: Duration = Duration::from_mins(1);

/// A run and what was read of it.
struct Reading {
    stream: TcpStream,
    read: String,
}

impl Reading {
    async fn begin(desk: &Desk, guest: &Guest, request: &SimRequest) -> Self {
        let body = serde_json::to_string(request).unwrap();
        let head = format!(
            "POST /api/v1/sim HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nAccept-Encoding: gzip\r\n\
             Connection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            desk.address,
            guest.token,
            body.len()
        );
        let mut stream = TcpStream::connect(desk.address).await.unwrap();
        stream.write_all((head + &body).as_bytes()).await.unwrap();
        Self { stream, read: String::new() }
    }

    /// The messages so far: those lines that are JSON.
    fn messages(&self) -> Vec<Value> {
        self.read
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .filter(Value::is_object)
            .collect()
    }

    /// Reads until a message of this type has come, or the answer has ended.
    async fn until(&mut self, kind: &str) -> Option<Value> {
        loop {
            if let Some(found) = self.messages().into_iter().find(|message| message["type"] == kind)
            {
                return Some(found);
            }
            let mut bytes = [0; 8192];
            let read =
                timeout(PATIENCE, self.stream.read(&mut bytes)).await.expect("news").unwrap();
            if read == 0 {
                return None;
            }
            self.read.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    }

    async fn done(&mut self) -> Value {
        let done = self.until("done").await;
        done.unwrap_or_else(|| panic!("no result: {}", self.read))
    }
}

async fn strategies(desk: &Desk) -> StrategyList {
    desk.get("/api/v1/strategies", None).await.unwrap()
}

async fn request(desk: &Desk, files: [&str; 2], games: u64) -> SimRequest {
    let all = strategies(desk).await.strategies;
    let text = |file: &str| all.iter().find(|info| info.file == file).unwrap().text.clone();
    SimRequest {
        strategies: files.map(text).to_vec(),
        kingdom: None,
        cards: Vec::new(),
        games,
        paired: false,
        seed: Some("7".to_owned()),
    }
}

/// What `fief sim` prints as JSON.
fn on_the_command_line(
    names: [&str; 2],
    kingdom: &KingdomChoice,
    paired: bool,
    games: u64,
) -> Value {
    let entrants = find_all(&names.map(str::to_owned), None).unwrap();
    let contest = contest(&entrants.iter().collect::<Vec<_>>(), kingdom).unwrap();
    let plan = Plan { seed: 7, paired, max_turns: MAX_TURNS, until: Until::Games(games) };
    let control = Control { threads: 2, stop: &false.into(), progress: &|_| {} };
    let (stats, ending) = run(&contest, &plan, &control);
    // Through text, as what was sent: reading a number may change its last digit.
    let text = serde_json::to_string(&Summary::new(&contest, &plan, &stats, &ending)).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[tokio::test]
async fn a_run_has_the_numbers_of_the_command_line() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let mut wanted = request(&desk, ["smithy", "big-money"], 700).await;
    let mut reading = Reading::begin(&desk, &ann, &wanted).await;
    let done = reading.done().await;
    assert_eq!(
        done["summary"],
        on_the_command_line(["smithy", "big-money"], &KingdomChoice::default(), false, 700)
    );
    assert_eq!(done["stopped"], Value::Null);
    assert_eq!(reading.until("started").await.unwrap()["seed"], "7");

    wanted.kingdom = Some("First Game".to_owned());
    wanted.paired = true;
    let done = Reading::begin(&desk, &ann, &wanted).await.done().await;
    let kingdom = KingdomChoice { kingdom: Some("First Game".to_owned()), cards: Vec::new() };
    assert_eq!(done["summary"], on_the_command_line(["smithy", "big-money"], &kingdom, true, 700));

    // Two of the same name are told apart, as on the command line.
    let twice = request(&desk, ["smithy", "smithy"], 10).await;
    let done = Reading::begin(&desk, &ann, &twice).await.done().await;
    assert_eq!(
        done["summary"],
        on_the_command_line(["smithy", "smithy"], &KingdomChoice::default(), false, 10)
    );
}

#[tokio::test]
async fn a_fault_in_a_strategy_has_its_line_and_column() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let check = async |text: &str| {
        let text = StrategyText { text: text.to_owned() };
        desk.post::<StrategyCheck>("/api/v1/strategies/check", None, &text).await.unwrap()
    };
    let known = strategies(&desk).await;
    assert!(known.strategies.len() > 40 && known.most_games > 0);
    for info in &known.strategies {
        assert_eq!(check(&info.text).await.needs, info.needs, "{}", info.file);
    }
    let fault = check("name: Mine\nbuy:\n  Provinze\n").await.fault.unwrap();
    assert_eq!((fault.line, fault.column), (3, Some(3)));
    assert!(fault.message.contains("Province"), "{}", fault.message);
    assert!(check("").await.fault.is_some());

    let mut wanted = request(&desk, ["smithy", "big-money"], 10).await;
    wanted.strategies[1] = "name: Mine\nbuy:\n  Provinze\n".to_owned();
    let mut reading = Reading::begin(&desk, &ann, &wanted).await;
    assert_eq!(reading.until("done").await, None);
    assert!(
        reading.read.starts_with("HTTP/1.1 400") && reading.read.contains("Strategy 2: line 3"),
        "{}",
        reading.read
    );
}

#[tokio::test]
async fn nobody_asks_for_too_much() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let usual = request(&desk, ["smithy", "big-money"], 10).await;
    let deep = format!("name: Deep\nbuy:\n  Gold when {}1 > 0\n", "(".repeat(5000));
    let chain = format!("name: Chain\nbuy:\n  Gold when turn > 1{}\n", " or turn > 1".repeat(1200));
    let many = |text: &str| SimRequest { strategies: vec![text.to_owned(); 2], ..usual.clone() };
    let refused = [
        (SimRequest { games: 0, ..usual.clone() }, "not 0"),
        (SimRequest { games: u64::MAX, ..usual.clone() }, "100000 games"),
        (SimRequest { strategies: vec![usual.strategies[0].clone()], ..usual.clone() }, "2 to 6"),
        (
            SimRequest { strategies: vec![usual.strategies[0].clone(); 7], ..usual.clone() },
            "2 to 6",
        ),
        (SimRequest { kingdom: Some("Frist Game".to_owned()), ..usual.clone() }, "First Game"),
        (SimRequest { cards: vec!["Vilage".to_owned()], ..usual.clone() }, "Village"),
        (SimRequest { cards: vec!["Village".to_owned()], ..usual.clone() }, "Smithy"),
        (SimRequest { seed: Some("seven".to_owned()), ..usual.clone() }, "seven"),
        (many(&"x".repeat(20_000)), "too long"),
        (many(&deep), "brackets"),
    ];
    for (wanted, words) in refused {
        let mut reading = Reading::begin(&desk, &ann, &wanted).await;
        assert_eq!(reading.until("done").await, None);
        assert!(
            reading.read.starts_with("HTTP/1.1 4") && reading.read.contains(words),
            "{}",
            reading.read
        );
    }
    Reading::begin(&desk, &ann, &many(&chain)).await.done().await;
}

#[tokio::test]
async fn a_run_ends_when_its_time_is_up_and_when_nobody_reads_it() {
    let limits = Limits { simulation_time: Duration::from_millis(300), ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let (ann, bob) = (desk.guest("Ann").await, desk.guest("Bob").await);
    let long = request(&desk, ["smithy", "big-money"], 100_000).await;
    // Whoever wins nothing plays till the last turn: such games are long.
    let idle = "name: Idle\nbuy:\n  Copper when turn > 1000\n".to_owned();
    let stall = SimRequest { strategies: vec![idle.clone(), idle], ..long.clone() };
    let done = Reading::begin(&desk, &ann, &stall).await.done().await;
    assert_eq!((&done["stopped"], &done["summary"]["interrupted"]), (&"time".into(), &true.into()));

    let mut left = Reading::begin(&desk, &ann, &long).await;
    left.until("started").await.unwrap();
    let mut waits = Reading::begin(&desk, &bob, &long).await;
    drop(left);
    waits.done().await;
}

#[tokio::test]
async fn a_new_run_ends_the_one_before_it_and_tables_play_on() {
    let desk = Desk::open().await;
    let (_, mut player, _) = desk.alone(1, known_deal()).await;
    let ann = desk.guest("Ann").await;
    let long = request(&desk, ["smithy", "big-money"], 100_000).await;
    let mut first = Reading::begin(&desk, &ann, &long).await;
    first.until("started").await.unwrap();
    for _ in 0..10 {
        player.answer_anything().await;
    }
    let short = request(&desk, ["smithy", "big-money"], 10).await;
    let mut second = Reading::begin(&desk, &ann, &short).await;
    assert_eq!(first.done().await["stopped"], "replaced");
    assert_eq!(second.done().await["stopped"], Value::Null);

    // An address has only so many runs that wait, whoever asks.
    let mut waiting = Vec::new();
    for name in ["Bo", "Cy", "Di", "Ed"] {
        let guest = desk.guest(name).await;
        let mut reading = Reading::begin(&desk, &guest, &long).await;
        if waiting.len() < 3 {
            while !reading.read.contains("\"type\"") {
                let mut bytes = [0; 4096];
                let read = reading.stream.read(&mut bytes).await.unwrap();
                reading.read.push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
            waiting.push(reading);
        } else {
            assert_eq!(reading.until("done").await, None);
            assert!(reading.read.contains("too_many"), "{}", reading.read);
        }
    }
    drop(waiting);

    // A server that stops does not wait for the rest of the games.
    let mut last = Reading::begin(&desk, &ann, &long).await;
    last.until("started").await.unwrap();
    let _desk = desk.restart().await;
    assert_eq!(last.done().await["stopped"], "shutting_down");
}
