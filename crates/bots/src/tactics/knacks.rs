//! The cards that need a judgement of their own.

use fief_engine::ids::Kind;
use fief_engine::question::{Reply, Verb};
use fief_engine::types::Type;
use smallvec::SmallVec;

use super::mind::Mind;
use super::ways::Instead;
use super::{answers, by_verb, verdicts, ways};

/// The judgement of one card.
#[derive(Debug)]
pub(super) struct Knack {
    name: &'static str,
    /// Whether it does any good to play the card now.
    pub(super) worth_playing: Option<fn(&mut Mind<'_, '_>, Kind) -> bool>,
    /// Whether the card should come before all other terminal Actions.
    pub(super) urgent: Option<fn(&mut Mind<'_, '_>) -> bool>,
    /// Whether the card plays other cards from hand.
    pub(super) plays_others: bool,
    /// For a Treasure: whether it uses other Treasures in hand, so that they must wait.
    pub(super) before_treasures: bool,
    /// Answers the questions that the card asks.
    pub(super) answer: Option<fn(&mut Mind<'_, '_>, &mut Reply)>,
    /// For a Way: whether it does more than the card that is played.
    pub(super) instead: Option<Instead>,
}

const fn knack(name: &'static str) -> Knack {
    Knack {
        name,
        worth_playing: None,
        urgent: None,
        plays_others: false,
        before_treasures: false,
        answer: None,
        instead: None,
    }
}

/// A card that plays others from hand.
const fn throne(name: &'static str) -> Knack {
    Knack {
        worth_playing: Some(|mind, kind| mind.others_in_hand(kind).next().is_some()),
        plays_others: true,
        answer: Some(throne_room),
        ..knack(name)
    }
}

/// A card that makes its player trash something: not worth playing with only good cards in hand.
const fn trasher(name: &'static str) -> Knack {
    Knack { worth_playing: Some(|mind, _| mind.junk_in_hand() > 0), ..knack(name) }
}

/// A card that turns a card in hand into one that costs at most `MORE` more.
const fn remodels<const MORE: u8>(name: &'static str) -> Knack {
    Knack {
        worth_playing: Some(remodel_pays::<MORE>),
        answer: Some(remodel::<MORE>),
        ..knack(name)
    }
}

/// A Treasure that uses another one in hand.
const fn first_treasure(name: &'static str, answer: fn(&mut Mind<'_, '_>, &mut Reply)) -> Knack {
    Knack {
        worth_playing: Some(verdicts::has_other_treasure),
        before_treasures: true,
        answer: Some(answer),
        ..knack(name)
    }
}

/// A card whose questions need their own answers.
const fn asks(name: &'static str, answer: fn(&mut Mind<'_, '_>, &mut Reply)) -> Knack {
    Knack { answer: Some(answer), ..knack(name) }
}

