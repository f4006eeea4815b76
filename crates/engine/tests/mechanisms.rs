//! The mechanisms that Base cards do not use, shown with cards invented for it.

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::position::Position;
use fief_engine::prelude::*;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::{Library, Set, Setup, SetupError, Start};
use fief_engine::state::Phase;
use fief_engine::view::View;

static LIBRARY: Library = Library { sets: &[Set { name: "Test", cards: CARDS }] };

static CARDS: &[&Card] = &[
    &COPPER, &ESTATE, &PROVINCE, &CAMEL, &ENCORE, &SALE, &SIGN, &DECREE, &ENCHANTER, &HASTE, &OWL,
    &PHIAL, &BRASS, &LOAN, &MAGNET, &TITHE, &MILL, &ARCH, &DETOUR, &RETREAT, &BELL,
];

static COPPER: Card = card("Copper", 0, [Treasure]).base(PileSize::Fixed(60)).coins(1);
static ESTATE: Card = card("Estate", 2, [Victory]).base(PileSize::Fixed(20)).worth(1);
static PROVINCE: Card = card("Province", 8, [Victory]).base(PileSize::Usual).ends_game().worth(6);

static CAMEL: Card = card("Camel", 4, [Action, Duration])
    .text("+1 Action. At the start of your next turn, +$2.")
    .actions(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &CAMEL_NEXT);
        Ok(())
    });

static CAMEL_NEXT: Ability =
    Ability::when(Trigger::TurnStart, "+$2", |_, _| true, |g, t| g.coins(t.you, 2));

static ENCORE: Card =
    card("Encore", 4, [Action]).text("Play an Action from hand twice.").play(|g, you| {
        let Some(card) = g.choose_to_play(you, Action, exactly(1))? else { return Ok(()) };
        let first = g.play_card(you, card)?;
        g.play_again(you, first).map(|_| ())
    });

static SALE: Card = card("Sale", 4, [Action])
    .text("+1 Action. Cards cost $1 less this turn.")
    .actions(1)
    .play(|g, you| {
        g.this_turn(you, &CHEAPER);
        Ok(())
    });

static CHEAPER: Ongoing = Ongoing::cost("cards cost $1 less", |_, _, _| -1);

static SIGN: Card = card("Sign", 4, [Action])
    .text("+1 Action. While this is in play, Estates cost $2 less.")
    .actions(1)
    .while_in_play(Ongoing::cost("Estates cost $2 less", |s, _, kind| {
        if s.is_copy_of(kind, &ESTATE) { -2 } else { 0 }
    }));

static DECREE: Card =
    card("Decree", 4, [Action]).text("This turn, Estates are Treasures too.").play(|g, you| {
        g.this_turn(you, &ESTATES_ARE_TREASURES);
        Ok(())
    });

static ESTATES_ARE_TREASURES: Ongoing = Ongoing::types("Estates are Treasures", |s, _, kind| {
    if s.is_copy_of(kind, &ESTATE) { Types::of(&[Treasure]) } else { Types::NONE }
});

static ENCHANTER: Card = card("Enchanter", 3, [Action, Attack, Duration])
    .text("The next Action that each other player plays only gives +1 Buy.")
    .play(|g, you| {
        g.attack(you, |g, victim| {
            g.next_time(victim, &ENCHANTED);
            Ok(())
        })
    });

static ENCHANTED: Ability = Ability::when(
    Trigger::WouldResolve,
    "only +1 Buy",
    |_, t| t.event.player == t.you,
    |g, t| g.buys(t.you, 1),
)
.about([Action]);

static HASTE: Card =
    card("Haste", 4, [Action]).text("Take another turn after this one.").play(|g, you| {
        g.extra_turn(you);
        Ok(())
    });

static OWL: Card =
    card("Owl", 2, [Night]).text("Gain an Estate.").play(|g, you| g.gain(you, &ESTATE).map(|_| ()));

static PHIAL: Card = card("Phial", 2, [Action]).potion();
static BRASS: Card = card("Brass", 1, [Action]).debt(3);
static LOAN: Card = card("Loan", 0, [Treasure]).text("$8").coins(8);

static MAGNET: Card = card("Magnet", 4, [Action])
    .text("+1 Action. While this is in play, you gain a Copper instead of an Estate.")
    .actions(1)
    .ability(
        Ability::when(
            Trigger::WouldGain,
            "a Copper instead",
            |s, t| t.event.player == t.you && s.is_copy_of(t.event.subject().kind, &ESTATE),
            |g, t| g.gain(t.you, &COPPER).map(|_| ()),
        )
        .in_play(),
    );

