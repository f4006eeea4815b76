//! The sizes of the basic piles.

/// Returns how many cards of a basic Treasure a game has, the players' starting cards included. Five or six players
/// need the Treasures of two games.
pub(crate) const fn treasures(of_one_game: usize, players: usize) -> usize {
    if players >= 5 { 2 * of_one_game } else { of_one_game }
}
