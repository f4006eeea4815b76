//! A server of its own for each test, and people at its tables.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use fief_env::net::Net;
use fief_server::load::{self, Client, LoadError, choose, get, post};
use fief_server::protocol::{
    ClientMessage, Code, CreateTable, CreatedTable, Guest, KingdomChoice, NewSeat, Problem,
    Proposal, QuestionView, ServerMessage, Settings, Status, TableInfo, Update,
};
use fief_server::{Config, Limits, Server};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A server that runs until it is dropped or stopped.
pub(crate) struct Desk {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

const PATIENCE: Duration = Duration::from_secs(20);

impl Desk {
    pub(crate) async fn open() -> Self {
        Self::with(Limits { grace: Duration::ZERO, ..Limits::measuring() }).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        Self::at(tempfile::tempdir().unwrap(), limits).await
    }

    /// With networks that play at its tables.
    pub(crate) async fn with_nets(nets: Vec<(String, Arc<Net>)>) -> Self {
        let limits = Limits { grace: Duration::ZERO, ..Limits::measuring() };
        Self::with_config(tempfile::tempdir().unwrap(), limits, nets).await
    }

    /// With a copy of a database that was kept.
    pub(crate) async fn with_database(file: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(file, folder.path().join("test.sqlite")).unwrap();
        Self::at(folder, Limits::measuring()).await
    }

    async fn at(folder: TempDir, limits: Limits) -> Self {
        Self::with_config(folder, limits, Vec::new()).await
    }

    async fn with_config(folder: TempDir, limits: Limits, nets: Vec<(String, Arc<Net>)>) -> Self {
        let address = "127.0.0.1:0".parse().unwrap();
        let database = folder.path().join("test.sqlite");
        let config = Config { limits, nets, ..Config::new(address, database) };
        let server = Server::bind(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let told = async {
                let _ = stopped.await;
            };
            server.run(told).await.unwrap();
        });
        Self { address, folder, stop: Some(stop), running }
    }

    /// The file of its database.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("test.sqlite")
    }

    /// One number out of the database.
    pub(crate) async fn count(&self, query: &'static str) -> i64 {
        let database = format!("sqlite://{}", self.database().display());
        let mut connection = SqliteConnection::connect(&database).await.unwrap();
        sqlx::query_scalar(query).fetch_one(&mut connection).await.unwrap()
    }

    /// Stops the server and starts another with the same database.
    pub(crate) async fn restart(self) -> Self {
        self.restart_after("SELECT 1").await
    }

    /// The same, with a statement run on the database in between.
    pub(crate) async fn restart_after(mut self, statement: &'static str) -> Self {
        self.stop.take();
        let database = format!("sqlite://{}", self.database().display());
        timeout(PATIENCE, self.running).await.unwrap().unwrap();
        let mut connection = SqliteConnection::connect(&database).await.unwrap();
        sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        Self::at(self.folder, Limits { grace: Duration::ZERO, ..Limits::measuring() }).await
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        load::guest(self.address, name).await.unwrap()
    }

    pub(crate) async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        guest: Option<&Guest>,
    ) -> Result<T, LoadError> {
        get(self.address, path, guest.map(|guest| guest.token.as_str())).await
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        guest: Option<&Guest>,
        body: &impl Serialize,
    ) -> Result<T, LoadError> {
        post(self.address, path, guest.map(|guest| guest.token.as_str()), body).await
    }

    pub(crate) async fn table(
        &self,
        host: &Guest,
        seats: Vec<NewSeat>,
        settings: Settings,
    ) -> String {
        let wanted = CreateTable { seats, settings };
        let made: CreatedTable = self.post("/api/v1/tables", Some(host), &wanted).await.unwrap();
        assert_eq!(made.link, format!("/table/{}", made.table));
        made.table
    }

    pub(crate) async fn join(&self, table: &str, guest: Option<&Guest>) -> Person {
        let token = guest.map(|guest| guest.token.as_str());
        let client = Client::connect(self.address, table, token).await.unwrap();
        Person { client, heard: Vec::new() }
    }

    /// Two people at a table of a known deal.
    pub(crate) async fn two(&self) -> (String, Person, Person, [Guest; 2]) {
        let (ann, bob) = (self.guest("Ann").await, self.guest("Bob").await);
        let table = self.table(&ann, vec![NewSeat::Me, NewSeat::Open], known_deal()).await;
        let mut first = self.join(&table, Some(&ann)).await;
        let mut second = self.join(&table, Some(&bob)).await;
        second.ask(ClientMessage::Sit { seat: 1 }).await.unwrap();
        first.shown().await;
        second.shown().await;
        (table, first, second, [ann, bob])
    }

    /// One person against bots.
    pub(crate) async fn alone(&self, bots: usize, settings: Settings) -> (String, Person, Guest) {
        let ann = self.guest("Ann").await;
        let bot = NewSeat::Bot { level: "big-money".to_owned() };
        let mut seats = vec![NewSeat::Me];
        seats.extend(vec![bot; bots]);
        let table = self.table(&ann, seats, settings).await;
        let mut person = self.join(&table, Some(&ann)).await;
        person.question().await;
        (table, person, ann)
    }
}

