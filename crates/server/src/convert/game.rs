//! The whole table.

use fief_engine::card::{Object, Role};
use fief_engine::ids::{Kind, PileId, Player};
use fief_engine::log::{Entry, What};
use fief_engine::setup::Open;
use fief_engine::state::{Phase, Pools as EnginePools, State};
use fief_engine::tokens::Spot;
use fief_engine::types::Type;
use fief_engine::zone::Zone;

use super::cards::price;
use super::{Eye, zones};
use crate::protocol::{
    CardCount, GameView, LandscapeView, Outcome, PhaseName, PileView, Pools, SeatResult, SeatView,
    TokenView, Tracker, TurnView,
};

/// The game as these eyes see it. `counters` says whether the table counts for its players, as far as the log shows
/// what there is to count.
pub(crate) fn game_view(
    state: &State,
    log: &[Entry],
    eye: Eye,
    counters: bool,
    outcome: Option<Outcome>,
) -> GameView {
    let phase = phase_for(state, log, eye);
    let imagined = (phase != state.turn().phase).then(|| state.as_if_in(phase));
    let state = imagined.as_ref().unwrap_or(state);
    let view = state.view(Player(0));
    let over = state.is_over();
    GameView {
        you: eye.seat().map(|seat| seat.0),
        turn: turn(state),
        piles: state.piles().map(|pile| pile_view(state, eye, pile)).collect(),
        landscapes: landscapes(state).map(|kind| landscape(state, kind)).collect(),
        trash: zones::zone(state, eye, Zone::Trash).cards,
        seats: state
            .players()
            .map(|p| SeatView {
                score: seat_score(state, log, eye, p, counters),
                owned: may_count(state, log, eye, p, counters)
                    .then(|| zones::counted(state, state.view(p).own_cards())),
                ..seat_view(state, eye, p, counters || over)
            })
            .collect(),
        tracker: eye.seat().filter(|_| counters).map(|seat| tracker(state, seat)),
        empty_piles: state.empty_supply_piles(),
        piles_to_end: view.piles_to_end(),
        outcome,
    }
}

fn phase(phase: Phase) -> PhaseName {
    match phase {
        Phase::SetUp => PhaseName::SetUp,
        Phase::Start => PhaseName::Start,
        Phase::Action => PhaseName::Action,
        Phase::Buy => PhaseName::Buy,
        Phase::Night => PhaseName::Night,
        Phase::CleanUp => PhaseName::CleanUp,
        Phase::Over => PhaseName::Over,
    }
}

/// The phase as far as these eyes can tell. A player who has nothing to play in a phase skips it; that they are in the next
/// one would tell others what is not in their hand, until they do something there.
fn phase_for(state: &State, log: &[Entry], eye: Eye) -> Phase {
    let turn = state.turn();
    if eye.is(turn.player) || turn.controller.is_some_and(|player| eye.is(player)) {
        return turn.phase;
    }
    let begun = log.iter().rposition(|entry| matches!(entry.what, What::Turn(_)));
    let done = &log[begun.unwrap_or(0)..];
    let played = |entry: &Entry, of: Type| {
        let is = |&kind: &Kind| state.types(kind).has(of) && !state.types(kind).has(Type::Action);
        entry.what == What::Play && entry.cards.iter().any(is)
    };
    let buys = |entry: &Entry| {
        matches!(entry.what, What::Buy | What::PayDebt(_)) || played(entry, Type::Treasure)
    };
    match turn.phase {
        Phase::Night if done.iter().any(|entry| played(entry, Type::Night)) => Phase::Night,
        Phase::Buy | Phase::Night if done.iter().any(buys) => Phase::Buy,
        Phase::Start | Phase::Buy | Phase::Night => Phase::Action,
        Phase::SetUp | Phase::Action | Phase::CleanUp | Phase::Over => turn.phase,
    }
}

