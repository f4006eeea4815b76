//! What only the terminal says: options with their prices, and the lines of the table.

use fief_engine::card::Card;
use fief_engine::ids::{Kind, PileId, Player};
use fief_engine::question::{Choice, Question, Verb};
use fief_engine::state::Phase;
use fief_engine::view::View;
pub(crate) use fief_telling::capitalized;
use fief_telling::{by_use, counted, list_of_cards, plain, question};

/// What is asked, in one line: "Militia: discard 2 cards".
pub(crate) fn headline(view: View<'_>, question: &Question) -> String {
    plain(&question::headline(view, question))
}

/// An option in words, with what helps to choose: "play Copper ×3", "buy Silver ($3)".
pub(crate) fn option(view: View<'_>, question: &Question, index: usize) -> String {
    let label = view.label(question, index);
    match question.options.get(index) {
        Some(Choice::Ability { ability, .. }) => format!("{label}: {}", ability.text),
        Some(Choice::Pile(pile)) => {
            let said =
                if question.verb == Verb::Turn { view.phrase(question, index) } else { label };
            format!("{said} ({})", price(view, pile))
        }
        Some(Choice::Card { count, .. }) => {
            let said =
                if question.verb == Verb::Turn { view.phrase(question, index) } else { label };
            if count > 1 { format!("{said} ×{count}") } else { said }
        }
        _ => label,
    }
}

/// What the top card of a pile costs now.
pub(crate) fn price(view: View<'_>, pile: PileId) -> String {
    view.top_of(pile).map_or_else(
        || view.cost(view.rules().pile(pile).kind).to_string(),
        |top| view.cost(top).to_string(),
    )
}

/// What must still be picked, or what is wrong with the number that was.
pub(crate) fn how_many(question: &Question, picked: usize) -> String {
    match (question.min, question.max) {
        (1, 1) => format!("Pick one: {picked} picked."),
        (min, max) if min == max => format!("Pick {min}: {picked} picked."),
        (0, max) => format!("Pick at most {max}: {picked} picked."),
        (min, max) => format!("Pick {min} to {max}: {picked} picked."),
    }
}

/// The cards by name, with how many of each, best to read.
pub(crate) fn cards(view: View<'_>, kinds: impl Iterator<Item = Kind>) -> String {
    let copies = |(kind, count): (Kind, u16)| std::iter::repeat_n(kind, count.into());
    let kinds: Vec<Kind> = by_use(view, kinds).into_iter().flat_map(copies).collect();
    list_of_cards(view.rules(), &kinds)
}

/// Whose turn it is, which phase, and what there is to spend.
pub(crate) fn turn_line(view: View<'_>) -> String {
    let turn = view.turn();
    let phase = match turn.phase {
        Phase::SetUp => "before the game",
        Phase::Start => "start of turn",
        Phase::Action => "Action phase",
        Phase::Buy => "Buy phase",
        Phase::Night => "Night phase",
        Phase::CleanUp => "Clean-up",
        Phase::Over => return "The game is over".to_owned(),
    };
    let name = view.rules().player_name(turn.player);
    let round = view.pools(turn.player).turns;
    format!("Turn {round} · {name} · {phase} · {}", pools(view, turn.player))
}

/// What a player has to spend.
pub(crate) fn pools(view: View<'_>, player: Player) -> String {
    let pools = view.pools(player);
    let mut parts = vec![
        counted(pools.actions, "Action"),
        counted(pools.buys, "Buy"),
        format!("${}", pools.coins),
    ];
    if pools.potions > 0 {
        parts.push(counted(pools.potions, "Potion"));
    }
    if pools.debt > 0 {
        parts.push(format!("{} Debt", pools.debt));
    }
    parts.join(", ")
}

/// Deck and discard pile of a player, as everybody may count them.
pub(crate) fn deck_and_discard(view: View<'_>, player: Player) -> String {
    let top = match view.discard_top(player) {
        Some(top) => format!(" ({} on top)", view.definition(top).name),
        None => String::new(),
    };
    format!("deck {}, discard {}{top}", view.deck_len(player), view.discard_len(player))
}

/// What a player has set aside or is looking at, as far as it may be known; nothing if there is none.
pub(crate) fn set_aside(view: View<'_>, player: Player) -> Option<String> {
    let snapshot = view.snapshot();
    let seat = &snapshot.players[player.index()];
    let cards = seat.aside.iter().chain(&seat.set_aside);
    let names: Vec<&str> = cards.map(|card| card.unwrap_or("a card")).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// The first line of a card's page: name, cost, types, and which of several versions it is.
pub(crate) fn card_title(card: &Card) -> String {
    let version = match card.version {
        "current" => String::new(),
        version => format!(" · {version}"),
    };
    format!("{} · {} · {}{version}", card.name, card.cost, card.types)
}

/// What is in the pile of a card, from the top, where a player may look through it and the cards differ.
pub(crate) fn pile_of(view: View<'_>, kind: Kind) -> Option<String> {
    let in_pile = |pile| view.in_pile(pile).collect::<Option<Vec<Kind>>>();
    let mut piles =
        view.piles().filter_map(|pile| Some((view.rules().pile(pile).kind, in_pile(pile)?)));
    let (_, cards) = piles.find(|(of, cards)| *of == kind || cards.contains(&kind))?;
    let together: Vec<String> = cards
        .chunk_by(|a, b| a == b)
        .map(|same| format!("{}× {}", same.len(), view.definition(same[0]).name))
        .collect();
    (together.len() > 1).then(|| format!("In its pile, from the top: {}.", together.join(", ")))
}
