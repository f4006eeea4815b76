//! Measures a server: players over real sockets, each of which answers as soon as it is asked.

mod client;
mod player;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fmt, io};

use tokio::time::sleep;

use crate::protocol::{
    ClientMessage, CreateTable, CreatedTable, Guest, NewGuest, NewSeat, ReplayInfo, ServerMessage,
    Settings, Status,
};

pub use client::{Client, get, post};
pub use player::choose;

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub address: SocketAddr,
    /// Tables with two players each, all at once.
    pub tables: usize,
    pub time: Duration,
    /// How long a player thinks before each answer.
    pub think: Duration,
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Answers that the server has acknowledged.
    pub answers: u64,
    pub games: u64,
    /// Answers that were acknowledged and are not in the game.
    pub lost: u64,
    /// Answers that are in the game more often than they were given.
    pub repeated: u64,
    /// Answers that the server has refused.
    pub refused: u64,
    /// The time between an answer and its acknowledgement, in microseconds, the shortest first.
    pub latencies: Vec<u32>,
    pub seconds: f64,
}

impl Report {
    fn add(&mut self, other: Report) {
        self.answers += other.answers;
        self.games += other.games;
        self.lost += other.lost;
        self.repeated += other.repeated;
        self.refused += other.refused;
        self.latencies.extend(other.latencies);
    }

    /// The latency that this share of the answers does not exceed, in milliseconds.
    pub fn percentile(&self, share: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let at = (last as f64 * share).round() as usize;
        self.latencies.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

/// Why a measurement did not come to its end.
#[derive(Debug)]
pub struct LoadError(pub String);

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        Self(format!("the connection to the server: {error}"))
    }
}

/// Plays at all tables until the time is up.
pub async fn run(plan: Plan) -> Result<Report, LoadError> {
    let over = Arc::new(AtomicBool::new(false));
    let began = Instant::now();
    let mut tables = Vec::with_capacity(plan.tables);
    for number in 0..plan.tables {
        let over = Arc::clone(&over);
        tables.push(tokio::spawn(async move {
            // Not all at the same moment: that would measure the beginning only.
            sleep(plan.think.mul_f64(number as f64 / plan.tables as f64)).await;
            table(plan, number, &over).await
        }));
    }
    sleep(plan.time).await;
    over.store(true, Ordering::Relaxed);
    let mut report = Report::default();
    for table in tables {
        report.add(table.await.map_err(|error| LoadError(error.to_string()))??);
    }
    report.latencies.sort_unstable();
    report.seconds = began.elapsed().as_secs_f64();
    Ok(report)
}

/// A new guest.
pub async fn guest(address: SocketAddr, name: &str) -> Result<Guest, LoadError> {
    post(address, "/api/v1/guests", None, &NewGuest { name: name.to_owned() }).await
}

/// One table: game after game until the time is up.
async fn table(plan: Plan, number: usize, over: &AtomicBool) -> Result<Report, LoadError> {
    let host = guest(plan.address, &format!("Host {number}")).await?;
    let other = guest(plan.address, &format!("Guest {number}")).await?;
    let mut report = Report::default();
    while !over.load(Ordering::Relaxed) {
        let wanted =
            CreateTable { seats: vec![NewSeat::Me, NewSeat::Open], settings: Settings::default() };
        let made: CreatedTable =
            post(plan.address, "/api/v1/tables", Some(&host.token), &wanted).await?;
        let mut first = Client::connect(plan.address, &made.table, Some(&host.token)).await?;
        let mut second = Client::connect(plan.address, &made.table, Some(&other.token)).await?;
        second.say(&ClientMessage::Sit { seat: 1 }).await?;
        let (one, two) = tokio::join!(play(plan, &mut first, over), play(plan, &mut second, over));
        let (one, two) = (one?, two?);
        let given = one.answers + two.answers;
        // The time may be up before the game was shown.
        let Some(game) = first.game.clone().or(second.game.clone()) else { break };
        let path = format!("/api/v1/replays/{game}");
        let replay: ReplayInfo = get(plan.address, &path, Some(&host.token)).await?;
        report.lost += given.saturating_sub(u64::from(replay.steps));
        report.repeated += u64::from(replay.steps).saturating_sub(given);
        report.games += u64::from(replay.over);
        report.add(one);
        report.add(two);
    }
    Ok(report)
}

/// Plays one seat until the game or the time is over.
async fn play(plan: Plan, client: &mut Client, over: &AtomicBool) -> Result<Report, LoadError> {
    let mut report = Report::default();
    loop {
        if over.load(Ordering::Relaxed) || client.status == Some(Status::Over) {
            return Ok(report);
        }
        let Some(question) = client.question.take() else {
            // The other player may have stopped: look at the time now and then.
            let message = tokio::time::timeout(Duration::from_millis(200), client.hear()).await;
            if let Ok(message) = message {
                message?;
            }
            continue;
        };
        if !plan.think.is_zero() {
            sleep(plan.think).await;
        }
        let asked = Instant::now();
        let picks = choose(&question);
        client.say(&ClientMessage::Answer { question: question.id, picks }).await?;
        loop {
            match client.hear().await? {
                ServerMessage::Done { re } if re == Some(client.said) => {
                    report.answers += 1;
                    report.latencies.push(asked.elapsed().as_micros() as u32);
                    break;
                }
                ServerMessage::Error(_) => {
                    report.refused += 1;
                    break;
                }
                _ => {}
            }
        }
    }
}