fn turn(state: &State) -> TurnView {
    let turn = state.turn();
    TurnView {
        seat: turn.player.0,
        number: turn.number,
        round: state.pools(turn.player).turns,
        phase: phase(turn.phase),
        extra: turn.extra,
        given_by: turn.given_by.map(|kind| state.name(kind).to_owned()),
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
fn tokens(state: &State, at: Spot) -> Vec<TokenView> {
    let here = state.placed().iter().filter(|placed| placed.at == at);
    here.map(|placed| TokenView {
        name: placed.token.name().to_owned(),
        count: placed.count,
        seat: placed.owner.map(|player| player.0),
    })
    .collect()
}

/// Whether the player whose turn it is could pay for something.
fn affordable(state: &State, cost: fief_engine::cost::Cost) -> bool {
    let pools = state.pools(state.turn().player);
    pools.debt == 0
        && u16::from(cost.coins) <= pools.coins
        && u16::from(cost.potions) <= pools.potions
}

fn pile_view(state: &State, eye: Eye, pile: PileId) -> PileView {
    let about = state.rules().pile(pile);
    // The top card of a deck, such as the Boons, is open only to those who have seen it.
    let top = if about.is_deck {
        state.top_of(pile).and_then(|top| eye.kind(state, top))
    } else {
        state.open_top_of(pile).map(|top| state.kind(top))
    };
    let kind = top.unwrap_or(about.kind);
    let count = state.pile_len(pile);
    let cost = state.cost(kind);
    PileView {
        index: pile.index(),
        name: about.name.to_owned(),
        card: state.name(kind).to_owned(),
        count,
        cost: price(cost),
        supply: about.supply,
        deck: about.is_deck,
        face_down: count > 0 && top.is_none(),
        cards: seen_in(state, eye, pile),
        chosen_for: chosen_for(state, about.kind),
        basic: state.definition(about.kind).object == Object::Base,
        tokens: tokens(state, Spot::Pile(pile)),
        affordable: about.supply && count > 0 && affordable(state, cost),
    }
}

/// What is seen of a pile of different cards. Whoever wants to may look through one that is not shuffled.
fn seen_in(state: &State, eye: Eye, pile: PileId) -> Vec<CardCount> {
    let about = state.rules().pile(pile);
    let cards = state.cards().in_zone(Zone::Pile(pile));
    let seen: Vec<Kind> = if about.is_deck {
        cards.filter_map(|card| eye.kind(state, card)).collect()
    } else if about.open != Open::Whole {
        Vec::new()
    } else {
        cards.map(|card| state.kind(card)).collect()
    };
    if !about.is_deck && seen.iter().all(|&kind| kind == about.kind) {
        return Vec::new();
    }
    let together = seen.chunk_by(|a, b| a == b);
    let count = |same: &[Kind]| CardCount {
        card: state.name(same[0]).to_owned(),
        count: same.len() as u16,
    };
    together.map(count).collect()
}

/// The cards and landscapes for which the pile of a kind was chosen.
fn chosen_for(state: &State, pile: Kind) -> Vec<String> {
    let choosers = state.rules().kinds().filter(|&kind| {
        let companion = state.definition(kind).companion;
        let is_pile = |role| matches!(role, Role::ExtraPile | Role::OneOfThePiles);
        companion.is_some_and(|companion| is_pile(companion.role))
            && state.rules().companions_of(kind).any(|chosen| chosen == pile)
    });
    choosers.map(|kind| state.name(kind).to_owned()).collect()
}

/// The cards that were set aside for a landscape.
fn set_aside_for(state: &State, landscape: Kind) -> Vec<String> {
    let companion = state.definition(landscape).companion;
    if companion.is_none_or(|companion| companion.role != Role::SetAside) {
        return Vec::new();
    }
    let chosen = state.rules().companions_of(landscape);
    chosen.map(|kind| state.name(kind).to_owned()).collect()
}

/// What lies beside the Supply. The rules of mats and tokens are no cards to show.
fn landscapes(state: &State) -> impl Iterator<Item = Kind> {
    let all = state.rules().landscapes().iter().copied();
    all.filter(|&kind| state.definition(kind).object != Object::Token)
}

fn landscape(state: &State, kind: Kind) -> LandscapeView {
    let card = state.definition(kind);
    let bought = card.object.is_bought();
    let has = |player: &Player| state.holdings(*player).any(|held| held == kind);
    LandscapeView {
        card: card.name.to_owned(),
        cost: bought.then(|| price(card.cost)),
        tokens: tokens(state, Spot::On(kind)),
        chosen: set_aside_for(state, kind),
        owners: state.players().filter(has).map(|player| player.0).collect(),
        affordable: bought && affordable(state, card.cost),
    }
}

fn seat_view(state: &State, eye: Eye, player: Player, counters: bool) -> SeatView {
    let (pools, tokens) = pools(state.pools(player));
    let view = state.view(player);
    SeatView {
        seat: player.0,
        name: state.rules().player_name(player).to_owned(),
        hand: zones::zone(state, eye, Zone::Hand(player)),
        deck: zones::deck(state, eye, player),
        discard: zones::discard(state, eye, player, counters),
        in_play: zones::in_play(state, eye, player),
        aside: zones::zone(state, eye, Zone::Aside(player)),
        set_aside: zones::zone(state, eye, Zone::SetAside(player)),
        mats: zones::mats(state, eye, player),
        pools,
        tokens,
        badges: view.holdings(player).map(|kind| state.name(kind).to_owned()).collect(),
        score: None,
        owned: None,
        turns: state.pools(player).turns,
    }
}

/// The points of a player, where these eyes may count them. What everybody gains and trashes is seen by all; of a card
/// that was passed on, only those two know what it was.
fn seat_score(
    state: &State,
    log: &[Entry],
    eye: Eye,
    player: Player,
    counters: bool,
) -> Option<i32> {
    may_count(state, log, eye, player, counters).then(|| state.view(player).score(player))
}

/// Whether these eyes are told what all cards of a player are.
fn may_count(state: &State, log: &[Entry], eye: Eye, player: Player, counters: bool) -> bool {
    state.is_over() || (counters && knows_all_cards_of(log, eye, player))
}

fn knows_all_cards_of(log: &[Entry], eye: Eye, player: Player) -> bool {
    let hidden = |entry: &Entry| match entry.what {
        What::Pass(to) => {
            let parties = [entry.player, to];
            entry.private
                && parties.contains(&player)
                && !parties.iter().any(|&party| eye.is(party))
        }
        _ => false,
    };
    eye.is(player) || !log.iter().any(hidden)
}

/// A player's own cards, and which of them are still to draw: all that the player does not see elsewhere.
fn tracker(state: &State, seat: Player) -> Tracker {
    let eye = Eye::Seat(seat);
    let all = state.view(seat).own_cards();
    let mut unseen = all.clone();
    for zone in Zone::all_of(seat).filter(|zone| *zone != Zone::Deck(seat)) {
        for kind in zones::shown(state, eye, zone).into_iter().flatten() {
            if let Some(at) = unseen.iter().position(|&other| other == kind) {
                unseen.remove(at);
            }
        }
    }
    let discard = zones::shown(state, eye, Zone::Discard(seat));
    Tracker {
        all: zones::counted(state, all),
        deck: zones::counted(state, unseen),
        discard: zones::counted(state, discard.into_iter().flatten()),
    }
}

/// How a game ended: by the rules, because all but one have resigned, or because nobody can do anything any more.
pub(crate) fn outcome(state: &State, resigned: &[Player]) -> Outcome {
    let winners = winners(state, resigned);
    let name = |player: Player| state.rules().player_name(player);
    let seats = state.players().map(|player| SeatResult {
        seat: player.0,
        name: name(player).to_owned(),
        score: state.view(player).score(player),
        turns: state.pools(player).turns,
        won: winners.contains(&player),
        resigned: resigned.contains(&player),
        cards: cards_at_the_end(state, player),
    });
    let names: Vec<&str> = winners.iter().map(|&winner| name(winner)).collect();
    let points = winners.first().map_or(0, |&winner| state.view(winner).score(winner));
    let words = match &names[..] {
        [one] if resigned.len() + 1 >= state.rules().players() => {
            format!("{one} wins: all others have resigned.")
        }
        [one] => format!("{one} wins with {points} points."),
        several => format!("{} share the victory with {points} points.", several.join(" and ")),
    };
    Outcome { seats: seats.collect(), words }
}

/// How a game ended that is put aside: who has won may be known, but this is not the table at its end.
pub(crate) fn outcome_of_then(
    state: &State,
    resigned: &[Player],
    winners: &[String],
    why: &str,
) -> Outcome {
    let mut outcome = outcome(state, resigned);
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

/// At the end all cards are counted, so all are open; who resigns early shows nothing.
fn cards_at_the_end(state: &State, player: Player) -> Vec<CardCount> {
    let cards = if state.is_over() { state.view(player).own_cards() } else { Vec::new() };
    zones::counted(state, cards)
}

/// Who has won. Who has resigned cannot win.
fn winners(state: &State, resigned: &[Player]) -> Vec<Player> {
    let stayed: Vec<Player> = state.players().filter(|p| !resigned.contains(p)).collect();
    if resigned.is_empty() {
        return state.winners();
    }
    // Among those who stayed: the most points, then the fewest turns.
    let rank = |&player: &Player| {
        (state.view(player).score(player), std::cmp::Reverse(state.pools(player).turns))
    };
    let best = stayed.iter().map(rank).max();
    stayed.iter().copied().filter(|player| Some(rank(player)) == best).collect()
}
