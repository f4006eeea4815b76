//! Checks that every implemented card agrees with the facts of the catalogue.

use fief_cards::{LIBRARY, catalogue};
use fief_engine::types::Type;

#[test]
fn name_set_kind_cost_and_types_are_those_of_the_catalogue() {
    for set in LIBRARY.sets {
        for card in set.cards {
            let name = card.name;
            let entry = catalogue::find(name).unwrap_or_else(|unknown| panic!("{unknown}"));
            assert_eq!(name, entry.name, "the name is spelled as in the catalogue");
            assert_eq!(set.name, entry.set, "{name}: its set");
            assert_eq!(card.object.name(), entry.kind, "{name}: its kind");
            let cost = card.has_cost().then(|| card.cost_code());
            assert_eq!(cost.as_deref(), entry.plain_cost(), "{name}: its cost");
            let mut types: Vec<&str> = card.types.iter().map(Type::name).collect();
            let mut expected = entry.types_of(card.version).to_vec();
            types.sort_unstable();
            expected.sort_unstable();
            assert_eq!(types, expected, "{name} ({}): its types", card.version);
        }
    }
}

#[test]
fn every_version_is_there_the_newest_last() {
    for card in LIBRARY.cards() {
        let entry = catalogue::find(card.name).expect("the test above says more");
        let versions: Vec<&str> =
            LIBRARY.versions(card.name).iter().map(|card| card.version).collect();
        assert_eq!(versions, entry.versions, "{}: its versions", card.name);
    }
}

#[test]
fn every_card_has_a_text() {
    for card in LIBRARY.cards() {
        assert!(!card.text.trim().is_empty(), "{} ({}) has no text yet", card.name, card.version);
    }
}

#[test]
fn the_base_set_is_whole() {
    let base = catalogue::all().iter().filter(|entry| entry.set == "Base");
    let missing: Vec<&str> =
        base.map(|entry| entry.name).filter(|name| LIBRARY.versions(name).is_empty()).collect();
    assert!(missing.is_empty(), "not implemented: {missing:?}");
}

#[test]
fn every_mat_has_a_place_and_a_name_of_its_own() {
    let mats: Vec<_> = LIBRARY.mats().collect();
    for (i, &(mat, name)) in mats.iter().enumerate() {
        assert!(mats[..i].iter().all(|&(other, _)| other != mat), "{name} lies on another mat");
        assert!(mats[..i].iter().all(|&(_, other)| other != name), "two mats are named {name}");
    }
}