static KNACKS: &[Knack] = &[
    trasher("Altar"),
    Knack { answer: Some(answers::ambassador), ..trasher("Ambassador") },
    Knack { worth_playing: None, ..first_treasure("Anvil", verdicts::gives_copper) },
    trasher("Apprentice"),
    asks("Archer", verdicts::archer),
    Knack { worth_playing: Some(verdicts::baron_pays), ..knack("Baron") },
    trasher("Broker"),
    asks("Cage", answers::cage),
    asks("Cave Dwellers", verdicts::cave_dwellers),
    Knack { urgent: Some(|mind| mind.junk_in_hand() > 2), ..trasher("Chapel") },
    asks("Church", verdicts::keep_idle),
    asks("Coastal Haven", verdicts::keep_good),
    Knack { worth_playing: None, ..first_treasure("Counterfeit", verdicts::gives_copper) },
    Knack { worth_playing: Some(verdicts::crown_pays), before_treasures: true, ..throne("Crown") },
    trasher("Crucible"),
    asks("Crypt", answers::crypt),
    asks("Crystal Ball", verdicts::crystal_ball),
    Knack { worth_playing: Some(verdicts::curse_pays), ..knack("Cursed Gold") },
    asks("Death Cart", verdicts::death_cart),
    asks("Desert Guides", verdicts::desert_guides),
    trasher("Develop"),
    throne("Disciple"),
    Knack { answer: Some(verdicts::dismantle), ..trasher("Dismantle") },
    Knack { worth_playing: Some(remodel_pays::<2>), ..knack("Displace") },
    asks("Doctor", answers::doctor),
    asks("Embargo", answers::embargo),
    remodels::<2>("Enlarge"),
    trasher("Exorcist"),
    remodels::<3>("Expand"),
    asks("Ferry", answers::ferry),
    trasher("Forager"),
    Knack { worth_playing: Some(|mind, _| mind.junk_in_hand() > 1), ..knack("Forge") },
    asks("Gear", answers::gear),
    asks("Governor", verdicts::governor),
    asks("Grotto", verdicts::grotto),
    Knack {
        worth_playing: Some(verdicts::hideout_pays),
        answer: Some(verdicts::hideout),
        ..knack("Hideout")
    },
    trasher("Investment"),
    asks("Island", verdicts::island),
    asks("Jester", verdicts::jester),
    asks("Journeyman", verdicts::journeyman),
    trasher("Junk Dealer"),
    first_treasure("King's Cache", throne_room),
    throne("King's Court"),
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand_len(mind.view.seat()) <= 6),
        ..knack("Library")
    },
    asks("Loan", verdicts::loan),
    Knack { worth_playing: Some(verdicts::deck_is_bad), ..knack("Lookout") },
    asks("Lurker", verdicts::lurker),
    trasher("Maroon"),
    Knack {
        worth_playing: Some(|mind, _| mind.junk_in_hand() > 1),
        answer: Some(answers::mercenary),
        ..knack("Mercenary")
    },
    Knack {
        worth_playing: Some(|mind, _| upgrade(mind).is_some()),
        answer: Some(mine),
        ..knack("Mine")
    },
    Knack {
        worth_playing: Some(verdicts::mint_pays),
        answer: Some(verdicts::keep_good),
        ..knack("Mint")
    },
    asks("Miser", verdicts::miser),
    trasher("Modify"),
    Knack { answer: Some(verdicts::monastery), ..knack("Monastery") },
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand().any(|kind| mind.is_copper(kind))),
        answer: Some(moneylender),
        ..knack("Moneylender")
    },
    asks("Mountain Pass", answers::mountain_pass),
    asks("Mystic", answers::sorcerer),
    asks("Native Village", answers::native_village),
    asks("Navigator", verdicts::navigator),
    asks("Noble Brigand", thief),
    asks("Oracle", verdicts::navigator),
    asks("Peaceful Cult", verdicts::peaceful_cult),
    trasher("Pickaxe"),
    asks("Plaza", verdicts::gives_copper),
    Knack {
        worth_playing: Some(|mind, _| mind.has_copper()),
        answer: Some(verdicts::gives_copper),
        ..knack("Pooka")
    },
    trasher("Priest"),
    throne("Procession"),
    asks("Quartermaster", verdicts::quartermaster),
    // Rats put more Rats into the deck, each time for the worst card in hand.
    Knack { worth_playing: Some(answers::rats_pay), ..knack("Rats") },
    trasher("Raze"),
    trasher("Recruiter"),
    Knack { worth_playing: Some(|mind, _| mind.junk_in_hand() > 1), ..knack("Remake") },
    remodels::<2>("Remodel"),
    remodels::<2>("Replace"),
    trasher("Research"),
    throne("Royal Galley"),
    trasher("Sacrifice"),
    trasher("Salvager"),
    Knack { worth_playing: Some(|mind, _| mind.coins() < 5), ..knack("Scholar") },
    asks("Scrying Pool", spy),
    asks("Sinister Plot", verdicts::sinister_plot),
    asks("Sorcerer", answers::sorcerer),
    asks("Sorceress", answers::sorcerer),
    Knack {
        worth_playing: Some(|mind, _| mind.has_copper()),
        answer: Some(verdicts::gives_copper),
        ..knack("Spice Merchant")
    },
    asks("Spy", spy),
    Knack {
        worth_playing: Some(|mind, _| mind.has_copper()),
        answer: Some(verdicts::gives_copper),
        ..knack("Stables")
    },
    asks("Stash", |mind, reply| mind.choose(0, reply)),
    Knack {
        worth_playing: Some(|mind, _| {
            mind.view.hand().any(|kind| answers::is_free_junk(mind, kind))
        }),
        answer: Some(answers::stonemason),
        ..knack("Stonemason")
    },
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand().any(|kind| mind.is_copper(kind))),
        ..knack("Student")
    },
    asks("Survivors", answers::survivors),
    asks("Swindler", verdicts::swindler),
    Knack { worth_playing: Some(|mind, _| mind.coins() < 5), ..knack("Tactician") },
    Knack {
        worth_playing: Some(|mind, _| upgrade(mind).is_some()),
        answer: Some(mine),
        ..knack("Taxman")
    },
    trasher("Temple"),
    asks("The Sky's Gift", answers::the_skys_gift),
    asks("Thief", thief),
    throne("Throne Room"),
    first_treasure("Tiara", throne_room),
    Knack {
        worth_playing: Some(verdicts::tools_pay),
        answer: Some(verdicts::tools),
        ..knack("Tools")
    },
    trasher("Trade Route"),
    trasher("Trader"),
    Knack { worth_playing: Some(|mind, _| mind.junk_in_hand() > 1), ..knack("Trading Post") },
    Knack { worth_playing: Some(verdicts::has_another), ..knack("Treasure Map") },
    asks("Treasurer", verdicts::treasurer),
    trasher("Upgrade"),
    asks("Vassal", throne_room),
    asks("War Chest", verdicts::war_chest),
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand_len(mind.view.seat()) <= 5),
        answer: Some(answers::watchtower),
        ..knack("Watchtower")
    },
    Knack {
        answer: Some(ways::return_it),
        instead: Some(ways::butterfly),
        ..knack("Way of the Butterfly")
    },
    Knack { instead: Some(ways::plain), ..knack("Way of the Camel") },
    Knack { instead: Some(ways::chameleon), ..knack("Way of the Chameleon") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Monkey") },
    Knack { instead: Some(ways::mouse), ..knack("Way of the Mouse") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Mule") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Otter") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Ox") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Pig") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Seal") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Sheep") },
    Knack { instead: Some(ways::plain), ..knack("Way of the Squirrel") },
    asks("Wishing Well", answers::sorcerer),
];

