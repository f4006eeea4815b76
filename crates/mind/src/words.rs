//! Answers and reasons in words, made from the engine's own names and from what the continuations had in common.

use fief_engine::question::{Choice, Question, Verb};
use fief_engine::view::View;

use crate::search::Tells;

/// An answer in words: "buy Province", or "discard Estate, 2 × Copper", because a program cannot form the plural of every
/// card's name.
pub(crate) fn in_words(view: View<'_>, question: &Question, picks: &[u16]) -> String {
    match picks {
        [] => view.nothing(question).to_owned(),
        [one] => view.phrase(question, *one as usize),
        several => {
            let mut names: Vec<(u16, usize)> = Vec::new();
            for &pick in several {
                match names.last_mut().filter(|(last, _)| *last == pick) {
                    Some((_, count)) => *count += 1,
                    None => names.push((pick, 1)),
                }
            }
            let name = |(pick, count): (u16, usize)| {
                let label = view.label(question, pick as usize);
                if count > 1 { format!("{count} × {label}") } else { label }
            };
            let cards = names.into_iter().map(name).collect::<Vec<_>>().join(", ");
            let plays =
                matches!(question.options.get(several[0] as usize), Some(Choice::Card { .. }))
                    && question.verb == Verb::Turn;
            let verb = if plays { "play" } else { question.verb.word() };
            format!("{verb} {cards}")
        }
    }
}

/// A difference between the continuations of two answers, and how much it stands out.
struct Difference {
    weight: f64,
    words: String,
}

/// The most reasons that are given.
const REASONS: usize = 2;
/// A difference with less weight than this is no reason.
const SLIGHT: f64 = 0.5;

/// The largest differences between what was played and what would have been better, as sentences about the better one.
pub(crate) fn reasons(played: &Tells, better: &Tells) -> Vec<String> {
    let mean = |tells: &Tells, sum: f64| sum / f64::from(tells.games.max(1));
    let pair = |of: fn(&Tells) -> f64| (mean(better, of(better)), mean(played, of(played)));
    let coins = |tells: &Tells| {
        let buys: u32 = tells.buys.iter().sum();
        f64::from(tells.coins.iter().sum::<u32>()) / f64::from(buys.max(1))
    };
    let (money, money_played) = (coins(better), coins(played));
    let (points, points_played) = pair(|tells| f64::from(tells.points));
    let (theirs, theirs_played) = pair(|tells| f64::from(tells.rival_points));
    let (turns, turns_played) = pair(|tells| f64::from(tells.turns));
    let (dead, dead_played) = pair(|tells| f64::from(tells.dead));
    let (bad, bad_played) = pair(|tells| f64::from(tells.bad));
    let (piles, piles_played) = pair(|tells| f64::from(tells.by_piles));
    let mut all = vec![
        Difference {
            weight: (money - money_played) / 0.4,
            words: format!(
                "${money:.1} instead of ${money_played:.1} on average at the next three Buy phases"
            ),
        },
        Difference {
            weight: (points - points_played) / 1.5,
            words: format!("{points:.1} points at the end instead of {points_played:.1}"),
        },
        Difference {
            weight: (theirs_played - theirs) / 1.5,
            words: format!("{theirs:.1} points for the best rival instead of {theirs_played:.1}"),
        },
        Difference {
            weight: (turns - turns_played).abs() / 0.8,
            words: format!("{turns:.1} more turns instead of {turns_played:.1}"),
        },
        Difference {
            weight: (dead_played - dead) / 0.3,
            words: format!(
                "{dead:.1} Actions that cannot be played instead of {dead_played:.1} in the next three turns"
            ),
        },
        Difference {
            weight: (bad_played - bad) / 0.5,
            words: format!("{bad:.1} cards that cost points at the end instead of {bad_played:.1}"),
        },
        Difference {
            weight: (piles - piles_played).abs() / 0.12,
            words: format!(
                "{:.0} % of the games end by empty piles instead of {:.0} %",
                100.0 * piles,
                100.0 * piles_played
            ),
        },
    ];
    all.retain(|difference| difference.weight > SLIGHT);
    all.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    all.into_iter().take(REASONS).map(|difference| difference.words).collect()
}
