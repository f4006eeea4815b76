use fief_engine::prelude::*;

pub static PRE_2019: Card = artifact("Lantern")
    .version("pre-2019")
    .text("Your Border Guards reveal 3 cards and discard 2, and all 3 must be Actions.");

pub static CARD: Card = artifact("Lantern")
    .version("2019")
    .text("Border Guards that you play reveal 3 cards and discard 2, and all 3 must be Actions.");

/// Returns whether the Lantern changes the Border Guard that is being played.
pub fn shines(g: &Game<'_>, you: Player) -> bool {
    let s = g.state();
    let version =
        s.holdings(you).map(|kind| s.definition(kind)).find(|held| held.name == CARD.name);
    let is_yours = || g.this().is_some_and(|this| s.cards().zone(this.card).owner() == Some(you));
    // An Estate that does what a Border Guard does is not a Border Guard (Your Estate token (pre-2019)/18).
    let is_played = || {
        g.this_play()
            .is_some_and(|play| s.is_copy_of(s.play(play).kind, &super::border_guard::CARD))
    };
    version.is_some_and(|held| if held.version == CARD.version { is_played() } else { is_yours() })
}
