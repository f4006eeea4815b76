//! How near the end of the game is.

use fief_engine::view::View;

/// The gains that would end the game: the cards left in a pile that ends it, or in as many of the smallest piles as it
/// takes.
pub fn gains_to_end(view: View<'_>) -> usize {
    let rules = view.rules();
    let mut sizes: Vec<usize> = Vec::with_capacity(24);
    let mut least = usize::MAX;
    for pile in view.piles() {
        let about = rules.pile(pile);
        let size = view.pile_len(pile);
        if about.supply {
            sizes.push(size);
        }
        if about.supply && rules.definition(about.kind).ends_game {
            least = least.min(size);
        }
    }
    sizes.sort_unstable();
    least.min(sizes.iter().take(view.piles_to_end()).sum())
}
