//! What the operator may want to know, as Prometheus reads it.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Counts since the start of the server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub sockets: AtomicI64,
    pub tables: AtomicI64,
    pub games: AtomicU64,
    pub answers: AtomicU64,
    pub bot_answers: AtomicU64,
    pub refused: AtomicU64,
    pub undos: AtomicU64,
    pub limited: AtomicU64,
    commits: AtomicU64,
    written: AtomicU64,
    commit_micros: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// Notes a commit of so many jobs.
    pub(crate) fn commit(&self, jobs: usize, took: Duration) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.written.fetch_add(jobs as u64, Ordering::Relaxed);
        self.commit_micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// The text of `/metrics`.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut say = |name: &str, kind: &str, help: &str, value: &dyn std::fmt::Display| {
            let _ = writeln!(
                text,
                "# HELP fief_{name} {help}\n# TYPE fief_{name} {kind}\nfief_{name} {value}"
            );
        };
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let gauge = |counter: &AtomicI64| counter.load(Ordering::Relaxed);
        say("sockets", "gauge", "Open WebSockets.", &gauge(&self.sockets));
        say("tables", "gauge", "Tables in memory.", &gauge(&self.tables));
        say("games_total", "counter", "Games begun.", &of(&self.games));
        say("answers_total", "counter", "Answers of people.", &of(&self.answers));
        say("bot_answers_total", "counter", "Answers of bots.", &of(&self.bot_answers));
        say("refused_total", "counter", "Requests refused.", &of(&self.refused));
        say("undos_total", "counter", "Answers taken back.", &of(&self.undos));
        say("limited_total", "counter", "Requests over a limit.", &of(&self.limited));
        say("commits_total", "counter", "Commits of the database.", &of(&self.commits));
        say("written_total", "counter", "Lists of changes written.", &of(&self.written));
        let seconds = of(&self.commit_micros) as f64 / 1e6;
        say("commit_seconds_total", "counter", "Time in commits.", &seconds);
        text
    }
}
