use fief_engine::setup::{Setup, Start};
use fief_engine::types::Type;

use super::*;

fn names(kingdom: &Kingdom) -> Vec<String> {
    kingdom.names().map(|name| CardName { with: Vec::new(), ..name.clone() }.to_string()).collect()
}

/// A request for cards of the Base game.
fn base(seed: u64) -> Request {
    Request { sets: vec!["Base".to_owned()], ..Request::new(seed) }
}

fn edition(edition: u8) -> Vec<EditionOf> {
    vec![EditionOf { set: None, edition }]
}

fn errors(request: &Request) -> String {
    random(request).expect_err("a request with mistakes").to_string()
}

#[test]
fn a_seed_gives_one_kingdom_and_another_seed_another() {
    let kingdom = random(&Request::new(1)).unwrap();
    assert_eq!(kingdom, random(&Request::new(1)).unwrap());
    assert_ne!(kingdom, random(&Request::new(2)).unwrap());
}

#[test]
fn every_kingdom_is_legal() {
    for seed in 0..200 {
        let mut request = Request::new(seed);
        request.editions = match seed % 3 {
            0 => Vec::new(),
            n => edition(n as u8),
        };
        let Kingdom { cards, landscapes } = random(&request).unwrap();
        let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["Alice", "Bob"], &[]) };
        Start::full(setup, &LIBRARY).unwrap();
    }
}

#[test]
fn every_kingdom_card_can_be_drawn() {
    let mut drawn: Vec<String> =
        (0..200).flat_map(|seed| names(&random(&base(seed)).unwrap())).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, kingdom_names());
}

#[test]
fn landscapes_turn_up_two_at_most_and_one_way() {
    let mut seen = Vec::new();
    for seed in 0..300 {
        let kingdom = random(&Request::new(seed)).unwrap();
        let object = |name: &CardName| LIBRARY.find(&name.name).unwrap().object;
        let objects: Vec<Object> = kingdom.landscapes.iter().map(object).collect();
        let count = |wanted: fn(Object) -> bool| objects.iter().filter(|&&o| wanted(o)).count();
        assert!(count(|object| object != Object::Ally) <= 2, "{kingdom:?}");
        assert!(count(|object| object == Object::Way) <= 1, "{kingdom:?}");
        seen.extend(objects);
    }
    for object in [Object::Event, Object::Project, Object::Trait] {
        assert!(seen.contains(&object), "no {object:?} in any kingdom");
    }
}

fn sets(sets: &[&str], seed: u64) -> Request {
    Request { sets: sets.iter().map(|&set| set.to_owned()).collect(), ..Request::new(seed) }
}

/// Counts the Kingdom cards of a kingdom that are from a set.
fn cards_from(kingdom: &Kingdom, set: &str) -> usize {
    let cards = kingdom.cards.iter().map(|name| LIBRARY.find(&name.name).unwrap());
    cards.filter(|card| card.is_kingdom() && LIBRARY.set_of(card) == set).count()
}

#[test]
fn a_set_with_a_number_gives_as_many_cards() {
    for seed in 0..25 {
        let kingdom = random(&sets(&["Plunder:2", "base"], seed)).unwrap();
        assert_eq!((cards_from(&kingdom, "Plunder"), cards_from(&kingdom, "Base")), (2, 8));
        let kingdom = random(&sets(&["Base:7", "Alchemy : 3"], seed)).unwrap();
        assert_eq!((cards_from(&kingdom, "Base"), cards_from(&kingdom, "Alchemy")), (7, 3));
        let kingdom = random(&sets(&["Seaside", "Base:0"], seed)).unwrap();
        assert_eq!(cards_from(&kingdom, "Seaside"), 10);
    }
}

#[test]
fn the_rest_is_of_any_set_if_all_have_a_number() {
    let mut rest = Vec::new();
    for seed in 0..60 {
        let kingdom = random(&sets(&["Plunder:2"], seed)).unwrap();
        assert_eq!(cards_from(&kingdom, "Plunder"), 2, "{kingdom:?}");
        rest.extend(LIBRARY.sets.iter().filter(|set| cards_from(&kingdom, set.name) > 0));
    }
    for set in LIBRARY.sets {
        assert!(rest.iter().any(|other| other.name == set.name), "nothing of {}", set.name);
    }
}

