//! A question as the player that is asked sees it.

use fief_engine::card::{Ability, Object, Place as Works};
use fief_engine::cost::Cost;
use fief_engine::ids::{Kind, PileId, Player};
use fief_engine::question::{Asker, Choice, Question, Verb};
use fief_engine::state::{Phase, State};
use fief_engine::types::Type;
use fief_engine::view::View;
use fief_engine::zone::{Mat, Zone};

use super::cards::price;
use super::headline::{headline, plain};
use super::zones;
use crate::protocol::{AnswerOption, Blocked, Place, QuestionView, Shortcut, VerbName};

/// The question, for its player. `number` and `take` make its id.
pub(crate) fn question_view(
    state: &State,
    question: &Question,
    number: u32,
    take: u32,
) -> QuestionView {
    let view = state.view(question.player);
    let headline = headline(view, question);
    QuestionView {
        id: format!("{number}.{take}"),
        number,
        seat: question.player.0,
        acting: question.acting.0,
        words: plain(&headline),
        headline,
        verb: verb(question.verb),
        asker: match question.asker {
            Asker::Rules => None,
            Asker::Card(kind) => Some(view.definition(kind).name.to_owned()),
        },
        options: (0..question.options.len())
            .filter_map(|index| option(view, question, index))
            .collect(),
        min: question.min,
        max: question.max,
        ordered: question.ordered,
        pass: (question.min == 0).then(|| view.nothing(question).to_owned()),
        single: is_single(question),
        shortcuts: shortcuts(view, question),
        blocked: blocked(view, question),
    }
}

fn verb(verb: Verb) -> VerbName {
    match verb {
        Verb::Turn => VerbName::Turn,
        Verb::Play => VerbName::Play,
        Verb::Gain => VerbName::Gain,
        Verb::Buy => VerbName::Buy,
        Verb::Replace => VerbName::Replace,
        Verb::Discard => VerbName::Discard,
        Verb::Trash => VerbName::Trash,
        Verb::Topdeck => VerbName::Topdeck,
        Verb::PutUnder => VerbName::PutUnder,
        Verb::SetAside => VerbName::SetAside,
        Verb::Reveal => VerbName::Reveal,
        Verb::Take => VerbName::Take,
        Verb::Exile => VerbName::Exile,
        Verb::Return => VerbName::Return,
        Verb::Pass => VerbName::Pass,
        Verb::Place => VerbName::Place,
        Verb::Rotate => VerbName::Rotate,
        Verb::Call => VerbName::Call,
        Verb::React => VerbName::React,
        Verb::Order => VerbName::Order,
        Verb::Name => VerbName::Name,
        Verb::Option => VerbName::Option,
        Verb::Amount => VerbName::Amount,
    }
}

/// One click is the whole answer where one thing is picked; in a player's own turn, too, as more can follow.
fn is_single(question: &Question) -> bool {
    question.max == 1 || (question.verb == Verb::Turn && question.quiet)
}

fn option(view: View<'_>, question: &Question, index: usize) -> Option<AnswerOption> {
    let choice = question.options.get(index)?;
    let cost = |kind: Kind| Some(price(view.cost(kind)));
    let (at, cost, text) = match choice {
        Choice::Card { .. } => (question.zone.map_or(Place::Nowhere, zones::place), None, None),
        Choice::Pile(pile) => {
            (Place::Pile { pile: pile.index() }, view.top_of(pile).and_then(cost), None)
        }
        Choice::Ability { kind, ability } => {
            let at = where_ability_lies(view, question.acting, kind, ability);
            (at, None, Some(ability.text.to_owned()))
        }
        Choice::Name(kind) => (where_it_is_seen(view, kind), None, None),
        Choice::Instruction { .. } | Choice::Rule(_) | Choice::Amount(_) => {
            (Place::Nowhere, None, None)
        }
        Choice::Landscape(kind) => {
            let card = view.definition(kind);
            (Place::Landscape { card: card.name.to_owned() }, Some(price(card.cost)), None)
        }
    };
    Some(AnswerOption {
        index: index as u16,
        label: view.label(question, index),
        phrase: view.phrase(question, index),
        card: view.kind_of_choice(choice).map(|kind| view.definition(kind).name.to_owned()),
        count: question.copies(index),
        at,
        text,
        cost,
    })
}

