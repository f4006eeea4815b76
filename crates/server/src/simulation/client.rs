//! A client with a bad connection and a short patience.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fief_engine::rng::Rng;
use tokio::sync::mpsc;
use tokio::time::{Duration, sleep, timeout};

use super::world::SharedWorld;
use crate::hub::Hub;
use crate::load::choose;
use crate::protocol::{
    ClientMessage, Code, Proposal, QuestionView, ServerMessage, Status, TableInfo, Update, Who,
};
use crate::room::{Handle, ToRoom};
use crate::token::Person;

/// How long a client waits for an answer before it connects again. Without misfortune, it never has to.
const PATIENCE: Duration = Duration::from_secs(30);

struct Client {
    seat: u8,
    seats: usize,
    world: SharedWorld,
    luck: Rng,
    calm: bool,
    handle: Handle,
    connection: u64,
    inbox: mpsc::Receiver<Utf8Bytes>,
    next: u32,
    /// Answers that wait for `done`: the game, the question, the picks.
    waiting: BTreeMap<u32, (String, String, Vec<u16>)>,
    /// What else waits for `done`.
    asked: BTreeMap<u32, Asked>,
    game: Option<String>,
    question: Option<QuestionView>,
}

/// What must be kept once it was acknowledged, beside answers.
enum Asked {
    Chat(String),
    Sit,
}

/// Plays a seat for as long as the server lives, connection after connection.
pub(super) async fn play(
    hub: Arc<Hub>,
    table: String,
    (seat, person): (u8, Person),
    world: SharedWorld,
    mut luck: Rng,
    calm: bool,
) {
    loop {
        let (out, inbox) = mpsc::channel(64);
        let join = |reply| ToRoom::Join { person: Some(person.clone()), out: out.clone(), reply };
        if let Ok((handle, Ok(connection))) = hub.ask(&table, join).await {
            drop(out);
            let (world, fork) = (world.clone(), Rng::new(luck.next_u64()));
            let mut client = Client {
                seat,
                seats: 0,
                world,
                luck: fork,
                calm,
                handle: handle.clone(),
                connection,
                inbox,
                next: 0,
                waiting: BTreeMap::new(),
                asked: BTreeMap::new(),
                game: None,
                question: None,
            };
            client.stay().await;
            // The table may hear late that the connection is gone.
            let late = Duration::from_millis(u64::from(luck.below(2000)));
            tokio::spawn(async move {
                sleep(late).await;
                let _ = handle.send(ToRoom::Leave { connection }).await;
            });
        }
        sleep(Duration::from_millis(u64::from(100 + luck.below(900)))).await;
    }
}

impl Client {
    fn happens(&mut self, in_a_thousand: u32) -> bool {
        !self.calm && self.luck.below(1000) < in_a_thousand
    }

    async fn stay(&mut self) {
        loop {
            if self.happens(10) {
                return;
            }
            if !self.do_something().await {
                return;
            }
            let Ok(heard) = timeout(PATIENCE, self.inbox.recv()).await else {
                if self.calm && !self.waiting.is_empty() {
                    self.world.look().fail("a request is never answered".to_owned());
                }
                return;
            };
            let Some(text) = heard else { return };
            // What is said takes a while to get here.
            sleep(Duration::from_millis(u64::from(self.luck.below(40)))).await;
            self.hear(&read(&text)).await;
        }
    }

    /// Says something, if there is something to say. Nobody may be there any more to hear it.
    async fn do_something(&mut self) -> bool {
        if self.game.is_none() {
            return true;
        }
        if self.happens(20) && !self.chat().await {
            return false;
        }
        if self.resigns() && !self.say(ClientMessage::Resign).await {
            return false;
        }
        if self.happens(30) && !self.say(ClientMessage::Propose { proposal: Proposal::Undo }).await
        {
            return false;
        }
        let Some(question) = self.question.take() else { return true };
        let picks = choose(&question);
        let message = ClientMessage::Answer { question: question.id.clone(), picks: picks.clone() };
        let game = self.game.clone().expect("there is a game");
        let id = self.next;
        self.waiting.insert(id, (game, question.id, picks));
        let doubled = self.happens(150);
        if doubled {
            self.world.look().tally.doubled += 1;
            self.say_late(None, message.clone());
        }
        if self.happens(100) {
            // Whatever is said next overtakes it.
            self.world.look().tally.overtaken += 1;
            self.next += 1;
            self.say_late(Some(id), message);
            return true;
        }
        self.say(message).await
    }

