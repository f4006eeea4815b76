//! The knowledge of a seat, as numbers.

use fief_engine::ids::Player;
use fief_engine::question::{Asker, Choice, Question};
use fief_engine::state::Pools;
use fief_engine::tokens::{Placed, Spot, Token};
use fief_engine::view::View;

use crate::layout::{
    Layout, PHASES, PILE_NUMBERS, PLAYER_NUMBERS, Part, QUESTION_NUMBERS, TOKEN_NUMBERS,
    TOKEN_ROWS, TURN_NUMBERS, VERBS, ZONES, zone_index, zones,
};

/// Writes everything that the seat of `view` may know into `out`, which has the layout's length. A question for that
/// seat is written with the picks so far.
pub fn observe(
    layout: &Layout,
    view: View<'_>,
    asked: Option<(&Question, &[u16])>,
    out: &mut [f32],
) {
    out.fill(0.0);
    turn(layout, view, layout.part(Part::Turn, out));
    for player in view.players() {
        let seat = relative(layout, view, player);
        let numbers = &mut layout.part(Part::Players, out)[seat * PLAYER_NUMBERS..];
        numbers[..PLAYER_NUMBERS].copy_from_slice(&player_numbers(view, player));
        cards(layout, view, player, out);
    }
    for (count, owned) in layout.part(Part::Own, out).iter_mut().zip(view.own_counts()) {
        *count = (*owned).into();
    }
    piles(view, layout.part(Part::Piles, out));
    let trash = layout.part(Part::Trash, out);
    for kind in view.trash() {
        trash[kind.index()] += 1.0;
    }
    tokens(layout, view, layout.part(Part::Tokens, out));
    if let Some((question, picks)) = asked.filter(|(question, _)| question.player == view.seat()) {
        question_numbers(layout, view, question, picks, out);
    }
}

/// The index of a player counted from the observing seat.
pub(crate) fn relative(layout: &Layout, view: View<'_>, player: Player) -> usize {
    (player.index() + layout.players - view.seat().index()) % layout.players
}

fn turn(layout: &Layout, view: View<'_>, out: &mut [f32]) {
    let turn = view.turn();
    out[0] = turn.number as f32;
    out[1 + turn.phase as usize] = 1.0;
    let rest = [
        u8::from(turn.bought).into(),
        u8::from(turn.extra).into(),
        u8::from(turn.controller.is_some()).into(),
        view.empty_supply_piles() as f32,
        view.piles_to_end() as f32,
    ];
    out[1 + PHASES..TURN_NUMBERS].copy_from_slice(&rest);
    out[TURN_NUMBERS + relative(layout, view, turn.player)] = 1.0;
}

fn player_numbers(view: View<'_>, player: Player) -> [f32; PLAYER_NUMBERS] {
    let Pools {
        actions,
        buys,
        coins,
        potions,
        debt,
        points,
        turns,
        coffers,
        villagers,
        favors,
        minus_card,
        minus_coin,
        journey_face_down,
        skips,
        ..
    } = *view.pools(player);
    [
        actions.into(),
        buys.into(),
        coins.into(),
        potions.into(),
        debt.into(),
        points.into(),
        turns.into(),
        coffers.into(),
        villagers.into(),
        favors.into(),
        u8::from(minus_card).into(),
        u8::from(minus_coin).into(),
        u8::from(journey_face_down).into(),
        skips.into(),
        view.trashed_this_turn(player) as f32,
        view.score(player) as f32,
        view.hand_len(player) as f32,
        view.deck_len(player) as f32,
        view.discard_len(player) as f32,
    ]
}

fn cards(layout: &Layout, view: View<'_>, player: Player, out: &mut [f32]) {
    let (seat, kinds) = (relative(layout, view, player), layout.kinds);
    for (at, zone) in zones(player).into_iter().enumerate() {
        let row = seat * ZONES + at;
        let mut unknown = 0.0;
        let counts = &mut layout.part(Part::Zones, out)[row * kinds..(row + 1) * kinds];
        for card in view.known_in(zone) {
            match card {
                Some(kind) => counts[kind.index()] += 1.0,
                None => unknown += 1.0,
            }
        }
        layout.part(Part::Unknown, out)[row] = unknown;
    }
    let held = &mut layout.part(Part::Holdings, out)[seat * kinds..(seat + 1) * kinds];
    for kind in view.holdings(player) {
        held[kind.index()] += 1.0;
    }
}

fn piles(view: View<'_>, out: &mut [f32]) {
    for (pile, row) in view.piles().zip(out.chunks_exact_mut(PILE_NUMBERS)) {
        row[0] = view.pile_len(pile) as f32;
        if let Some(top) = view.top_of(pile) {
            let cost = view.cost(top);
            row[1] = (top.index() + 1) as f32;
            row[2] = cost.coins.into();
            row[3] = cost.potions.into();
            row[4] = cost.debt.into();
        }
    }
}

/// The names of the sorts of token, in the order of their numbers. Networks that were trained know these numbers: a new sort goes to the
/// end.
const TOKENS: [&str; 12] = [
    "+1 Card token",
    "+1 Action token",
    "+1 Buy token",
    "+$1 token",
    "-$2 Cost token",
    "Trashing token",
    "Estate token",
    "Embargo token",
    "Coin token",
    "VP token",
    "Debt token",
    "Favor token",
];

/// The number of a sort of token, counted from 1.
fn token_number(token: Token) -> usize {
    1 + TOKENS.iter().position(|&known| known == token.name()).unwrap_or(TOKENS.len())
}

fn tokens(layout: &Layout, view: View<'_>, out: &mut [f32]) {
    let rows = view.placed().iter().take(TOKEN_ROWS).zip(out.chunks_exact_mut(TOKEN_NUMBERS));
    for (&Placed { token, at, owner, count }, row) in rows {
        row[0] = token_number(token) as f32;
        match at {
            Spot::Pile(pile) => row[1] = (pile.index() + 1) as f32,
            Spot::On(kind) => row[2] = (kind.index() + 1) as f32,
        }
        row[3] = owner.map_or(0, |owner| relative(layout, view, owner) + 1) as f32;
        row[4] = count.into();
    }
}

fn question_numbers(
    layout: &Layout,
    view: View<'_>,
    question: &Question,
    picks: &[u16],
    out: &mut [f32],
) {
    let numbers = layout.part(Part::Question, out);
    let first = [
        1.0,
        question.min.into(),
        question.max.into(),
        picks.len() as f32,
        u8::from(question.ordered).into(),
        u8::from(question.quiet).into(),
    ];
    numbers[..QUESTION_NUMBERS].copy_from_slice(&first);
    numbers[QUESTION_NUMBERS + question.verb as usize] = 1.0;
    let acting = QUESTION_NUMBERS + VERBS;
    numbers[acting + relative(layout, view, question.acting)] = 1.0;
    if let Some(zone) = question.zone {
        numbers[acting + layout.players + zone_index(zone)] = 1.0;
    }
    if let Asker::Card(kind) = question.asker {
        layout.part(Part::Asker, out)[kind.index()] = 1.0;
    }
    let picked = layout.part(Part::Picked, out);
    for &pick in picks {
        let kind = question.options.get(pick.into()).and_then(|choice| kind_of(view, choice));
        if let Some(kind) = kind {
            picked[kind] += 1.0;
        }
    }
}

fn kind_of(view: View<'_>, choice: Choice) -> Option<usize> {
    view.kind_of_choice(choice).map(fief_engine::ids::Kind::index)
}