static TITHE: Card =
    event("Tithe", 2).text("Gain an Estate.").play(|g, you| g.gain(you, &ESTATE).map(|_| ()));

static MILL: Card = project("Mill", 3).text("At the start of your turn, +1 Buy.").ability(
    Ability::when(
        Trigger::TurnStart,
        "+1 Buy",
        |_, t| t.event.player == t.you,
        |g, t| g.buys(t.you, 1),
    )
    .of_landscape(),
);

static ARCH: Card = landmark("Arch").text("When you gain a Victory card, take 2 VP.").ability(
    Ability::when(
        Trigger::Gain,
        "take 2 VP",
        |_, t| t.event.player == t.you,
        |g, t| g.points(t.you, 2),
    )
    .about([Victory])
    .of_landscape(),
);

static DETOUR: Card = way("Detour").text("+$1").ability(
    Ability::when(
        Trigger::WouldResolve,
        "+$1 instead",
        |_, t| t.event.player == t.you,
        |g, t| g.coins(t.you, 1),
    )
    .about([Action])
    .optional()
    .of_landscape(),
);

static RETREAT: Card = event("Retreat", 0).text("Return to your Action phase.").play(|g, you| {
    g.return_to_action_phase(you)?;
    Ok(())
});

static BELL: Card = landmark("Bell").text("At the end of your Buy phase, take 1 VP.").ability(
    Ability::when(
        Trigger::BuyPhaseEnd,
        "take 1 VP",
        |_, t| t.event.player == t.you,
        |g, t| g.points(t.you, 1),
    )
    .of_landscape(),
);

const ALICE: Player = Player(0);
const BOB: Player = Player(1);

/// Answers every question by a line: "Alice: Camel", "Alice: -" for nothing.
struct Script<'a>(std::slice::Iter<'a, &'a str>);

impl Decider for Script<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let labels: Vec<String> =
            (0..question.options.len()).map(|index| view.label(question, index)).collect();
        let line = self.0.next().ok_or(Stop::NeedsAnswer)?;
        let (who, what) = line.split_once(": ").expect("who: what");
        assert_eq!(view.rules().player_name(question.player), who, "{line}: {labels:?}");
        if what != "-" {
            let index = labels.iter().position(|label| label == what);
            reply.pick(index.unwrap_or_else(|| panic!("{line}: only {labels:?}")));
        }
        Ok(())
    }
}

fn start(landscapes: &[&str]) -> Result<Start, fief_engine::setup::SetupErrors> {
    let kingdom: Vec<&str> =
        CARDS[3..].iter().filter(|c| !c.object.is_landscape()).map(|c| c.name).collect();
    let mut setup = Setup::new(&["Alice", "Bob"], &kingdom);
    setup.landscapes =
        landscapes.iter().map(|name| fief_engine::setup::CardName::parse(name)).collect();
    Start::new(setup, &LIBRARY)
}

/// Plays by a script from a hand of Alice, and one of Bob.
fn play(landscapes: &[&str], hands: [&str; 2], lines: &[&str]) -> State {
    let mut position = Position::new(&start(landscapes).expect("a legal game"));
    for (player, hand) in [ALICE, BOB].into_iter().zip(hands) {
        for name in hand.split(", ").filter(|name| !name.is_empty()) {
            let kind = position.state().rules().kind_named(name).expect("a card of these tests");
            position.put(kind, Zone::Hand(player));
        }
    }
    // A second Buy, so that the turn does not end with the first.
    position.pools_mut(ALICE).buys = 2;
    let mut script = Script(lines.iter());
    let mut game = Game::new(position.finish(), &mut script);
    assert_eq!(game.run(), Err(Stop::NeedsAnswer));
    let (state, ..) = game.into_parts();
    assert_eq!(script.0.len(), 0, "a line for which there was no question");
    state
}

fn names(state: &State, zone: Zone) -> Vec<&str> {
    let mut names: Vec<&str> =
        state.cards().in_zone(zone).map(|card| state.card(card).name).collect();
    names.sort_unstable();
    names
}

