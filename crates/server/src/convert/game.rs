//! The whole table.

use fief_engine::card::{Object, Role};
use fief_engine::ids::{Kind, PileId, Player};
use fief_engine::setup::Open;
use fief_engine::state::Pools as EnginePools;
use fief_engine::tokens::Spot;
use fief_engine::view::{Look, View};
use fief_engine::zone::Zone;
use fief_telling::offer::is_affordable;

use super::zones;
use crate::protocol::{
    CardCount, GameView, LandscapeView, Outcome, PileView, Pools, SeatResult, SeatView, TokenView,
    Tracker, TurnView,
};

/// The game as these eyes see it. `counters` says whether the table counts for its players, as far as the log shows
/// what there is to count.
pub(crate) fn game_view(look: &Look<'_>, counters: bool, outcome: Option<Outcome>) -> GameView {
    let view = look.view();
    let seat = look.eye().seat();
    let counts = counters || view.is_over();
    GameView {
        you: seat.map(|seat| seat.0),
        turn: turn(view),
        piles: view.piles().map(|pile| pile_view(view, pile)).collect(),
        landscapes: landscapes(view).map(|kind| landscape(view, kind)).collect(),
        trash: zones::zone(view, Zone::Trash).cards,
        seats: view
            .players()
            .map(|player| SeatView {
                score: look.score(player).filter(|_| counts),
                owned: look
                    .owned(player)
                    .filter(|_| counts)
                    .map(|kinds| zones::counted(view, kinds)),
                ..seat_view(view, player, counts)
            })
            .collect(),
        tracker: seat.filter(|_| counters).map(|seat| tracker(view, seat)),
        empty_piles: view.empty_supply_piles(),
        piles_to_end: view.piles_to_end(),
        outcome,
    }
}

fn turn(view: View<'_>) -> TurnView {
    let turn = view.turn();
    TurnView {
        seat: turn.player.0,
        number: turn.number,
        round: view.pools(turn.player).turns,
        phase: turn.phase,
        extra: turn.extra,
        given_by: turn.given_by.map(|kind| view.name(kind).to_owned()),
        controller: turn.controller.map(|player| player.0),
    }
}

fn pools(pools: &EnginePools) -> (Pools, Vec<TokenView>) {
    let EnginePools {
        actions,
        buys,
        coins,
        potions,
        debt,
        points,
        turns: _,
        coffers,
        villagers,
        favors,
        minus_card,
        minus_coin,
        journey_face_down,
        skips,
        ignores_actions,
    } = *pools;
    let named = [
        ("Victory points", points),
        ("Debt", debt),
        ("Coffers", coffers),
        ("Villagers", villagers),
        ("Favors", favors),
        ("-1 Card token", u16::from(minus_card)),
        ("-$1 token", u16::from(minus_coin)),
        ("Journey token, face down", u16::from(journey_face_down)),
        ("Turns to skip", skips),
        ("Ignores +Actions", u16::from(ignores_actions)),
    ];
    let some = named.into_iter().filter(|(_, count)| *count > 0);
    let token = |(name, count): (&str, u16)| TokenView { name: name.to_owned(), count, seat: None };
    (Pools { actions, buys, coins, potions, debt }, some.map(token).collect())
}

/// The tokens in one place.
fn tokens(view: View<'_>, at: Spot) -> Vec<TokenView> {
    let here = view.placed().iter().filter(|placed| placed.at == at);
    here.map(|placed| TokenView {
        name: placed.token.name().to_owned(),
        count: placed.count,
        seat: placed.owner.map(|player| player.0),
    })
    .collect()
}

fn pile_view(view: View<'_>, pile: PileId) -> PileView {
    let about = view.rules().pile(pile);
    let top = view.in_pile(pile).next().flatten();
    let kind = top.unwrap_or(about.kind);
    let count = view.pile_len(pile);
    let cost = view.cost(kind);
    PileView {
        index: pile.index(),
        name: about.name.to_owned(),
        card: view.name(kind).to_owned(),
        count,
        cost,
        supply: about.supply,
        deck: about.is_deck,
        face_down: count > 0 && top.is_none(),
        cards: seen_in(view, pile),
        chosen_for: chosen_for(view, about.kind),
        basic: view.definition(about.kind).object == Object::Base,
        tokens: tokens(view, Spot::Pile(pile)),
        affordable: about.supply && count > 0 && is_affordable(view, cost),
    }
}

/// What is seen of a pile of different cards. Whoever wants to may look through one that is not shuffled.
fn seen_in(view: View<'_>, pile: PileId) -> Vec<CardCount> {
    let about = view.rules().pile(pile);
    if !about.is_deck && about.open != Open::Whole {
        return Vec::new();
    }
    let seen: Vec<Kind> = view.in_pile(pile).flatten().collect();
    if !about.is_deck && seen.iter().all(|&kind| kind == about.kind) {
        return Vec::new();
    }
    let together = seen.chunk_by(|a, b| a == b);
    let count =
        |same: &[Kind]| CardCount { card: view.name(same[0]).to_owned(), count: same.len() as u16 };
    together.map(count).collect()
}