#[test]
fn fixed_cards_count_for_the_number_of_their_set() {
    let fixed = ["Cage", "Rope"].map(CardName::parse).to_vec();
    let of_plunder = |number: &str, fixed: &[CardName]| {
        let set = format!("Plunder:{number}");
        random(&Request { fixed: fixed.to_vec(), ..sets(&[&set, "Base"], 4) })
    };
    assert_eq!(cards_from(&of_plunder("3", &fixed).unwrap(), "Plunder"), 3);
    assert_eq!(
        of_plunder("1", &fixed).unwrap_err().to_string(),
        "1 cards of Plunder are asked for, but 2 of them are fixed"
    );
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    for (asked, said) in [
        (
            &["Plunder:two"][..],
            "'Plunder:two' is not a set with a number of cards: write Plunder:2",
        ),
        (&["Plundre:2"], "no set named 'Plundre'; did you mean Plunder?"),
        (
            &["Alchemy:9", "Base:3"],
            "12 cards are fixed or asked for with their set, but a kingdom has 10",
        ),
        (
            &["Promo:11"],
            "11 cards of Promo are asked for, but only 10 are left; \
                         11 cards are fixed or asked for with their set, but a kingdom has 10",
        ),
    ] {
        assert_eq!(errors(&sets(asked, 1)), said);
    }
    let banned = ["Chapel", "Cellar"].map(str::to_owned).to_vec();
    let promo = Request { banned: vec!["Stash".to_owned()], ..sets(&["Base:0", "Promo"], 1) };
    assert_eq!(errors(&promo), "only 9 cards are left for a kingdom of 10");
    assert!(random(&Request { banned, ..sets(&["Base:4", "Promo"], 1) }).is_ok());
}

#[test]
fn as_many_landscapes_as_were_asked_for_and_one_way() {
    let object = |name: &CardName| LIBRARY.find(&name.name).unwrap().object;
    for seed in 0..20 {
        let by_chance = random(&sets(&["Menagerie", "Allies"], seed)).unwrap();
        for wanted in 0..=3 {
            let landscapes = Some(wanted);
            let request = Request { landscapes, ..sets(&["Menagerie", "Allies"], seed) };
            let kingdom = random(&request).unwrap();
            assert_eq!(random(&request).unwrap(), kingdom);
            let count = |of: fn(Object) -> bool| {
                kingdom.landscapes.iter().filter(|name| of(object(name))).count()
            };
            assert_eq!(count(|object| object != Object::Ally), wanted, "{kingdom:?}");
            assert!(count(|object| object == Object::Way) <= 1, "{kingdom:?}");
            assert_eq!(count(|object| object == Object::Ally) == 1, kingdom.has_liaison());
            let names = |kingdom: &Kingdom| -> Vec<String> {
                kingdom.cards.iter().map(|card| card.name.clone()).collect()
            };
            assert_eq!(names(&kingdom), names(&by_chance), "the ten do not depend on the number");
        }
    }
}

#[test]
fn fixed_landscapes_are_among_those_asked_for() {
    let fixed = ["Way of the Ox", "Ferry"].map(CardName::parse).to_vec();
    for seed in 0..20 {
        let request = Request { fixed: fixed.clone(), landscapes: Some(3), ..Request::new(seed) };
        let names = names(&random(&request).unwrap());
        assert!(names.contains(&"Way of the Ox".to_owned()) && names.contains(&"Ferry".to_owned()));
        assert_eq!(names.iter().filter(|name| name.starts_with("Way of")).count(), 1, "{names:?}");
    }
}

#[test]
fn landscapes_that_there_are_not_are_refused() {
    let of_base = Request { landscapes: Some(1), ..base(1) };
    assert_eq!(errors(&of_base), "1 landscapes are asked for, but there are only 0");
    let many = Request { landscapes: Some(4), ..Request::new(1) };
    assert_eq!(errors(&many), "4 landscapes are too many: at most 3");
}

#[test]
fn the_kingdoms_of_old_seeds_stay() {
    let drawn = |request: &Request| names(&random(request).unwrap()).join(", ");
    assert_eq!(
        drawn(&base(7)),
        "Chancellor, Harbinger, Woodcutter, Gardens, Remodel, Smithy, Thief, Throne Room, Council Room, Mine"
    );
    assert_eq!(
        drawn(&Request::new(7)),
        "Beggar, Candlestick Maker, Enchantress, Experiment, Woodcutter, Cemetery, Tide Pools, Ghost Ship, \
         Treasure Trove, Upgrade, Hovel, Necropolis, Overgrown Estate, Borrow, Museum"
    );
}