#[test]
fn a_duration_stays_until_its_work_is_done() {
    let state = play(&[], ["Camel, Copper", ""], &["Alice: Camel", "Alice: -"]);
    assert_eq!(state.turn().player, BOB);
    assert_eq!(names(&state, Zone::InPlay(ALICE)), ["Camel"]);
    let state = play(&[], ["Camel, Copper", ""], &["Alice: Camel", "Alice: -", "Bob: -"]);
    assert_eq!((state.turn().player, state.pools(ALICE).coins), (ALICE, 2));
    let lines = ["Alice: Camel", "Alice: -", "Bob: -", "Alice: -"];
    let state = play(&[], ["Camel, Copper", ""], &lines);
    // Alice discarded it and drew it again.
    assert!(names(&state, Zone::InPlay(ALICE)).is_empty());
}

#[test]
fn what_played_a_duration_twice_stays_with_it() {
    let state = play(&[], ["Encore, Camel", ""], &["Alice: Encore", "Alice: -"]);
    assert_eq!(names(&state, Zone::InPlay(ALICE)), ["Camel", "Encore"]);
    let state = play(&[], ["Encore, Camel", ""], &["Alice: Encore", "Alice: -", "Bob: -"]);
    assert_eq!(state.pools(ALICE).coins, 4, "set up twice");
    // Only the one that played the Duration itself stays.
    let lines = ["Alice: Encore", "Alice: Encore", "Alice: Camel", "Alice: -"];
    let state = play(&[], ["Encore, Encore, Camel, Sale", ""], &lines);
    assert_eq!(names(&state, Zone::InPlay(ALICE)), ["Camel", "Encore"]);
}

#[test]
fn costs_go_down_together_and_never_below_nothing() {
    let lines = ["Alice: Sale", "Alice: Sale", "Alice: Sale"];
    let state = play(&[], ["Sale, Sale, Sale", ""], &lines);
    let cost = |name: &str| state.cost(state.rules().kind_named(name).unwrap());
    assert_eq!(cost("Estate"), Cost::coins(0));
    assert_eq!(cost("Province"), Cost::coins(5));
    assert_eq!(cost("Brass"), Cost { coins: 0, potions: 0, debt: 3 });
    let state = play(&[], ["Sale", "Copper"], &["Alice: Sale", "Alice: -"]);
    assert_eq!(state.cost(state.rules().kind_named("Estate").unwrap()), Cost::coins(2));
}

#[test]
fn a_cost_changed_while_a_card_is_in_play_decides_what_can_be_bought() {
    let state = play(&[], ["Sign, Copper", ""], &["Alice: Sign", "Alice: Estate"]);
    assert_eq!(names(&state, Zone::Discard(ALICE)), ["Estate"]);
    let state = play(&[], ["Sign, Copper", "Copper"], &["Alice: Sign", "Alice: -"]);
    assert_eq!(state.cost(state.rules().kind_named("Estate").unwrap()), Cost::coins(2));
}

#[test]
fn types_can_change_for_a_turn() {
    let state = play(&[], ["Decree, Estate", ""], &["Alice: Decree", "Alice: Estate"]);
    assert_eq!(names(&state, Zone::InPlay(ALICE)), ["Decree", "Estate"]);
}

#[test]
fn an_action_can_be_resolved_otherwise() {
    let lines = ["Alice: Enchanter", "Alice: -", "Bob: Camel"];
    let state = play(&[], ["Enchanter", "Camel, Camel"], &lines);
    // The Camel gave no Action and sets nothing up, so that it will not stay.
    assert_eq!((state.pools(BOB).buys, state.pools(BOB).actions), (2, 0));
    assert_eq!(names(&state, Zone::InPlay(BOB)), ["Camel"]);
}

#[test]
fn an_extra_turn_comes_next_and_does_not_count() {
    let state = play(&[], ["Haste, Copper", ""], &["Alice: Haste", "Alice: -"]);
    assert_eq!((state.turn().player, state.turn().extra), (ALICE, true));
    assert_eq!(state.pools(ALICE).turns, 1);
    let lines = ["Alice: Haste", "Alice: -", "Alice: -", "Alice: -"];
    let state = play(&[], ["Haste, Copper", ""], &lines);
    assert_eq!(state.turn().player, BOB);
}

#[test]
fn night_comes_after_the_buy_phase() {
    let state = play(&[], ["Owl, Copper", ""], &["Alice: -"]);
    assert_eq!(state.turn().phase, Phase::Night);
    let state = play(&[], ["Owl, Copper", ""], &["Alice: -", "Alice: Owl"]);
    assert_eq!(state.turn().player, BOB);
}

