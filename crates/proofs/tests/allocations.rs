//! Checks that the simulator allocates nothing once it is warm: neither for a decision nor for a new game.

// A global allocator is unsafe by its signature; this one counts and passes every call on to the system's.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use fief_bots::BigMoney;
use fief_bots::strategy::find;
use fief_cards::LIBRARY;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};

thread_local! {
    /// The allocations of this thread: the test harness has threads of its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

fn count() {
    // A thread that is ending has no counter any more, and its allocations do not matter.
    let _ = ALLOCATIONS.try_with(|counter| counter.set(counter.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`, which is that of the system's allocator.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

const FIRST_GAME: [&str; 10] = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
    "Workshop",
];

fn first_game(players: usize) -> Start {
    let names = &["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"][..players];
    Start::full(Setup::new(names, &FIRST_GAME), &LIBRARY).expect("a legal kingdom")
}

/// The allocations of 100 games after a warm-up of 100 others.
fn allocated_by_a_hundred_games(start: &Start, mut bots: impl Decider) -> u64 {
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut before = 0;
    for seed in 0..200 {
        if seed == 100 {
            before = allocations();
        }
        game.replace_state(|state| start.deal_into(state, seed));
        game.run().expect("bots answer everything");
    }
    allocations() - before
}

#[test]
fn a_warm_simulator_allocates_nothing() {
    for players in 2..=6 {
        let bots = Seats((0..players).map(|_| BigMoney::new()).collect());
        let allocated = allocated_by_a_hundred_games(&first_game(players), bots);
        assert_eq!(allocated, 0, "{players} players");
    }
}

#[test]
fn a_warm_strategy_allocates_nothing() {
    for name in ["Big Money", "Big Money Ultimate", "Smithy", "Moat", "Militia", "Remodel"] {
        let start = first_game(2);
        let strategy = find(name).expect("it is shipped");
        let bot = strategy.bot(start.rules()).expect("its cards are in the First Game");
        let allocated = allocated_by_a_hundred_games(&start, Seats(vec![bot.clone(), bot]));
        assert_eq!(allocated, 0, "{name}");
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(allocations() - before, 1);
}
