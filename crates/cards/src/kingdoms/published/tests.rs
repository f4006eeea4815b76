use std::collections::BTreeSet;

use fief_catalogue as catalogue;
use fief_engine::setup::{Setup, Start};
use fief_engine::types::Type;

use super::*;
use crate::LIBRARY;
use crate::kingdoms::everything;

#[test]
fn every_rulebook_has_all_its_sets() {
    let count = |source: &str| published().iter().filter(|set| set.source == source).count();
    assert_eq!(FILES.map(|(source, _)| count(source)), [38, 33, 16, 18, 99]);
}

#[test]
fn every_set_starts_a_game_for_two_and_for_four() {
    for set in published() {
        for players in [&["Alice", "Bob"][..], &["Alice", "Bob", "Carol", "Dave"]] {
            let mut kingdom = set.kingdom(&LIBRARY, 1).unwrap_or_else(|e| panic!("{e}"));
            kingdom.complete(&everything(), 1).unwrap_or_else(|e| panic!("{}: {e}", set.name));
            let Kingdom { cards, landscapes } = kingdom;
            let setup = Setup { kingdom: cards, landscapes, ..Setup::new(players, &[]) };
            let start =
                Start::full(setup, &LIBRARY).unwrap_or_else(|e| panic!("{}: {e}", set.name));
            assert_eq!(start.deal(1).players().count(), players.len());
            for name in set.landscapes.iter().chain(&set.cards) {
                let card = LIBRARY.find(name).expect("a card");
                let mut its_kinds = std::iter::once(card).chain(card.members.iter().copied());
                let is_there = its_kinds.any(|card| start.rules().kind_named(card.name).is_some());
                assert!(is_there, "{} is played without {name}", set.name);
            }
        }
    }
}

fn own() -> impl Iterator<Item = &'static Published> {
    published().iter().filter(|set| set.source == OWN)
}

/// The sets that the cards of a kingdom are from.
fn sets_of(kingdom: &Published) -> BTreeSet<&'static str> {
    kingdom.cards.iter().map(|name| catalogue::find(name).expect("a card").set).collect()
}

#[test]
fn our_own_kingdoms_say_what_they_are_about_and_have_names_of_their_own() {
    for kingdom in own() {
        let about = kingdom.about.unwrap_or_default();
        assert!(about.ends_with('.') && about.len() > 40, "{}", kingdom.name);
        let same = published().iter().filter(|other| other.name == kingdom.name);
        assert_eq!(same.count(), 1, "{}", kingdom.name);
    }
}

#[test]
fn every_set_has_two_kingdoms_of_our_own_and_goes_with_others() {
    for set in LIBRARY.sets {
        let with_it = || own().map(sets_of).filter(|sets| sets.contains(set.name));
        // There are only ten promotional cards, so one kingdom has all of them.
        let alone = if set.name == "Promo" { 1 } else { 2 };
        assert!(with_it().filter(|sets| sets.len() == 1).count() >= alone, "{}", set.name);
        assert!(with_it().filter(|sets| sets.len() == 2).count() >= 3, "{}", set.name);
    }
    assert!(own().map(sets_of).all(|sets| sets.len() <= 2));
}

#[test]
fn a_kingdom_of_our_own_has_an_ally_if_it_has_a_liaison_and_one_way_at_most() {
    for kingdom in own() {
        let definition = |name: &&str| LIBRARY.find(name).expect("a card");
        let is_liaison = |name: &&str| {
            let card = definition(name);
            card.types.has(Type::Liaison)
                || card.members.iter().any(|member| member.types.has(Type::Liaison))
        };
        let count = |object: Object| {
            kingdom.landscapes.iter().filter(|name| definition(name).object == object).count()
        };
        let liaisons = kingdom.cards.iter().any(is_liaison);
        assert_eq!(count(Object::Ally), usize::from(liaisons), "{}", kingdom.name);
        assert!(count(Object::Way) <= 1, "{}", kingdom.name);
        assert_eq!(count(Object::Trait), usize::from(kingdom.on.is_some()), "{}", kingdom.name);
        assert!(kingdom.on.is_none_or(|on| kingdom.cards.contains(&on)), "{}", kingdom.name);
    }
}

#[test]
fn every_set_is_ten_different_piles_spelled_as_in_the_catalogue() {
    for set in published() {
        assert_eq!(set.cards.len(), 10, "{}", set.name);
        for name in &set.cards {
            let entry = catalogue::find(name).unwrap_or_else(|e| panic!("{}: {e}", set.name));
            assert_eq!(entry.name, *name, "{}", set.name);
            assert!(entry.randomizer, "{}: {name} is no pile of a kingdom", set.name);
        }
        let mut all: Vec<&str> = set.needs().collect();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count, "{}: something is there twice", set.name);
    }
}