    async fn chat(&mut self) -> bool {
        let text = format!("{} says {:x}", self.seat, self.luck.next_u64());
        self.asked.insert(self.next, Asked::Chat(text.clone()));
        self.say(ClientMessage::Chat { text }).await
    }

    async fn say(&mut self, message: ClientMessage) -> bool {
        let id = Some(self.next);
        self.next += 1;
        let connection = self.connection;
        self.handle.send(ToRoom::Say { connection, id, message }).await.is_ok()
    }

    /// Something comes later; perhaps when the client has left.
    fn say_late(&mut self, id: Option<u32>, message: ClientMessage) {
        let (handle, connection) = (self.handle.clone(), self.connection);
        let late = Duration::from_millis(u64::from(self.luck.below(3000)));
        tokio::spawn(async move {
            sleep(late).await;
            let _ = handle.send(ToRoom::Say { connection, id, message }).await;
        });
    }

    async fn hear(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { table, .. } | ServerMessage::Table { table, .. } => {
                self.look_at(table).await;
            }
            ServerMessage::Game { game, .. } => self.game = Some(game.clone()),
            ServerMessage::Update(update) => {
                self.world.look().see(self.seat, update);
                self.question.clone_from(&update.question);
            }
            ServerMessage::Done { re: Some(id) } => {
                self.kept(*id);
                if let Some((game, question, picks)) = self.waiting.remove(id) {
                    let (number, take) = question.split_once('.').expect("a question's id");
                    let number = number.parse().expect("a number");
                    let take = take.parse().expect("a number");
                    self.world.look().acknowledge(&(game, number, take), &picks);
                }
            }
            ServerMessage::Error(problem) => {
                if problem.code == Code::Unavailable {
                    self.world.look().tally.not_kept += 1;
                }
                problem.re.map(|id| (self.waiting.remove(&id), self.asked.remove(&id)));
            }
            ServerMessage::Done { re: None }
            | ServerMessage::Chat { .. }
            | ServerMessage::EarlierChat { .. }
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
    }

    /// Notes what the server says it has kept.
    fn kept(&mut self, id: u32) {
        let mut world = self.world.look();
        match self.asked.remove(&id) {
            Some(Asked::Chat(text)) => {
                world.tally.said += 1;
                world.said.push(text);
            }
            Some(Asked::Sit) => {
                world.seated.insert(self.seat);
            }
            None => {}
        }
    }

    /// Where a third plays, one gives up now and then, and a bot plays on.
    fn resigns(&mut self) -> bool {
        let resigns = self.seat == 1 && self.seats > 2 && self.happens(10);
        if resigns {
            self.world.look().tally.resigned += 1;
        }
        resigns
    }

    /// Takes the own seat, and agrees to whatever is proposed.
    async fn look_at(&mut self, table: &TableInfo) {
        self.seats = table.seats.len();
        let seat = self.seat;
        let waits = table.status == Status::Waiting;
        if waits && table.seats[usize::from(seat)].who == Who::Open {
            self.asked.insert(self.next, Asked::Sit);
            self.say(ClientMessage::Sit { seat }).await;
        }
        // The last who sits down starts the game, unless that could not be kept.
        if waits && seat == 0 && table.seats.iter().all(|seat| seat.who != Who::Open) {
            self.say(ClientMessage::Start).await;
        }
        for proposal in &table.proposals {
            if proposal.needed.contains(&seat) {
                let vote = ClientMessage::Vote { proposal: proposal.id, agree: true };
                self.say(vote).await;
            }
        }
        let undone = table.seats.iter().map(|seat| u64::from(seat.undos)).sum();
        let mut world = self.world.look();
        world.tally.undos = world.tally.undos.max(undone);
    }
}

/// A message. Updates, which are most of them, are read without looking at all of them twice.
fn read(text: &str) -> ServerMessage {
    let update: Option<Box<Update>> =
        text.starts_with(UPDATE).then(|| serde_json::from_str(text).expect("an update"));
    update.map_or_else(|| serde_json::from_str(text).expect("a message"), ServerMessage::Update)
}

/// What an update begins with.
const UPDATE: &str = "{\"type\":\"update\"";