/// The judgement of the card of this name.
pub(super) fn of(name: &str) -> Option<&'static Knack> {
    KNACKS.iter().find(|knack| knack.name == name)
}

/// Plays the card that does most when it is played twice, or without an Action.
fn throne_room(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Play {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(Mind::throne_score);
    mind.pick_first_worth_playing(reply);
}

/// Trashes the Copper: $3 for it is always a good bargain.
fn moneylender(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.take_first(reply);
}

/// The Treasure in hand that is best replaced by a better one: a Silver if there is Gold, else a Copper.
fn upgrade(mind: &mut Mind<'_, '_>) -> Option<Kind> {
    let view = mind.view;
    let treasures = view.hand().filter(|&kind| view.types(kind).has(Type::Treasure));
    treasures.max_by_key(|&kind| mine_score(mind, kind)).filter(|&kind| mine_score(mind, kind) > 0)
}

/// Counts the coins that a Treasure gains by becoming the best Treasure that costs up to 3 more; among equals, the
/// dearer one.
fn mine_score(mind: &Mind<'_, '_>, kind: Kind) -> i32 {
    let view = mind.view;
    let coins = |kind: Kind| i32::from(view.definition(kind).plus.coins);
    let limit = view.cost(kind).plus(3);
    let on_top = view.piles().filter_map(|pile| view.top_of(pile));
    let within =
        on_top.filter(|&top| view.types(top).has(Type::Treasure) && view.cost(top) <= limit);
    let gain = within.map(coins).max().unwrap_or_default() - coins(kind);
    if gain > 0 { 10 * gain + coins(kind) } else { 0 }
}

fn mine(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Trash => mind.rank_kinds(|mind, kind| mine_score(mind, kind)),
        _ => mind.rank_kinds(|mind, kind| i32::from(mind.view.definition(kind).plus.coins)),
    }
    let good = mind.above(0).min(1);
    mind.pick(good, reply);
}