/// The pile that a card can be pointed at on, for a card that is named.
fn where_it_is_seen(view: View<'_>, kind: Kind) -> Place {
    let seen = |&pile: &PileId| match view.top_of(pile) {
        Some(top) => top == kind,
        None => view.rules().pile(pile).kind == kind,
    };
    let pile = view.piles().find(seen);
    pile.map_or(Place::Nowhere, |pile| Place::Pile { pile: pile.index() })
}

/// Where the card with an ability lies, as far as the ability itself says.
fn where_ability_lies(view: View<'_>, you: Player, kind: Kind, ability: &Ability) -> Place {
    let card = view.definition(kind);
    // An ability that was set up for later lies nowhere.
    let printed = card.abilities().find(|printed| *printed == ability);
    match printed.map(|ability| ability.from) {
        Some(Works::Hand) => Place::Hand { seat: you.0 },
        Some(Works::InPlay) => Place::InPlay { seat: you.0 },
        Some(Works::Tavern) => zones::place(Zone::Mat(you, Mat::Tavern)),
        Some(Works::Exile) => zones::place(Zone::Mat(you, Mat::Exile)),
        Some(Works::Landscape) if card.object != Object::Token => {
            Place::Landscape { card: card.name.to_owned() }
        }
        Some(Works::Landscape | Works::Itself | Works::ItsTurn | Works::Token(_)) | None => {
            Place::Nowhere
        }
    }
}

/// Answers that are ready to be given.
fn shortcuts(view: View<'_>, question: &Question) -> Vec<Shortcut> {
    if question.verb != Verb::Turn {
        return any_order(question).into_iter().collect();
    }
    if view.turn().phase != Phase::Buy {
        return Vec::new();
    }
    let cards: Vec<(u16, Kind, u16)> = (0..)
        .zip(question.options.listed())
        .filter_map(|(index, choice)| match *choice {
            Choice::Card { kind, count } => Some((index, kind, count)),
            _ => None,
        })
        .collect();
    let mut shortcuts: Vec<Shortcut> = treasures(view, question, &cards).into_iter().collect();
    if cards.is_empty() && question.min == 0 && nothing_worth_buying(view, question) {
        let label = capital(view.nothing(question));
        shortcuts.push(Shortcut { id: "end_turn".to_owned(), label, picks: vec![], auto: true });
    }
    shortcuts
}

/// Everything in the order in which it is listed, where only the order is asked for: often it does not matter.
fn any_order(question: &Question) -> Option<Shortcut> {
    let every = (0..question.options.len() as u16)
        .flat_map(|index| std::iter::repeat_n(index, question.copies(index.into()).into()));
    let picks: Vec<u16> = every.collect();
    let only_order = question.ordered && question.min == question.max;
    (only_order && picks.len() == usize::from(question.max)).then(|| Shortcut {
        id: "any_order".to_owned(),
        label: "In any order".to_owned(),
        picks,
        auto: false,
    })
}

/// All Treasures on offer. Those that only give coins hardly anybody would keep.
fn treasures(view: View<'_>, question: &Question, cards: &[(u16, Kind, u16)]) -> Option<Shortcut> {
    let treasures = cards.iter().filter(|(_, kind, _)| view.types(*kind).has(Type::Treasure));
    let copies =
        treasures.clone().flat_map(|&(index, _, count)| std::iter::repeat_n(index, count as usize));
    let picks: Vec<u16> = copies.take(question.max as usize).collect();
    let worth = |&(_, kind, count): &(u16, Kind, u16)| view.definition(kind).plus.coins * count;
    let coins: u16 = treasures.clone().map(worth).sum();
    let plain = treasures.clone().all(|(_, kind, _)| view.definition(*kind).play.is_none());
    (!picks.is_empty()).then(|| Shortcut {
        id: "treasures".to_owned(),
        label: format!("Play all Treasures (+${coins})"),
        picks,
        auto: plain,
    })
}

