//! scratch
use fief_bots::by_name;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::anything;
use fief_engine::log::list_of_cards;
use fief_engine::question::{Asker, Picks, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};
use fief_engine::table::{Table, describe};
use std::collections::BTreeMap;

fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    let (from, to, keep) = (args[0], args[1], args[2] as usize);
    let mut seen: BTreeMap<(String, String), (usize, Vec<String>)> = BTreeMap::new();
    for seed in from..to {
        let k = anything(&mut Rng::new(seed), 10, |_| true);
        let setup = Setup {
            kingdom: k.cards,
            landscapes: k.landscapes,
            ..Setup::new(&["Al", "Bo", "Cy"][..2 + (seed % 2) as usize], &[])
        };
        let start = Start::new(setup, &LIBRARY).unwrap();
        let n = start.rules().players();
        let mut walkers: Vec<_> =
            (0..n).map(|p| by_name("easy", seed * 7 + p as u64).unwrap()).collect();
        let mut table = Table::new(start, seed);
        let mut rng = Rng::new(seed);
        while let Some(q) = table.question().filter(|_| table.answers().len() < 1500) {
            let seat = q.player;
            let mut picks = Picks::new();
            walkers[seat.index()].decide(table.view(seat), q, &mut picks).unwrap();
            q.spell_out(&mut picks);
            if q.verb == Verb::React || q.verb == Verb::Turn || matches!(q.asker, Asker::Rules) {
                for (i, c) in q.options.iter().enumerate() {
                    if q.verb == Verb::Turn
                        && !matches!(
                            c,
                            fief_engine::question::Choice::Text(_)
                                | fief_engine::question::Choice::Ability { .. }
                                | fief_engine::question::Choice::Landscape(_)
                        )
                    {
                        continue;
                    }
                    let e = seen
                        .entry((
                            format!("ZZ{:?} {:?}", q.verb, table.view(seat).turn().phase),
                            q.phrase(table.state(), i)
                                .chars()
                                .filter(|c| !c.is_ascii_digit())
                                .collect(),
                        ))
                        .or_default();
                    e.0 += 1;
                }
            }
            if q.verb != Verb::Turn {
                let asker = match q.asker {
                    Asker::Rules => "Rules".to_string(),
                    Asker::Card(k) => table.state().name(k).to_string(),
                };
                let a: Vec<String> =
                    picks.iter().map(|&p| q.label(table.state(), p as usize)).collect();
                let v = table.view(seat);
                let mut hand: Vec<_> = v.hand().collect();
                hand.sort_unstable();
                let p = v.pools(seat);
                let e = seen.entry((asker, format!("{:?}", q.verb))).or_default();
                e.0 += 1;
                let text = format!(
                    "   {} \n      => {}   [t{} a{} c{} hand {}]",
                    describe(q, table.state()),
                    if a.is_empty() { "NOTHING".into() } else { a.join(", ") },
                    p.turns,
                    p.actions,
                    p.coins,
                    list_of_cards(v.rules(), &hand)
                );
                if e.1.len() < keep {
                    e.1.push(text)
                } else if rng.below(e.0 as u32) < keep as u32 {
                    let i = rng.below(keep as u32) as usize;
                    e.1[i] = text
                }
            }
            table.answer(&picks).unwrap();
        }
    }
    for ((asker, verb), (n, samples)) in seen {
        println!("{asker} / {verb} ({n})");
        for s in samples {
            println!("{s}")
        }
    }
}