/// Scores remodelling a card: above 0 if the new card is better and this turn's buy does not suffer. As long as
/// nobody has points, the worst card goes; later the best card comes.
fn remodel_score<const MORE: u8>(mind: &mut Mind<'_, '_>, kind: Kind) -> i32 {
    let view = mind.view;
    let offered = view.costing_up_to(view.cost(kind).plus(MORE));
    // Without the card, the list might ask for the very card that was trashed.
    mind.tally.remove(view, kind);
    let wanted = mind.plan.wanted(view, mind.tally, offered);
    mind.tally.forget();
    let Some(gained) = wanted.and_then(|pile| view.top_of(pile)) else { return 0 };
    let better = mind.value(gained) - mind.value(kind);
    if better <= 0 || buys_less_without(mind, kind, gained) {
        0
    } else if mind.is_early() {
        1000 - mind.value(kind)
    } else {
        10 * mind.value(gained) - mind.value(kind)
    }
}

/// Returns whether losing a card in hand changes this turn's buy, and the gained card is not as good as the one that
/// would have been bought.
fn buys_less_without(mind: &mut Mind<'_, '_>, kind: Kind, gained: Kind) -> bool {
    let Some(bought) = mind.bought_this_turn() else { return false };
    if mind.value(gained) >= mind.value(bought) {
        return false;
    }
    let (view, coins) = (mind.view, mind.coins());
    let lost = mind.look_up(kind, |traits| traits.treasure_coins);
    mind.tally.remove(view, kind);
    let bought_then = mind.plan.bought_with(view, mind.tally, coins.saturating_sub(lost));
    mind.tally.forget();
    bought_then != Some(bought)
}

fn remodel_pays<const MORE: u8>(mind: &mut Mind<'_, '_>, this: Kind) -> bool {
    let view = mind.view;
    let mut this_is_left = true;
    let mut seen: SmallVec<[Kind; 8]> = SmallVec::new();
    view.hand().any(|kind| {
        if kind == this && std::mem::take(&mut this_is_left) || seen.contains(&kind) {
            return false;
        }
        seen.push(kind);
        remodel_score::<MORE>(mind, kind) > 0
    })
}

fn remodel<const MORE: u8>(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Trash {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(|mind, kind| match remodel_score::<MORE>(mind, kind) {
        0 => -mind.value(kind),
        score => score,
    });
    mind.pick(1, reply);
}

/// Leaves bad cards on the decks of others and takes good ones away; on the player's own deck it does the opposite.
fn spy(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let is_own = view.looked_at(view.seat()).next().is_some();
    let copper_is_bad = mind.copper_is_slow();
    mind.rank_kinds(|mind, kind| {
        let bad = mind.is_dead(kind) || mind.is_copper(kind) && copper_is_bad;
        i32::from(bad == is_own)
    });
    let many = mind.above(0);
    mind.pick(many, reply);
}

/// Trashes another player's best Treasure, and gains those better than a Copper.
fn thief(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| mind.value(kind));
    let good = mind.above(0).min(1);
    mind.pick(good, reply);
}