/// The cards and landscapes for which the pile of a kind was chosen.
fn chosen_for(view: View<'_>, pile: Kind) -> Vec<String> {
    let choosers = view.rules().kinds().filter(|&kind| {
        let companion = view.definition(kind).companion;
        let is_pile = |role| matches!(role, Role::ExtraPile | Role::OneOfThePiles);
        companion.is_some_and(|companion| is_pile(companion.role))
            && view.rules().companions_of(kind).any(|chosen| chosen == pile)
    });
    choosers.map(|kind| view.name(kind).to_owned()).collect()
}

/// The cards that were set aside for a landscape.
fn set_aside_for(view: View<'_>, landscape: Kind) -> Vec<String> {
    let companion = view.definition(landscape).companion;
    if companion.is_none_or(|companion| companion.role != Role::SetAside) {
        return Vec::new();
    }
    let chosen = view.rules().companions_of(landscape);
    chosen.map(|kind| view.name(kind).to_owned()).collect()
}

/// What lies beside the Supply. The rules of mats and tokens are no cards to show.
fn landscapes(view: View<'_>) -> impl Iterator<Item = Kind> {
    let all = view.rules().landscapes().iter().copied();
    all.filter(move |&kind| view.definition(kind).object != Object::Token)
}

fn landscape(view: View<'_>, kind: Kind) -> LandscapeView {
    let card = view.definition(kind);
    let bought = card.object.is_bought();
    let has = |player: &Player| view.holdings(*player).any(|held| held == kind);
    LandscapeView {
        card: card.name.to_owned(),
        cost: bought.then_some(card.cost),
        tokens: tokens(view, Spot::On(kind)),
        chosen: set_aside_for(view, kind),
        owners: view.players().filter(has).map(|player| player.0).collect(),
        affordable: bought && is_affordable(view, card.cost),
    }
}

fn seat_view(view: View<'_>, player: Player, counters: bool) -> SeatView {
    let (pools, tokens) = pools(view.pools(player));
    SeatView {
        seat: player.0,
        name: view.rules().player_name(player).to_owned(),
        hand: zones::zone(view, Zone::Hand(player)),
        deck: zones::deck(view, player),
        discard: zones::discard(view, player, counters),
        in_play: zones::in_play(view, player),
        aside: zones::zone(view, Zone::Aside(player)),
        set_aside: zones::zone(view, Zone::SetAside(player)),
        mats: zones::mats(view, player),
        pools,
        tokens,
        badges: view.holdings(player).map(|kind| view.name(kind).to_owned()).collect(),
        score: None,
        owned: None,
        turns: view.pools(player).turns,
    }
}

/// A player's own cards, and which of them are still to draw: all that the player does not see elsewhere.
fn tracker(view: View<'_>, seat: Player) -> Tracker {
    let all = view.own_cards();
    let mut unseen = all.clone();
    for zone in Zone::all_of(seat).filter(|zone| *zone != Zone::Deck(seat)) {
        for kind in view.known_in(zone).flatten() {
            if let Some(at) = unseen.iter().position(|&other| other == kind) {
                unseen.remove(at);
            }
        }
    }
    Tracker {
        all: zones::counted(view, all),
        deck: zones::counted(view, unseen),
        discard: zones::counted(view, view.known_in(Zone::Discard(seat)).flatten()),
    }
}

/// How a game ended: by the rules, because all but one have resigned, or because nobody can do anything any more. `view` is
/// open if the game is over by the rules, and shows no cards otherwise.
pub(crate) fn outcome(view: View<'_>, resigned: &[Player]) -> Outcome {
    let ended = fief_telling::outcome::outcome(view, resigned);
    let seats = view.players().zip(&ended.scores).map(|(player, &score)| SeatResult {
        seat: player.0,
        name: view.rules().player_name(player).to_owned(),
        score,
        turns: view.pools(player).turns,
        won: ended.winners.contains(&player),
        resigned: resigned.contains(&player),
        cards: cards_at_the_end(view, player),
    });
    Outcome { seats: seats.collect(), words: ended.words }
}

/// How a game ended that is put aside: who has won may be known, but this is not the table at its end.
pub(crate) fn outcome_of_then(
    view: View<'_>,
    resigned: &[Player],
    winners: &[String],
    why: &str,
) -> Outcome {
    let mut outcome = outcome(view, resigned);
    for seat in &mut outcome.seats {
        seat.won = winners.contains(&seat.name);
    }
    outcome.words = match winners {
        [] => why.to_owned(),
        [one] => format!("{one} won. {why}"),
        several => format!("{} shared the victory. {why}", several.join(" and ")),
    };
    outcome
}

/// At the end all cards are counted, so all are open; a player who resigns early shows nothing.
fn cards_at_the_end(view: View<'_>, player: Player) -> Vec<CardCount> {
    let cards =
        Zone::all_of(player).filter(|_| view.is_over()).flat_map(|zone| view.known_in(zone));
    zones::counted(view, cards.flatten())
}
