//! How much of anything a request may have. Whatever is longer than this is no request of a client, and is refused before
//! anybody looks into it.

use crate::protocol::{Code, KingdomChoice, Problem, RandomRequest, Settings, SimRequest};

/// The longest name of a card, a set, a level or a kingdom, in bytes.
const NAME: usize = 80;
/// The longest entry of a kingdom: a card with all that goes with it, such as a Black Market deck.
const ENTRY: usize = 2000;
/// The longest text of a position or a strategy, in bytes.
const TEXT: usize = 16 * 1024;
/// The most names in one list.
const LIST: usize = 100;
/// The most cards that may be banned: all there are, and as many again.
const BANNED: usize = 2000;

fn too_long(what: &str, most: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("{what} is too long: at most {most} letters."))
}

fn too_many(what: &str, most: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("{what} has too many entries: at most {most}."))
}

/// A name that is not too long.
pub(crate) fn name(what: &str, name: &str) -> Result<(), Problem> {
    if name.len() > NAME { Err(too_long(what, NAME)) } else { Ok(()) }
}

/// A text that is not too long.
pub(crate) fn text(what: &str, text: &str) -> Result<(), Problem> {
    if text.len() > TEXT { Err(too_long(what, TEXT)) } else { Ok(()) }
}

fn names(what: &str, names: &[String], most: usize) -> Result<(), Problem> {
    if names.len() > most {
        return Err(too_many(what, most));
    }
    names.iter().try_for_each(|given| name(what, given))
}

/// Cards with what goes with them: each name is short, and all together are not too many.
fn entries<'a>(lists: impl IntoIterator<Item = &'a String>) -> Result<(), Problem> {
    let what = "A kingdom";
    let mut count = 0;
    for entry in lists {
        if entry.len() > ENTRY {
            return Err(too_long(what, ENTRY));
        }
        let parts = entry.split('+').flat_map(|part| part.split(" with "));
        for part in parts.flat_map(|part| part.split(" on ")) {
            name("A card's name", part)?;
            count += 1;
        }
    }
    if count > LIST { Err(too_many(what, LIST)) } else { Ok(()) }
}

/// What a random kingdom is asked for by.
pub(crate) fn random_request(request: &RandomRequest) -> Result<(), Problem> {
    names("The list of sets", &request.sets, LIST)?;
    names("The list of banned cards", &request.banned, BANNED)?;
    entries(&request.fixed)?;
    if request.needs.len() > LIST {
        return Err(too_many("The list of needs", LIST));
    }
    if request.editions.len() > LIST {
        return Err(too_many("The list of editions", LIST));
    }
    let sets = request.editions.iter().filter_map(|edition| edition.set.as_deref());
    sets.into_iter().try_for_each(|set| name("A set's name", set))?;
    request.seed.as_deref().map_or(Ok(()), |seed| name("The seed", seed))
}

/// How a table is played.
pub(crate) fn settings(settings: &Settings) -> Result<(), Problem> {
    settings.seed.as_deref().map_or(Ok(()), |seed| name("The seed", seed))?;
    match &settings.kingdom {
        KingdomChoice::Preset { id } => name("The kingdom's name", id),
        KingdomChoice::AnyPreset => Ok(()),
        KingdomChoice::Random { request } => random_request(request),
        KingdomChoice::Cards { cards, landscapes } => entries(cards.iter().chain(landscapes)),
    }
}

/// A simulation.
pub(crate) fn simulation(request: &SimRequest) -> Result<(), Problem> {
    if request.strategies.len() > LIST {
        return Err(too_many("The list of strategies", LIST));
    }
    request.strategies.iter().try_for_each(|given| text("The strategy", given))?;
    request.kingdom.as_deref().map_or(Ok(()), |kingdom| name("The kingdom's name", kingdom))?;
    request.seed.as_deref().map_or(Ok(()), |seed| name("The seed", seed))?;
    entries(&request.cards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_hand(cards: Vec<String>) -> Result<(), Problem> {
        let kingdom = KingdomChoice::Cards { cards, landscapes: Vec::new() };
        settings(&Settings { kingdom, ..Settings::default() })
    }

    #[test]
    fn what_no_client_asks_for_is_refused_unread() {
        let refused = |result: Result<(), Problem>| result.unwrap_err().code == Code::TooLarge;
        assert!(refused(by_hand(vec!["x".repeat(60_000)])));
        assert!(refused(by_hand(vec!["xyz".to_owned(); 4000])));
        assert!(refused(by_hand(vec![format!("Black Market with {}", "xyz + ".repeat(300))])));
        let deck = vec!["Prince of Orange"; 70].join(" + ");
        assert!(by_hand(vec![format!("Black Market with {deck}")]).is_ok());
        let banned = vec!["xyz".to_owned(); 60_000 / 6];
        assert!(refused(random_request(&RandomRequest { banned, ..RandomRequest::default() })));
        let seed = Some("1".repeat(1000));
        assert!(refused(random_request(&RandomRequest { seed, ..RandomRequest::default() })));
    }
}
