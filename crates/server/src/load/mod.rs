//! Measures a server: players over real sockets, each of which answers as soon as it is asked.

mod client;
mod player;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use thiserror::Error;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinHandle;
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
    /// How long a player thinks before each answer.
    pub think: Duration,
}

/// What came out.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Answers that the server has acknowledged while it was measured.
    pub answers: u64,
    /// All answers that it has acknowledged, from the first.
    given: u64,
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
        self.given += other.given;
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
#[derive(Debug, Error)]
#[error("{0}")]
pub struct LoadError(pub String);

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        Self(format!("the connection to the server: {error}"))
    }
}

/// What all tables look at: whether they play, whether what they do counts yet, and whether it is over.
#[derive(Debug)]
struct Signals {
    whistle: watch::Receiver<bool>,
    counting: AtomicBool,
    over: AtomicBool,
    /// Only so many tables are made at once: who waits too long for an answer is sent away.
    making: Semaphore,
}

/// How many tables are made at once.
const MADE_AT_ONCE: usize = 32;

/// Players at all tables.
#[derive(Debug)]
pub struct Load {
    signals: Arc<Signals>,
    whistle: watch::Sender<bool>,
    begun: mpsc::Receiver<()>,
    tables: Vec<JoinHandle<Result<Report, LoadError>>>,
}

impl Load {
    /// Makes all tables, and begins a game at each. Nobody plays yet.
    pub async fn start(plan: Plan) -> Self {
        let (whistle, begun_to_play) = watch::channel(false);
        let signals = Arc::new(Signals {
            whistle: begun_to_play,
            counting: AtomicBool::default(),
            over: AtomicBool::default(),
            making: Semaphore::new(MADE_AT_ONCE),
        });
        let (ready, begun) = mpsc::channel(1);
        let table = |number: usize| {
            let (signals, ready) = (Arc::clone(&signals), ready.clone());
            tokio::spawn(async move { table(plan, number, &signals, ready).await })
        };
        let tables = (0..plan.tables).map(table).collect();
        let mut load = Self { signals, whistle, begun, tables };
        drop(ready);
        // Nobody ever says anything: each lets go when its game has begun, or has failed.
        while load.begun.recv().await.is_some() {}
        load
    }

    /// Lets them play. Nothing counts yet.
    pub fn play(&self) {
        self.whistle.send_replace(true);
    }

    /// Counts for so long.
    pub async fn measure(&self, time: Duration) -> f64 {
        let began = Instant::now();
        self.signals.counting.store(true, Ordering::Relaxed);
        sleep(time).await;
        self.signals.counting.store(false, Ordering::Relaxed);
        began.elapsed().as_secs_f64()
    }

    /// Ends all games, and compares what was acknowledged with what is there.
    pub async fn finish(self, seconds: f64) -> Result<Report, LoadError> {
        self.signals.over.store(true, Ordering::Relaxed);
        let mut report = Report { seconds, ..Report::default() };
        for table in self.tables {
            report.add(table.await.map_err(|error| LoadError(error.to_string()))??);
        }
        report.latencies.sort_unstable();
        Ok(report)
    }
}

/// A new guest.
pub async fn guest(address: SocketAddr, name: &str) -> Result<Guest, LoadError> {
    post(address, "/api/v1/guests", None, &NewGuest { name: name.to_owned() }).await
}

/// One table: game after game until the time is up.
async fn table(
    plan: Plan,
    number: usize,
    signals: &Signals,
    ready: mpsc::Sender<()>,
) -> Result<Report, LoadError> {
    let mut pair = begin(plan, number, signals).await?;
    drop(ready);
    wait(signals, &mut pair).await?;
    // Not all at the same moment: that would measure the beginning only.
    sleep(plan.think.mul_f64(number as f64 / plan.tables as f64)).await;
    let mut report = Report::default();
    loop {
        let Pair { host, first, second } = &mut pair;
        let (one, two) = tokio::join!(seat(plan, first, signals), seat(plan, second, signals));
        let (one, two) = (one?, two?);
        let given = one.given + two.given;
        if let Some(game) = first.game.clone() {
            let path = format!("/api/v1/replays/{game}");
            let _permit = signals.making.acquire().await;
            let replay: ReplayInfo = get(plan.address, &path, Some(&host.token)).await?;
            report.lost += given.saturating_sub(u64::from(replay.steps));
            report.repeated += u64::from(replay.steps).saturating_sub(given);
            report.games += u64::from(replay.over);
        }
        report.add(one);
        report.add(two);
        if signals.over.load(Ordering::Relaxed) {
            return Ok(report);
        }
        pair = begin(plan, number, signals).await?;
    }
}

/// Waits until all may play. Who does not listen meanwhile is taken for gone.
async fn wait(signals: &Signals, pair: &mut Pair) -> Result<(), LoadError> {
    let mut whistle = signals.whistle.clone();
    loop {
        tokio::select! {
            playing = whistle.wait_for(|playing| *playing) => {
                let gone = |_| LoadError("nobody wants to play any more".to_owned());
                return playing.map(|_| ()).map_err(gone);
            }
            heard = pair.first.hear() => heard?,
            heard = pair.second.hear() => heard?,
        };
    }
}

/// Two players at a table.
struct Pair {
    host: Guest,
    first: Client,
    second: Client,
}

/// Makes a table, with a game that has begun.
async fn begin(plan: Plan, number: usize, signals: &Signals) -> Result<Pair, LoadError> {
    let _permit = signals.making.acquire().await;
    let host = guest(plan.address, &format!("Host {number}")).await?;
    let other = guest(plan.address, &format!("Guest {number}")).await?;
    let wanted =
        CreateTable { seats: vec![NewSeat::Me, NewSeat::Open], settings: Settings::default() };
    let made: CreatedTable =
        post(plan.address, "/api/v1/tables", Some(&host.token), &wanted).await?;
    let mut first = Client::connect(plan.address, &made.table, Some(&host.token)).await?;
    let mut second = Client::connect(plan.address, &made.table, Some(&other.token)).await?;
    second.say(&ClientMessage::Sit { seat: 1 }).await?;
    for client in [&mut first, &mut second] {
        while client.update.is_none() {
            client.hear().await?;
        }
    }
    Ok(Pair { host, first, second })
}

/// Plays one seat until the game or the time is over.
async fn seat(plan: Plan, client: &mut Client, signals: &Signals) -> Result<Report, LoadError> {
    let mut report = Report::default();
    loop {
        if signals.over.load(Ordering::Relaxed) || client.status == Some(Status::Over) {
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
                    report.given += 1;
                    if signals.counting.load(Ordering::Relaxed) {
                        report.answers += 1;
                        report.latencies.push(asked.elapsed().as_micros() as u32);
                    }
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
