//! How many cards the basic piles have.

/// The cards of a basic Treasure, players' starting cards included. Five or six players need the Treasures of two
/// games.
pub(crate) const fn treasures(of_one_game: usize, players: usize) -> usize {
    if players >= 5 { 2 * of_one_game } else { of_one_game }
}
