use fief_engine::prelude::*;

pub static PRE_2019: Card = card("Band of Misfits", 5, [Action])
    .version("pre-2019")
    .text("Play this as an Action of the Supply that costs less. It is that card until it leaves play.")
    .play(|g, you| {
        let piles = cheaper(g);
        play_as_one_of(g, you, piles)
    });

pub static CARD: Card = card("Band of Misfits", 5, [Action, Command])
    .version("2019")
    .text("Play a non-Command Action of the Supply that costs less than this, and leave it there.")
    .play(|g, you| {
        let piles = cheaper(g);
        play_and_leave(g, you, piles)
    });

fn cheaper(g: &Game<'_>) -> PileSet {
    let Some(this) = g.this() else { return PileSet::NONE };
    let cost = g.cost_of(this.card);
    g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) < cost)
}

/// Makes this card a copy of the top card of one of `piles` while it is in play, and plays it (pre-2019).
pub fn play_as_one_of(g: &mut Game<'_>, you: Player, piles: PileSet) -> Flow {
    // A card that is not in play has lost track of itself and cannot become another (Band of Misfits (pre-2019)/8).
    let Some(this) = g.this().filter(|&this| g.still_there(this)) else { return Ok(()) };
    let pile = g.choose_pile(you, Verb::Play, piles)?;
    if let Some(top) = pile.and_then(|pile| g.state().top_of(pile)) {
        g.become_copy_of(this, g.state().kind(top));
        g.play_this(you)?;
    }
    Ok(())
}

/// Plays the top card of one of `piles` and leaves it there; Commands cannot be chosen.
pub fn play_and_leave(g: &mut Game<'_>, you: Player, piles: PileSet) -> Flow {
    let ordinary = g.supply_where(|s, kind| !s.types(kind).has(Command));
    g.play_from_supply(you, piles.intersection(ordinary))
}
