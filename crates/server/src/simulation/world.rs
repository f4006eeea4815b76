//! One world: several lives of a server, and what its clients remember through all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::AddAssign;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fief_engine::rng::Rng;
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep, timeout};

use super::client;
use super::disk::{SharedDisk, SimStore};
use crate::config::{Config, Limits};
use crate::create::create;
use crate::hub::{Hub, Work};
use crate::metrics::Metrics;
use crate::protocol::{CreateTable, KingdomChoice, NewSeat, Settings, Update};
use crate::random;
use crate::store::{Occupant, TableRow};
use crate::token::{Person, Signer};

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) acknowledged: u64,
    pub(super) not_kept: u64,
    pub(super) updates: u64,
    pub(super) doubled: u64,
    pub(super) overtaken: u64,
    pub(super) said: u64,
    pub(super) stalled: u64,
    pub(super) resigned: u64,
    pub(super) undos: u64,
    pub(super) crashes: u64,
    pub(super) failed_commits: u64,
    pub(super) kept_though_failed: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.acknowledged += other.acknowledged;
        self.not_kept += other.not_kept;
        self.updates += other.updates;
        self.doubled += other.doubled;
        self.overtaken += other.overtaken;
        self.said += other.said;
        self.stalled += other.stalled;
        self.resigned += other.resigned;
        self.undos += other.undos;
        self.crashes += other.crashes;
        self.failed_commits += other.failed_commits;
        self.kept_though_failed += other.kept_though_failed;
    }
}

/// An answer: its game, its number, and how often something had been taken back before it.
type Question = (String, u32, u32);

/// What the clients know for sure, and what was done.
#[derive(Debug, Default)]
pub(super) struct World {
    pub(super) acknowledged: BTreeMap<Question, Vec<u16>>,
    /// Lines of chat that were acknowledged.
    pub(super) said: Vec<String>,
    /// Seats whose guests were told that they sit there.
    pub(super) seated: BTreeSet<u8>,
    /// What everybody may see of each step, as it was first shown.
    shown: BTreeMap<Question, String>,
    pub(super) tally: Tally,
    /// What should never have happened.
    failures: Vec<String>,
    /// The furthest step that anybody has seen.
    pub(super) furthest: u32,
    pub(super) over: bool,
}

/// A world that all clients share.
#[derive(Clone, Debug, Default)]
pub(super) struct SharedWorld(Arc<Mutex<World>>);

impl SharedWorld {
    pub(super) fn look(&self) -> MutexGuard<'_, World> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl World {
    pub(super) fn acknowledge(&mut self, question: &Question, picks: &[u16]) {
        self.tally.acknowledged += 1;
        let twice = self.acknowledged.insert(question.clone(), picks.to_vec());
        if twice.is_some_and(|other| other != picks) {
            self.fail(format!("two answers to {question:?}"));
        }
    }

    /// Notes a failure, for whoever is not heard when it stops.
    pub(super) fn fail(&mut self, words: String) {
        self.failures.push(words);
    }

    /// Compares what is open to all with what others were shown at this step.
    pub(super) fn see(&mut self, seat: u8, update: &Update) {
        self.tally.updates += 1;
        self.check_hands(seat, update);
        self.furthest = self.furthest.max(update.step);
        self.over |= update.view.outcome.is_some();
        let view = &update.view;
        let seats: Vec<String> = view
            .seats
            .iter()
            .map(|seat| {
                let counts = (seat.hand.count, seat.deck.count, seat.discard.count, seat.turns);
                format!("{counts:?} {:?} {:?} {:?}", seat.in_play, seat.pools, seat.discard.top)
            })
            .collect();
        // Not the phase: whoever has the turn knows it before the others do.
        let turn = (view.turn.seat, view.turn.number, view.turn.round);
        let open = format!("{turn:?} {:?} {:?} {seats:?}", view.trash, update.waiting);
        let piles: Vec<usize> = view.piles.iter().map(|pile| pile.count).collect();
        let open = format!("{open} {piles:?}");
        let step = (update.game.clone(), update.step, update.take);
        let before = self.shown.entry(step.clone()).or_insert_with(|| open.clone());
        if *before != open {
            let words = format!("two games at {step:?}: {before} and {open}");
            self.fail(words);
        }
        let outcome = view.outcome.as_ref().map(|outcome| &outcome.words);
        if let Some(words) = outcome.filter(|words| words.contains("put aside")) {
            self.fail(format!("the rows do not make a game: {words}"));
        }
    }

    /// Nobody sees what another has in hand, until all is over; but for a Moat that was revealed.
    fn check_hands(&mut self, seat: u8, update: &Update) {
        let others = update.view.seats.iter().filter(|other| other.seat != seat);
        let mut shown = others.flat_map(|other| &other.hand.cards);
        let open = update.view.outcome.is_some();
        if let Some(card) = shown.find(|shown| !open && shown.card != "Moat") {
            self.fail(format!("seat {seat} sees {} in another hand", card.card));
        }
    }

