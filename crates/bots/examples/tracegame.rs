use fief_bots::strategy::find;
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let both = [&a[0], &a[1]].map(|n| find(n).unwrap());
    let mut kingdom: Vec<&str> = both.iter().flat_map(|s| s.kingdom()).map(|c| c.name).collect();
    kingdom.sort_unstable(); kingdom.dedup();
    let start = Start::new(Setup::new(&["A", "B"], &kingdom), &LIBRARY).unwrap();
    let mut bots = Seats(both.map(|s| s.bot(start.rules()).unwrap()).to_vec());
    let mut game = Game::new(start.deal(a[2].parse().unwrap()), &mut bots).logged();
    game.run().unwrap();
    let (state, _, log) = game.into_parts();
    for e in &log { if let Some(s) = e.seen_by(None).sentence(state.rules()) { println!("{s}"); } }
}
