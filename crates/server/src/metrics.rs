//! What the operator may want to know, as Prometheus reads it.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Counts since the start of the server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub connections: Gauge,
    pub sockets: Gauge,
    pub tables: Gauge,
    pub games: Counter,
    pub answers: Counter,
    pub bot_answers: Counter,
    pub refused: Counter,
    pub undos: Counter,
    pub limited: Counter,
    pub turned_away: Counter,
    pub failed_commits: Counter,
    /// From the moment when a room takes an answer to the moment when it is kept.
    pub answer_seconds: Histogram,
    /// A request over HTTP, from its head to the head of its answer.
    pub request_seconds: Histogram,
    commit_seconds: Histogram,
    commit_jobs: Histogram,
    pub update_bytes: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        // From a tenth of a millisecond to more than ten seconds.
        let seconds = || Histogram::new(exponential_buckets(0.0001, 2.0, 18));
        let mut metrics = Self {
            registry: Registry::with_prefix("fief"),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            games: Counter::default(),
            answers: Counter::default(),
            bot_answers: Counter::default(),
            refused: Counter::default(),
            undos: Counter::default(),
            limited: Counter::default(),
            turned_away: Counter::default(),
            failed_commits: Counter::default(),
            answer_seconds: seconds(),
            request_seconds: seconds(),
            commit_seconds: seconds(),
            commit_jobs: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            update_bytes: Histogram::new(exponential_buckets(512.0, 2.0, 10)),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let all = &mut self.registry;
        all.register("connections", "Open connections", self.connections.clone());
        all.register("sockets", "Open WebSockets", self.sockets.clone());
        all.register("tables", "Tables in memory", self.tables.clone());
        all.register("games", "Games begun", self.games.clone());
        all.register("answers", "Answers of people", self.answers.clone());
        all.register("bot_answers", "Answers of bots", self.bot_answers.clone());
        all.register("refused", "Requests refused", self.refused.clone());
        all.register("undos", "Answers taken back", self.undos.clone());
        all.register("limited", "Requests over a limit", self.limited.clone());
        all.register("turned_away", "Connections over a limit", self.turned_away.clone());
        all.register("failed_commits", "Commits that failed", self.failed_commits.clone());
        all.register(
            "answer_seconds",
            "Time from an answer until it is kept",
            self.answer_seconds.clone(),
        );
        all.register("request_seconds", "Time of HTTP requests", self.request_seconds.clone());
        all.register("commit_seconds", "Time of commits", self.commit_seconds.clone());
        all.register("commit_jobs", "Lists of changes in a commit", self.commit_jobs.clone());
        all.register("update_bytes", "Size of updates", self.update_bytes.clone());
    }

    /// Notes a commit of so many jobs.
    pub(crate) fn commit(&self, jobs: usize, took: Duration) {
        self.commit_seconds.observe(took.as_secs_f64());
        self.commit_jobs.observe(jobs as f64);
    }

    /// The text of `/metrics`.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("text takes whatever is written");
        text
    }
}
