use super::*;
use crate::LIBRARY;
use crate::kingdoms::{Request, RequestError, random};

fn offers(name: &str) -> Vec<Need> {
    let card = LIBRARY.find(name).unwrap();
    Need::ALL.into_iter().filter(|need| need.is_offered_by(card)).collect()
}

#[test]
fn what_cards_offer_is_seen_from_their_definitions() {
    let expected: [(&str, &[Need]); 22] = [
        ("Village", &[Need::Village]),
        ("Festival", &[Need::Village, Need::Buy]),
        ("Nobles", &[Need::Village, Need::Draw]),
        ("Acting Troupe", &[Need::Village]),
        ("Smithy", &[Need::Draw]),
        ("Watchtower", &[Need::Draw]),
        ("Moat", &[Need::Draw]),
        ("Chapel", &[Need::Trashing]),
        ("Moneylender", &[Need::Trashing]),
        ("Sentry", &[Need::Trashing]),
        ("Lookout", &[Need::Trashing]),
        ("Sentinel", &[Need::Trashing]),
        ("Steward", &[Need::Trashing, Need::Draw]),
        ("Forager", &[Need::Trashing, Need::Buy]),
        ("Merchant", &[]),
        ("Feast", &[]),
        ("Swindler", &[]),
        ("Bandit", &[]),
        ("Knights", &[Need::Village, Need::Trashing, Need::Buy, Need::Draw]),
        ("Feodum", &[]),
        ("Mining Village", &[Need::Village]),
        ("Market", &[Need::Buy]),
    ];
    for (name, needs) in expected {
        assert_eq!(offers(name), needs, "{name}");
    }
}

#[test]
fn a_kingdom_has_what_it_needs_whatever_the_seed() {
    for seed in 0..60 {
        let request = Request { needs: Need::ALL.to_vec(), ..Request::new(seed) };
        let kingdom = random(&request).unwrap();
        let cards: Vec<&'static Card> =
            kingdom.cards.iter().map(|card| LIBRARY.find(&card.name).unwrap()).collect();
        assert!(Need::missing(&Need::ALL, &cards).is_empty(), "{seed}: {kingdom:?}");
        assert!(!cards.iter().any(|card| attacks(card)), "{seed}: {kingdom:?}");
        assert_eq!(cards.iter().filter(|card| card.is_kingdom()).count(), 10);
    }
}

#[test]
fn the_last_pile_has_all_that_is_missing_or_the_request_says_why_not() {
    let nine = "Artisan, Gardens, Harbinger, Merchant, Poacher, Vassal, Workshop, Library, Bandit";
    let fixed = nine.split(", ").map(fief_engine::setup::CardName::parse).collect();
    let needs = vec![Need::Village, Need::Buy];
    let request = Request { sets: vec!["Base".into()], fixed, needs, ..Request::new(7) };
    let kingdom = random(&request).unwrap();
    assert!(kingdom.cards.iter().any(|card| card.name == "Festival"), "{kingdom:?}");
    let mut without = request;
    without.banned.push("Festival".into());
    let error = random(&without).unwrap_err();
    assert_eq!(error.0, [RequestError::NotMet { needs: vec![Need::Village, Need::Buy] }]);
    assert_eq!(
        error.to_string(),
        "no ten of these cards have what is needed: more than one Action from a card, an extra Buy"
    );
}

#[test]
fn needs_are_read_and_a_wrong_word_is_told_the_right_ones() {
    for need in Need::ALL {
        assert_eq!(need.name().parse(), Ok(need));
    }
    assert_eq!("No attacks".parse(), Ok(Need::NoAttacks));
    let error = "villages".parse::<Need>().unwrap_err().to_string();
    assert!(
        error.starts_with("no kingdom can need 'villages', only: village, trashing"),
        "{error}"
    );
}

#[test]
fn no_more_landscapes_turn_up_than_may() {
    for seed in 0..40 {
        let request = Request { most_landscapes: Some(0), ..Request::new(seed) };
        let landscapes = random(&request).unwrap().landscapes;
        let is_ally = |name: &str| LIBRARY.find(name).unwrap().object.name() == "ally";
        assert!(landscapes.iter().all(|card| is_ally(&card.name)), "{landscapes:?}");
    }
    let request = Request { most_landscapes: Some(4), ..Request::new(1) };
    assert_eq!(random(&request).unwrap_err().0, [RequestError::TooManyLandscapes { wanted: 4 }]);
}