#[test]
fn a_gain_can_be_replaced() {
    let lines = ["Alice: Magnet", "Alice: Loan", "Alice: Estate"];
    let state = play(&[], ["Magnet, Loan", ""], &lines);
    assert_eq!(names(&state, Zone::Discard(ALICE)), ["Copper"]);
    assert_eq!(state.pools(ALICE).coins, 6, "it was bought all the same");
}

#[test]
fn potions_are_needed_and_debt_is_taken() {
    let lines = ["Alice: Loan", "Alice: Brass"];
    let state = play(&[], ["Loan", ""], &lines);
    assert_eq!((state.pools(ALICE).coins, state.pools(ALICE).debt), (7, 3));
    // With Debt nothing can be bought until it is paid off, which needs no Buy.
    let lines = ["Alice: Loan", "Alice: Brass", "Alice: pay off Debt", "Alice: 2"];
    let state = play(&[], ["Loan", ""], &lines);
    assert_eq!((state.pools(ALICE).coins, state.pools(ALICE).debt), (5, 1));
    let lines = [&lines[..3], &["Alice: 3", "Alice: Estate"]].concat();
    let state = play(&[], ["Loan", "Copper"], &lines);
    assert_eq!(state.turn().player, BOB);
    let offered = std::panic::catch_unwind(|| {
        play(&[], ["Loan", ""], &["Alice: Loan", "Alice: Phial"]);
    });
    assert!(offered.is_err(), "a Potion cannot be paid with coins");
}

#[test]
fn an_event_resolves_when_bought_and_a_project_works_from_then_on() {
    let lines = ["Alice: Loan", "Alice: Tithe"];
    let state = play(&["Tithe", "Mill"], ["Loan", ""], &lines);
    assert_eq!(names(&state, Zone::Discard(ALICE)), ["Estate"]);
    assert_eq!(state.pools(ALICE).coins, 6);
    let lines = ["Alice: Loan", "Alice: Mill", "Alice: -", "Bob: -"];
    let state = play(&["Tithe", "Mill"], ["Loan", ""], &lines);
    assert_eq!((state.turn().player, state.pools(ALICE).buys), (ALICE, 2));
    assert_eq!(state.pools(BOB).buys, 0);
    // Never twice.
    let again = ["Alice: Loan", "Alice: Mill", "Alice: Mill"];
    let offered = std::panic::catch_unwind(|| play(&["Mill"], ["Loan", ""], &again));
    assert!(offered.is_err(), "a Project is bought once");
}

#[test]
fn a_landmark_works_for_everybody() {
    let state = play(&["Arch"], ["Loan", ""], &["Alice: Loan", "Alice: Estate"]);
    assert_eq!(state.score(ALICE), 3);
    assert_eq!(state.score(BOB), 0);
}

#[test]
fn a_way_may_be_taken_instead_of_an_action() {
    let state = play(&["Detour"], ["Camel, Camel", ""], &["Alice: Camel", "Alice: Detour"]);
    assert_eq!((state.pools(ALICE).coins, state.pools(ALICE).actions), (1, 0));
    let state = play(&["Detour"], ["Camel, Camel", ""], &["Alice: Camel", "Alice: -"]);
    assert_eq!((state.pools(ALICE).coins, state.pools(ALICE).actions), (0, 1));
}

#[test]
fn a_buy_phase_ends_when_the_action_phase_comes_again() {
    let lines = ["Alice: -", "Alice: Retreat"];
    let state = play(&["Retreat", "Bell"], ["Camel", ""], &lines);
    assert_eq!((state.turn().phase, state.pools(ALICE).points), (Phase::Action, 1));
    let lines = [&lines[..], &["Alice: Camel", "Alice: -"]].concat();
    let state = play(&["Retreat", "Bell"], ["Camel", ""], &lines);
    assert_eq!((state.turn().player, state.pools(ALICE).points), (BOB, 2));
}

#[test]
fn landscapes_and_kingdom_cards_are_told_apart() {
    let wrong = start(&["Camel", "Tithes"]).map(|_| ()).unwrap_err();
    assert_eq!(
        wrong.0,
        [
            SetupError::NotLandscape { name: "Camel" },
            SetupError::UnknownCard { name: "Tithes".to_owned(), nearest: Some("Tithe") },
        ]
    );
}