/// Counts the kingdoms with Shelters among those of `seeds` seeds; each has all three Shelters or none.
fn with_shelters(sets: &[&str], seeds: u64) -> usize {
    let sets: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
    let mut with = 0;
    for seed in 0..seeds {
        let kingdom = random(&Request { sets: sets.clone(), ..Request::new(seed) }).unwrap();
        let is_shelter = |name: &&CardName| {
            LIBRARY.find(&name.name).is_ok_and(|card| card.object == Object::Shelter)
        };
        let shelters = kingdom.cards.iter().filter(is_shelter).count();
        assert!(shelters == 0 || shelters == 3, "{kingdom:?}");
        with += shelters / 3;
    }
    with
}

#[test]
fn shelters_come_as_often_as_the_share_of_dark_ages_cards_says() {
    assert_eq!(with_shelters(&["Base"], 20), 0);
    assert_eq!(with_shelters(&["Dark Ages"], 20), 20);
    let mixed = with_shelters(&["Base", "Dark Ages"], 200);
    assert!((20..120).contains(&mixed), "{mixed} of 200");
}

#[test]
fn shelters_can_be_asked_for() {
    let fixed = vec![CardName::parse("Hovel")];
    let kingdom = random(&Request { fixed, ..base(1) }).unwrap();
    assert_eq!(kingdom.cards.len(), KINGDOM_PILES + 1);
    assert!(kingdom.cards.iter().any(|name| name.name == "Hovel"));
    let setup = Setup { kingdom: kingdom.cards, ..Setup::new(&["Alice", "Bob"], &[]) };
    let start = Start::full(setup, &LIBRARY).unwrap();
    let state = start.deal(1);
    let shelters =
        state.cards_of(state.turn().player).filter(|&card| state.is(card, Type::Shelter));
    assert_eq!(shelters.count(), 3);
}

