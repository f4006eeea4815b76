use fief_engine::prelude::*;

use super::your_estate_token as estate_token;

pub static PRE_2019: Card = event("Inheritance", 7)
    .version("pre-2019")
    .text(
        "Once per game: set aside a non-Victory Action of the Supply that costs at most $4, with \
         your Estate token on it. Your Estates have its types and abilities.",
    )
    .once_per_game()
    .setup(|b| b.bring(&estate_token::PRE_2019))
    .play(|g, you| inherit(g, you, Victory));

pub static OF_2019: Card = event("Inheritance", 7)
    .version("2019")
    .text(
        "Once per game: set aside a non-Command Action of the Supply that costs at most $4, with \
         your Estate token on it. During your turns, Estates play it.",
    )
    .once_per_game()
    .setup(|b| b.bring(&estate_token::OF_2019))
    .play(|g, you| inherit(g, you, Command));

pub static CARD: Card = event("Inheritance", 7)
    .version("2022")
    .text(
        "Once per game: set aside a non-Command Action of the Supply that costs at most $4, with \
         your Estate token on it. During your turns, Estates are Commands that play it.",
    )
    .once_per_game()
    .setup(|b| b.bring(&estate_token::CARD))
    .play(|g, you| inherit(g, you, Command));

fn inherit(g: &mut Game<'_>, you: Player, barred: Type) -> Flow {
    let piles = g.supply_where(|s, kind| {
        let types = s.types(kind);
        types.has(Action) && !types.has(barred) && s.cost(kind) <= Cost::coins(4)
    });
    let Some(pile) = g.choose_pile(you, Verb::SetAside, piles)? else { return Ok(()) };
    let Some(card) = g.state().top_of(pile) else { return Ok(()) };
    let kind = g.state().kind(card);
    g.set_aside(you, card);
    g.place_token_on(you, estate_token::TOKEN, kind);
    g.pile_empties(you, pile)
}

/// The set-aside card with the Estate token of a player.
pub fn heirloom(s: &State, player: Player) -> Option<CardId> {
    let Some(Spot::On(kind)) = s.token_of(player, estate_token::TOKEN) else { return None };
    s.cards().in_zone(Zone::SetAside(player)).find(|&card| s.kind(card) == kind)
}