    /// Whether all that was acknowledged is kept, unless it was taken back since.
    fn check(&self, disk: &SharedDisk) {
        assert!(self.failures.is_empty(), "{:?}", self.failures);
        let disk = disk.look();
        for text in &self.said {
            let kept = disk.rows.chat.values().any(|line| line.text == *text);
            assert!(kept, "'{text}' was acknowledged");
        }
        for &seat in &self.seated {
            let mut tables = disk.rows.tables.values();
            let sits = |table: &TableRow| table.doc.seats[usize::from(seat)].occupant.clone();
            let guest = format!("guest-{seat}");
            assert!(
                tables.any(|table| sits(table) == Occupant::Person { guest: guest.clone() }),
                "seat {seat} was acknowledged"
            );
        }
        for ((game, number, take), picks) in &self.acknowledged {
            let row = disk.rows.games.get(game).expect("a game that was played is kept");
            if row.state.takes > *take {
                continue;
            }
            let kept = disk.rows.answers.get(&(game.clone(), *number)).map(|answer| &answer.picks);
            assert_eq!(kept, Some(picks), "answer {number} of take {take} was acknowledged");
        }
    }
}

/// How many lives a server has, the last of which knows no misfortune.
const LIVES: u32 = 4;
/// How long each of them lasts, at most.
const LIFE: u32 = 5_000;
/// How far the game must have gone in the end.
const FAR: u32 = 24;
/// When it must have got there.
const FOR_EVER: Duration = Duration::from_mins(20);

fn people(seats: usize) -> Vec<Person> {
    (0..seats)
        .map(|n| Person { guest: format!("guest-{n}"), name: format!("Player {n}") })
        .collect()
}

fn settings(seed: u64) -> Settings {
    let cards =
        "Cellar, Laboratory, Market, Merchant, Militia, Moat, Remodel, Smithy, Village, Workshop";
    let cards = cards.split(", ").map(str::to_owned).collect();
    let kingdom = KingdomChoice::Cards { cards, landscapes: Vec::new() };
    Settings { kingdom, seed: Some(seed.to_string()), ..Settings::default() }
}

fn start(disk: &SharedDisk) -> Arc<Hub> {
    let address = "127.0.0.1:0".parse().expect("an address");
    let limits =
        Limits { idle: Duration::from_secs(3), grace: Duration::ZERO, ..Limits::measuring() };
    let config = Config { limits, ..Config::new(address, "none".into()) };
    let metrics = Arc::new(Metrics::default());
    let store = SimStore::open(disk.clone(), Arc::clone(&metrics));
    let signer = Signer::new(vec![1; 32], Vec::new());
    Arc::new(Hub::new(config, Box::new(store), metrics, signer, Work::AtOnce))
}

/// Whether a bot plays with them.
fn has_bot(seed: u64) -> bool {
    seed.is_multiple_of(3)
}

/// Makes the table, however often that fails.
async fn make_table(hub: &Arc<Hub>, people: &[Person], seed: u64) -> String {
    let mut seats = vec![NewSeat::Open; people.len()];
    seats[0] = NewSeat::Me;
    if has_bot(seed) {
        seats.push(NewSeat::Bot { level: "big-money".to_owned() });
    }
    loop {
        let wanted = CreateTable { seats: seats.clone(), settings: settings(seed) };
        if let Ok(made) = create(hub, &people[0], wanted).await {
            return made.table;
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// Lives through a world to its end.
pub(super) fn live_through(seed: u64) -> World {
    random::seed(seed);
    let mut luck = Rng::new(seed);
    let disk = SharedDisk::new(luck.next_u64(), 20 + luck.below(80));
    let world = SharedWorld::default();
    let people = people(2);
    let mut table = None;
    for life in 1..=LIVES {
        let last = life == LIVES;
        if last {
            disk.look().trouble = 0;
        }
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime");
        let dies = Duration::from_millis(u64::from(luck.below(LIFE)));
        let life_luck = luck.next_u64();
        runtime.block_on(async {
            let hub = start(&disk);
            let lived = async {
                if table.is_none() {
                    table = Some(make_table(&hub, &people, seed).await);
                }
                let table = table.as_ref().expect("it was made");
                let mut clients = JoinSet::new();
                for (seat, person) in people.iter().enumerate() {
                    let luck = Rng::new(life_luck ^ seat as u64);
                    let play = client::play(
                        Arc::clone(&hub),
                        table.clone(),
                        (seat as u8, person.clone()),
                        world.clone(),
                        luck,
                        last,
                    );
                    clients.spawn(play);
                }
                while !(last && is_far(&world)) {
                    sleep(Duration::from_millis(50)).await;
                    assert!(clients.try_join_next().is_none(), "a client has failed");
                }
            };
            if last {
                let ended = timeout(FOR_EVER, lived).await;
                assert!(ended.is_ok(), "the game waits for ever: {:?}", world.look().tally);
            } else {
                let _ = timeout(dies, lived).await;
                world.look().tally.crashes += 1;
            }
        });
        // Everything that ran is gone, wherever it was.
        drop(runtime);
        world.look().check(&disk);
    }
    let mut world = std::mem::take(&mut *world.look());
    let disk = disk.look();
    world.tally.failed_commits = disk.failed_commits;
    world.tally.kept_though_failed = disk.kept_though_failed;
    world.tally.stalled = disk.stalled;
    world
}

fn is_far(world: &SharedWorld) -> bool {
    let world = world.look();
    world.over || world.furthest >= FAR
}