#[test]
fn what_must_be_chosen_for_a_card_is_chosen_or_what_was_said() {
    let with = |fixed: &str| {
        let fixed = vec![CardName::parse("Smithy"), CardName::parse(fixed)];
        let kingdom = random(&Request { fixed, ..Request::new(3) }).unwrap();
        let cheap = kingdom.landscapes.iter().find(|name| name.name == "Cheap").unwrap();
        cheap.with.iter().map(|name| name.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(with("Cheap on Smithy"), ["Smithy"]);
    assert_eq!(with("Cheap").len(), 1);
}

#[test]
fn the_boons_of_druid_are_drawn_with_the_kingdom_or_what_was_said() {
    let druid = |fixed: &str, seed: u64| {
        let request = Request { fixed: vec![CardName::parse(fixed)], ..base(seed) };
        let kingdom = random(&request).unwrap();
        kingdom.cards.into_iter().find(|card| card.name == "Druid").unwrap()
    };
    let drawn: Vec<CardName> = (0..20).map(|seed| druid("Druid", seed)).collect();
    assert!(drawn.iter().all(|druid| druid.with.len() == 3), "{drawn:?}");
    assert_eq!(druid("Druid", 7), drawn[7]);
    assert!(drawn.iter().any(|druid| druid.with != drawn[0].with), "seeds differ");
    let said = "Druid with The Sea's Gift + The Sky's Gift + The Sun's Gift";
    assert_eq!(druid(said, 1).to_string(), said);
}

#[test]
fn boons_of_druid_that_do_not_fit_are_refused() {
    let said = |druid: &str| {
        let setup = Setup::new(&["Alice", "Bob"], &[druid]);
        Start::new(setup, &LIBRARY).map(|_| ()).map_err(|errors| errors.to_string())
    };
    assert_eq!(said("Druid"), Ok(()));
    let refused = said("Druid with The Sea's Gift + The Sky's Gift").unwrap_err();
    assert_eq!(refused, "Druid needs three Boons: write 'Druid with …'");
    let refused = said("Druid with The Sea's Gift + The Sky's Gift + Moat").unwrap_err();
    assert_eq!(refused, "Moat cannot go with Druid, which needs three Boons");
    let twice = said("Druid with The Sea's Gift + The Sky's Gift + The Sea's Gift").unwrap_err();
    assert!(twice.starts_with("The Sea's Gift cannot go with Druid"), "{twice}");
}

#[test]
fn an_edition_has_its_cards_in_its_versions() {
    let of_edition = |n: u8| -> Vec<String> {
        let one = |seed| names(&random(&Request { editions: edition(n), ..base(seed) }).unwrap());
        (0..100).flat_map(one).collect()
    };
    let has = |cards: &[String], name: &str| cards.iter().any(|card| card == name);
    let first = of_edition(1);
    assert!(has(&first, "Adventurer") && has(&first, "Throne Room (1st edition)"));
    assert!(!has(&first, "Artisan") && !has(&first, "Throne Room"));
    let second = of_edition(2);
    assert!(has(&second, "Artisan") && has(&second, "Throne Room"));
    assert!(!has(&second, "Adventurer") && !has(&second, "Throne Room (1st edition)"));
}

#[test]
fn the_edition_of_one_set_goes_before_that_of_all() {
    let editions = ["2", "base:1"].map(|text| text.parse().unwrap()).to_vec();
    let fixed = Request { editions, ..base(1) };
    let first = Request { editions: edition(1), ..base(1) };
    assert_eq!(random(&fixed), random(&first));
}

#[test]
fn fixed_cards_are_there_and_banned_ones_are_not() {
    let fixed = ["throne room (1st edition)", "Witch"].map(CardName::parse).to_vec();
    let banned = vec!["moat".to_owned(), "Militia".to_owned()];
    for seed in 0..100 {
        let request =
            Request { fixed: fixed.clone(), banned: banned.clone(), ..Request::new(seed) };
        let kingdom = names(&random(&request).unwrap());
        assert!(kingdom.contains(&"Throne Room (1st edition)".to_owned()), "{kingdom:?}");
        assert!(kingdom.contains(&"Witch".to_owned()), "{kingdom:?}");
        assert!(!kingdom.iter().any(|name| name == "Moat" || name == "Militia"), "{kingdom:?}");
    }
}

#[test]
fn a_fixed_card_is_in_the_version_of_the_edition_unless_it_says_otherwise() {
    let drawn = |card: &str| {
        let fixed = vec![CardName::parse(card)];
        names(&random(&Request { fixed, editions: edition(1), ..Request::new(1) }).unwrap())
    };
    assert!(drawn("Mine").contains(&"Mine (1st edition)".to_owned()));
    assert!(drawn("Mine (2nd edition)").contains(&"Mine".to_owned()));
    assert!(drawn("Artisan").contains(&"Artisan".to_owned()));
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let request = Request {
        sets: vec!["Bsae".to_owned(), "Seaside".to_owned()],
        fixed: ["Gold", "Witch", "Witch", "Mine (3rd edition)", "Moat"]
            .map(CardName::parse)
            .to_vec(),
        banned: vec!["Moat".to_owned(), "Militai".to_owned()],
        players: 7,
        ..Request::new(1)
    };
    assert_eq!(
        errors(&request),
        "no set named 'Bsae'; did you mean Base?; \
         no card named 'Militai'; did you mean Militia?; Gold is not a Kingdom card; \
         Witch is in the kingdom twice; \
         Mine has no version '3rd edition'; it has: 1st edition, 2nd edition; \
         Moat is both fixed and banned; a game has 2 to 6 players, not 7"
    );
}

#[test]
fn editions_that_do_not_exist_are_refused() {
    assert_eq!(
        errors(&Request { editions: edition(3), ..base(1) }),
        "Base has no edition 3, only: 1, 2"
    );
    let of_another = vec!["Seaside:1".parse().unwrap()];
    assert_eq!(
        errors(&Request { editions: of_another, ..base(1) }),
        "an edition of Seaside is asked for, but Seaside is not among the sets"
    );
    assert_eq!(
        "new".parse::<EditionOf>().unwrap_err().to_string(),
        "'new' is not an edition: write 1 for all sets, or Base:1 for one"
    );
}

#[test]
fn too_few_and_too_many_cards_are_refused() {
    let banned = kingdom_names().into_iter().skip(9).map(ToOwned::to_owned).collect();
    assert_eq!(errors(&Request { banned, ..base(1) }), "only 9 cards are left for a kingdom of 10");
    let fixed = kingdom_names().into_iter().take(11).map(CardName::parse).collect();
    assert_eq!(
        errors(&Request { fixed, ..Request::new(1) }),
        "11 cards are fixed, but a kingdom has 10"
    );
}

fn kingdom_names() -> Vec<&'static str> {
    let mut names: Vec<&str> = kingdom_cards("Base").map(|card| card.name).collect();
    names.sort_unstable();
    names.dedup();
    names
}