/// The first game of the rulebook, always with the same deal.
pub(crate) fn known_deal() -> Settings {
    Settings {
        kingdom: KingdomChoice::Preset { id: "First Game (Base, 2nd edition)".to_owned() },
        seed: Some("7".to_owned()),
        ..Settings::default()
    }
}

/// Somebody at a table.
pub(crate) struct Person {
    pub(crate) client: Client,
    /// All that was heard.
    pub(crate) heard: Vec<ServerMessage>,
}

impl Person {
    pub(crate) async fn hear(&mut self) -> ServerMessage {
        let message = timeout(PATIENCE, self.client.hear()).await.expect("a message").unwrap();
        self.heard.push(message.clone());
        message
    }

    /// Says something and waits for `done` or an error.
    pub(crate) async fn ask(&mut self, message: ClientMessage) -> Result<(), Problem> {
        self.client.say(&message).await.unwrap();
        let id = Some(self.client.said);
        loop {
            match self.hear().await {
                ServerMessage::Done { re } if re == id => return Ok(()),
                ServerMessage::Error(problem) if problem.re == id => return Err(problem),
                _ => {}
            }
        }
    }

    /// Waits until the game was shown.
    pub(crate) async fn shown(&mut self) {
        while self.client.update.is_none() {
            self.hear().await;
        }
    }

    /// Waits for the next update.
    pub(crate) async fn update(&mut self) -> Update {
        loop {
            if let ServerMessage::Update(update) = self.hear().await {
                return *update;
            }
        }
    }

    /// Waits until this person is asked something.
    pub(crate) async fn question(&mut self) -> QuestionView {
        loop {
            if let Some(question) = &self.client.question {
                return question.clone();
            }
            self.hear().await;
        }
    }

    /// Waits for the table to be as wanted.
    pub(crate) async fn table(&mut self, wanted: impl Fn(&TableInfo) -> bool) -> TableInfo {
        loop {
            if let ServerMessage::Table { table, .. } = self.hear().await
                && wanted(&table)
            {
                return table;
            }
        }
    }

    /// Answers the question that is asked, and waits until that is kept and shown.
    pub(crate) async fn answer(&mut self, picks: Vec<u16>) -> Update {
        let question = self.question().await;
        self.client.question = None;
        self.ask(ClientMessage::Answer { question: question.id, picks }).await.unwrap();
        self.update().await
    }

    /// Answers as it comes.
    pub(crate) async fn answer_anything(&mut self) -> Update {
        let picks = choose(&self.question().await);
        self.answer(picks).await
    }

    pub(crate) async fn propose(&mut self, proposal: Proposal) -> Result<(), Problem> {
        self.ask(ClientMessage::Propose { proposal }).await
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.client.question.is_some()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.client.status == Some(Status::Over)
    }

    pub(crate) fn seen(&self) -> &Update {
        self.client.update.as_ref().expect("an update has come")
    }
}

/// The code of a refusal.
pub(crate) fn code(result: Result<(), Problem>) -> Option<Code> {
    result.err().map(|problem| problem.code)
}

/// Plays a game of two to its end, and says how many answers that took.
pub(crate) async fn play_out(first: &mut Person, second: &mut Person) -> usize {
    let mut answers = 0;
    while first.is_asked() || second.is_asked() {
        let (asked, other) = if first.is_asked() {
            (&mut *first, &mut *second)
        } else {
            (&mut *second, &mut *first)
        };
        asked.answer_anything().await;
        other.update().await;
        answers += 1;
    }
    for person in [first, second] {
        while !person.is_over() {
            person.hear().await;
        }
    }
    answers
}
