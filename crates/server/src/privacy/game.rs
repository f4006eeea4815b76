//! One game, with a client at every seat and one that watches.

use std::ops::AddAssign;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fief_bots::by_name;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, Request};
use fief_engine::ids::Player;
use fief_engine::rng::Rng;
use fief_engine::setup::CardName;
use fief_engine::setup::{Setup, Start};
use fief_engine::table::Table;
use fief_engine::view::Eye;
use tokio::sync::mpsc;

use super::check::{Reader, names_where_they_may_be};
use super::pairs;
use crate::create::create;
use crate::hub::Hub;
use crate::protocol::{
    ClientMessage, CreateTable, KingdomChoice, NewSeat, ServerMessage, Settings, Update,
};
use crate::room::{Handle, ToRoom};
use crate::token::Person;

/// What was read.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) messages: usize,
    /// Cards that the reader of a message was not to know, one by one.
    pub(super) hidden: usize,
    /// Games that came to their end.
    pub(super) over: usize,
    /// Messages that were compared with those of another game, before and after an answer.
    pub(super) pairs: usize,
    pub(super) next_pairs: usize,
}

impl AddAssign for Read {
    fn add_assign(&mut self, other: Self) {
        self.messages += other.messages;
        self.hidden += other.hidden;
        self.over += other.over;
        self.pairs += other.pairs;
        self.next_pairs += other.next_pairs;
    }
}

struct Client {
    reader: Reader,
    connection: u64,
    inbox: mpsc::Receiver<Utf8Bytes>,
}

/// The most answers of one game, and of every fiftieth, which comes to its end or near it.
const LONG: usize = 100;
const VERY_LONG: usize = 600;

fn most_answers(seed: u64) -> usize {
    if seed.is_multiple_of(50) { VERY_LONG } else { LONG }
}
const BOTS: [&str; 4] = ["big-money", "medium", "easy", "random"];

async fn join(hub: &Arc<Hub>, table: &str, person: Option<Person>, eye: Eye) -> (Handle, Client) {
    let (out, inbox) = mpsc::channel(64);
    let joined = hub
        .ask(table, |reply| ToRoom::Join { person: person.clone(), out: out.clone(), reply })
        .await;
    let (handle, connection) = joined.expect("the table is there");
    let connection = connection.expect("the table is open");
    (handle, Client { reader: Reader::new(eye), connection, inbox })
}

/// The next message that says where the game stands. Whatever comes before it shows no game.
async fn next_update(client: &mut Client, read: &mut Read) -> (Update, Utf8Bytes) {
    loop {
        let text = client.inbox.recv().await.expect("the table does not hang up");
        read.messages += 1;
        let message: ServerMessage = serde_json::from_str(&text).expect("a message");
        match message {
            ServerMessage::Update(update) => return (*update, text),
            ServerMessage::Error(problem) => panic!("{problem:?}"),
            _ => {}
        }
    }
}

fn settings(seed: u64) -> Settings {
    let kingdom = kingdoms::random(&Request::new(seed)).expect("a kingdom of all there is");
    let words = |names: &[CardName]| names.iter().map(ToString::to_string).collect();
    let (cards, landscapes) = (words(&kingdom.cards), words(&kingdom.landscapes));
    Settings {
        kingdom: KingdomChoice::Cards { cards, landscapes },
        counters: !seed.is_multiple_of(3),
        seed: Some(seed.to_string()),
        ..Settings::default()
    }
}

/// Plays a game and reads every message of it.
pub(super) async fn play(hub: &Arc<Hub>, seed: u64) -> Read {
    let mut read = Read::default();
    let seats = if seed.is_multiple_of(4) { 3 } else { 2 };
    let people: Vec<Person> = (0..seats)
        .map(|n| Person { guest: format!("guest-{seed}-{n}"), name: format!("Player {n}") })
        .collect();
    let mut wanted = vec![NewSeat::Open; seats];
    wanted[0] = NewSeat::Me;
    let settings = settings(seed);
    let wanted = CreateTable { seats: wanted, settings: settings.clone() };
    let table = create(hub, &people[0], wanted).await.expect("a legal table").table;
    let mut clients = Vec::new();
    let (handle, watcher) = join(hub, &table, None, Eye::Watcher).await;
    for (seat, person) in people.iter().enumerate() {
        let eye = Eye::from(Player(seat as u8));
        clients.push(join(hub, &table, Some(person.clone()), eye).await.1);
        if seat > 0 {
            let message = ClientMessage::Sit { seat: seat as u8 };
            let connection = clients[seat].connection;
            handle.send(ToRoom::Say { connection, id: None, message }).await.expect("a table");
        }
    }
    clients.push(watcher);
    let mut copy = copy_of(&settings, &people, seed);
    let mut luck = Rng::new(seed);
    loop {
        let mut asked = None;
        for client in &mut clients {
            let (update, text) = next_update(client, &mut read).await;
            assert_eq!(update.step as usize, copy.answers().len());
            read.hidden += client.reader.check(&update, &copy, settings.counters);
            if luck.below(100) == 0 {
                names_where_they_may_be(&text, &copy);
            }
            if luck.below(6) == 0 && !copy.is_over() {
                let eye = client.reader.eye;
                let compared = pairs::compare(&copy, eye, settings.counters, seed, &mut luck);
                read.pairs += compared.before;
                read.next_pairs += compared.after;
            }
            asked = asked.or(update.question.map(|question| (client.connection, question.id)));
        }
        let Some((connection, question)) = asked else {
            assert!(copy.question().is_none(), "somebody is asked, but nobody was told");
            read.over += 1;
            break;
        };
        if copy.answers().len() >= most_answers(seed) {
            break;
        }
        let picks = decide(&copy, seed);
        copy.answer(&picks).expect("bots answer legally");
        let message = ClientMessage::Answer { question, picks };
        handle.send(ToRoom::Say { connection, id: None, message }).await.expect("a table");
    }
    read
}

/// The same game, of which the test knows everything.
fn copy_of(settings: &Settings, people: &[Person], seed: u64) -> Table {
    let KingdomChoice::Cards { cards, landscapes } = &settings.kingdom else { unreachable!() };
    let names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    let landscapes = landscapes.iter().map(|name| CardName::parse(name)).collect();
    let setup = Setup { landscapes, ..Setup::new(&names, &cards) };
    let start = Start::full(setup, &LIBRARY).expect("a legal game");
    Table::new(start, seed)
}

pub(super) fn decide(table: &Table, seed: u64) -> Vec<u16> {
    let question = table.question().expect("somebody is asked");
    let level = BOTS[(seed as usize + question.player.index()) % BOTS.len()];
    let luck = seed ^ (table.answers().len() as u64) << 20;
    let mut bot = by_name(level, luck).expect("a bot of this name");
    bot.picks_for(table.view(question.player), question).expect("bots answer")
}
