//! How a game ended.

use std::cmp::Reverse;

use fief_engine::ids::Player;
use fief_engine::view::View;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The points of each player, in the order of the seats.
    pub scores: Vec<i32>,
    pub winners: Vec<Player>,
    /// "Ann wins with 30 points.", "Ann wins: all others have resigned."
    pub words: String,
}

/// How a game ended: by the rules, because all but one have resigned, or because nobody can do anything any more. A player
/// who has resigned cannot win.
pub fn outcome(view: View<'_>, resigned: &[Player]) -> Outcome {
    let scores: Vec<i32> = view.players().map(|player| view.score(player)).collect();
    let winners = winners(view, &scores, resigned);
    let names: Vec<&str> = winners.iter().map(|&player| view.rules().player_name(player)).collect();
    let points = winners.first().map_or(0, |winner| scores[winner.index()]);
    let points = format!("{points} point{}", if points == 1 { "" } else { "s" });
    let words = match &names[..] {
        [] => "Nobody wins: all have resigned.".to_owned(),
        [one] if resigned.len() + 1 >= scores.len() => {
            format!("{one} wins: all others have resigned.")
        }
        [one] => format!("{one} wins with {points}."),
        several => format!("{} share the victory with {points}.", several.join(" and ")),
    };
    Outcome { scores, winners, words }
}

/// The players with the most points among those who stayed, then with the fewest turns.
fn winners(view: View<'_>, scores: &[i32], resigned: &[Player]) -> Vec<Player> {
    let stayed = || view.players().filter(|player| !resigned.contains(player));
    let rank = |player: Player| (scores[player.index()], Reverse(view.pools(player).turns));
    let best = stayed().map(rank).max();
    stayed().filter(|&player| Some(rank(player)) == best).collect()
}