#[test]
fn what_a_set_has_beside_its_cards_is_of_the_right_kind() {
    for set in published() {
        let kinds = |names: &[&str]| -> Vec<&str> {
            let entries = names.iter().map(|name| catalogue::find(name));
            entries.map(|entry| entry.unwrap_or_else(|e| panic!("{e}")).kind).collect()
        };
        let mut landscapes = kinds(&set.landscapes);
        landscapes.retain(|&kind| kind != "ally");
        assert!(landscapes.len() <= 2, "{}", set.name);
        for kind in landscapes {
            let known = ["event", "project", "landmark", "way", "trait"];
            assert!(known.contains(&kind), "{}", set.name);
        }
        assert!(kinds(&set.boons).iter().all(|&kind| kind == "boon"), "{}", set.name);
        assert_eq!(set.bane.is_some(), set.cards.contains(&"Young Witch"), "{}", set.name);
        if let Some(bane) = set.bane {
            let cost = catalogue::find(bane).expect("a card").cost;
            assert!(["2", "3"].map(Some).contains(&cost), "a bane costs 2 or 3: {}", set.name);
        }
        assert_eq!(set.boons.len(), if set.cards.contains(&"Druid") { 3 } else { 0 });
        let extras = [kinds(&set.extras), kinds(&set.perhaps)].concat();
        assert!(extras.iter().all(|&kind| kind == "base" || kind == "shelter"), "{}", set.name);
    }
}

#[test]
fn every_set_says_whether_colonies_and_shelters_are_used() {
    for set in published() {
        for (expansion, extras) in [
            ("Prosperity", &["Platinum", "Colony"][..]),
            ("Dark Ages", &["Hovel", "Necropolis", "Overgrown Estate"]),
        ] {
            let of_it = |name: &&&str| catalogue::find(name).expect("a card").set == expansion;
            let share = set.cards.iter().filter(of_it).count();
            let has = |list: &[&str]| extras.iter().all(|extra| list.contains(extra));
            let says = (has(&set.extras), has(&set.perhaps));
            match share {
                0 => assert_eq!(says, (false, false), "{}: {expansion}", set.name),
                10 => assert_eq!(says, (true, false), "{}: {expansion}", set.name),
                _ => assert!(says.0 != says.1, "{}: {expansion}", set.name),
            }
        }
    }
}

/// A recommended set of existing cards, written as in a file.
const INVENTED: &str = "Invented
cards: Goons, Watchtower, Bishop, Quarry, King's Court, Fortress, Rats, Knights, Urchin, Druid
boons: The Sea's Gift, The Sky's Gift, The Sun's Gift
perhaps: Platinum, Colony, Hovel, Necropolis, Overgrown Estate";

#[test]
fn a_set_names_its_boons() {
    let set = &parse("a test", INVENTED)[0];
    let Kingdom { cards, .. } = set.kingdom(&LIBRARY, 0).unwrap();
    let druid = cards.iter().find(|card| card.name == "Druid").unwrap();
    assert_eq!(druid.to_string(), "Druid with The Sea's Gift + The Sky's Gift + The Sun's Gift");
    let setup = Setup { kingdom: cards, ..Setup::new(&["Alice", "Bob"], &[]) };
    Start::full(setup, &LIBRARY).expect("a legal game");
}

#[test]
fn colonies_and_shelters_are_used_by_their_share() {
    let set = &parse("a test", INVENTED)[0];
    let (mut colonies, mut shelters, mut both) = (0, 0, 0);
    for seed in 0..1000 {
        let used = set.by_chance(&LIBRARY, seed);
        assert_eq!(used, set.by_chance(&LIBRARY, seed), "the same seed, the same kingdom");
        assert_eq!(used.contains(&"Colony"), used.contains(&"Platinum"));
        colonies += i32::from(used.contains(&"Colony"));
        shelters += i32::from(used.contains(&"Hovel"));
        both += i32::from(used.len() == 5);
    }
    assert!((450..550).contains(&colonies), "half of the ten are of Prosperity: {colonies}");
    assert!((350..450).contains(&shelters), "four of the ten are of Dark Ages: {shelters}");
    assert!(both > 0, "one says nothing about the other");
}

#[test]
fn a_set_knows_what_we_do_not_have() {
    let ready = find("size distortion").unwrap();
    assert!(ready.missing(&LIBRARY).is_empty());
    let Kingdom { cards, landscapes } = ready.kingdom(&LIBRARY, 0).unwrap();
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["Alice", "Bob"], &[]) };
    Start::full(setup, &LIBRARY).expect("a legal game");
    let only_base = Library { sets: &LIBRARY.sets[..1] };
    let missing = find("The Jester's Workshop").unwrap().missing(&only_base);
    assert!(missing.contains(&"Jester") && !missing.contains(&"Merchant"), "{missing:?}");
    let missing = find("Think Big").unwrap().missing(&only_base);
    assert!(missing.contains(&"Peddler") && missing.contains(&"Colony"), "{missing:?}");
    let refused = find("Level Up").unwrap().kingdom(&only_base, 0).unwrap_err();
    assert!(refused.to_string().starts_with("Level Up needs what is not implemented yet: "));
}

#[test]
fn the_rulebook_tells_sets_of_the_same_name_apart() {
    assert_eq!(find("Level Up").unwrap().source, "Base, 2nd edition");
    assert!(find("Level Up (Adventures)").unwrap().cards.contains(&"Spy"));
    assert_eq!(
        find("Level Up (Intrigue)").unwrap_err().to_string(),
        "no recommended set named 'Level Up' in a rulebook 'Intrigue'; it is in: Base, 2nd edition; Adventures"
    );
    assert_eq!(
        find("Frist Game").unwrap_err().to_string(),
        "no recommended set named 'Frist Game'; did you mean First Game?"
    );
}