/// Whether nothing is for sale but what costs nothing and does nothing.
fn nothing_worth_buying(view: View<'_>, question: &Question) -> bool {
    question.options.listed().is_empty()
        && question.options.piles().iter().all(|pile| {
            view.top_of(pile).is_some_and(|kind| {
                let card = view.definition(kind);
                view.cost(kind) == Cost::default() && card.play.is_none() && card.plus.cards == 0
            })
        })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What lies there in a player's own turn and cannot be picked, and why.
fn blocked(view: View<'_>, question: &Question) -> Vec<Blocked> {
    if question.verb != Verb::Turn {
        return Vec::new();
    }
    let own = view.seat() == question.acting;
    let mut hand: Vec<Kind> = view.hand().filter(|_| own).collect();
    hand.sort_unstable();
    hand.dedup();
    let offered = |kind: Kind| {
        let same = |c: &Choice| matches!(c, Choice::Card { kind: other, .. } if *other == kind);
        question.options.listed().iter().any(same)
    };
    let name = |kind: Kind| view.definition(kind).name.to_owned();
    let cards = hand.into_iter().filter(|&kind| !offered(kind)).map(|kind| Blocked {
        card: name(kind),
        at: Place::Hand { seat: view.seat().0 },
        why: why_not_playable(view, kind),
    });
    let is_pile = |pile| !view.rules().pile(pile).is_deck;
    let piles = view.piles().filter(|&pile| is_pile(pile));
    let piles = piles.filter(|&pile| !question.options.piles().contains(pile));
    let piles = piles.map(|pile| Blocked {
        card: view.pile_label(pile).to_owned(),
        at: Place::Pile { pile: pile.index() },
        why: match view.top_of(pile) {
            _ if view.pile_len(pile) == 0 => "The pile is empty.".to_owned(),
            Some(kind) if view.rules().pile(pile).supply => why_not_buyable(view, view.cost(kind)),
            _ => "It is not in the Supply, so it cannot be bought.".to_owned(),
        },
    });
    cards.chain(piles).chain(landscapes(view, question)).collect()
}

/// The landscapes that are not on offer, and why.
fn landscapes(view: View<'_>, question: &Question) -> Vec<Blocked> {
    let offered = |kind: Kind| {
        let same = |c: &Choice| matches!(c, Choice::Landscape(other) if *other == kind);
        question.options.listed().iter().any(same)
    };
    let rules = view.rules();
    let kinds = rules.landscapes().iter().copied();
    let shown = kinds.filter(|&kind| view.definition(kind).object != Object::Token);
    let blocked = shown.filter(|&kind| !offered(kind)).map(|kind| {
        let card = view.definition(kind);
        let buyer = view.turn().player;
        let why = if !card.object.is_bought() {
            "It is not bought: it works by itself, as its text says.".to_owned()
        } else if view.holdings(buyer).any(|held| held == kind) {
            "You have it already.".to_owned()
        } else {
            why_not_buyable(view, card.cost)
        };
        let at = Place::Landscape { card: card.name.to_owned() };
        Blocked { card: card.name.to_owned(), at, why }
    });
    blocked.collect()
}

fn why_not_playable(view: View<'_>, kind: Kind) -> String {
    let types = view.types(kind);
    let (phase, wanted) = match view.turn().phase {
        Phase::Action => ("Action", Type::Action),
        Phase::Buy => ("Buy", Type::Treasure),
        Phase::Night => ("Night", Type::Night),
        Phase::SetUp | Phase::Start | Phase::CleanUp | Phase::Over => return "Not now.".to_owned(),
    };
    if !types.has(wanted) {
        return format!("It is no {}, and this is the {phase} phase.", wanted.name());
    }
    match view.turn().phase {
        Phase::Action => "You have no Actions left.".to_owned(),
        _ if view.turn().bought => "You have bought: no more Treasures this turn.".to_owned(),
        _ => "It cannot be played now.".to_owned(),
    }
}

fn why_not_buyable(view: View<'_>, cost: Cost) -> String {
    let pools = view.pools(view.turn().player);
    if view.turn().phase != Phase::Buy {
        return "You can buy in your Buy phase.".to_owned();
    }
    if pools.debt > 0 {
        return "Pay off your Debt first.".to_owned();
    }
    if pools.buys == 0 {
        return "You have no Buys left.".to_owned();
    }
    if u16::from(cost.coins) > pools.coins {
        return format!("It costs {cost}; you have ${}.", pools.coins);
    }
    if u16::from(cost.potions) > pools.potions {
        return format!("It costs {cost}, and you lack a Potion.");
    }
    "It cannot be bought now.".to_owned()
}

/// An answer in words: "play Village", "discard Estate, Copper".
pub(crate) fn answer_words(state: &State, question: &Question, picks: &[u16]) -> String {
    let view = state.view(question.player);
    match picks {
        [] => view.nothing(question).to_owned(),
        [first, rest @ ..] => {
            let mut words = view.phrase(question, *first as usize);
            for pick in rest {
                words.push_str(", ");
                words.push_str(&view.label(question, *pick as usize));
            }
            words
        }
    }
}
