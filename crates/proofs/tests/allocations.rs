//! The simulator allocates nothing once it is warm: neither for a decision nor for a new game.

// A global allocator that counts is unsafe by its signature; it only hands on to the system's.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use fief_bots::BigMoney;
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};

thread_local! {
    /// What this thread has allocated: the test harness has threads of its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

fn count() {
    // A thread that is ending has no counter any more, and nothing that we count.
    let _ = ALLOCATIONS.try_with(|counter| counter.set(counter.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`, which is the system's.
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

/// What 100 games allocate after a warm-up of 100 others.
fn allocated_by_a_hundred_games(players: usize) -> u64 {
    let names = &["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"][..players];
    let start = Start::full(Setup::new(names, &FIRST_GAME), &LIBRARY).expect("a legal kingdom");
    let mut bots = Seats((0..players).map(|_| BigMoney::new()).collect());
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
        assert_eq!(allocated_by_a_hundred_games(players), 0, "{players} players");
    }
}

#[test]
fn the_counter_counts() {
    let before = allocations();
    drop(std::hint::black_box(vec![1_u8; 100]));
    assert_eq!(allocations() - before, 1);
}
