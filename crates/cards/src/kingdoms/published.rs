//! The sets of ten that the rulebooks recommend, read from the files in `kingdoms/`.

use std::fmt;
use std::sync::LazyLock;

use fief_engine::card::{Object, Role};
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, Library, nearest};

use super::Kingdom;

/// A recommended set, as a rulebook prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Published {
    pub name: &'static str,
    /// The rulebook that it is from.
    pub source: &'static str,
    /// The ten Kingdom cards, or piles.
    pub cards: Vec<&'static str>,
    /// Events, Projects, Landmarks and Ways.
    pub landscapes: Vec<&'static str>,
    /// An eleventh pile, for Young Witch.
    pub bane: Option<&'static str>,
    /// The Boons that are set aside for Druid.
    pub boons: Vec<&'static str>,
    /// Other cards that the rulebook says to use: Platinum and Colony, or the Shelters.
    pub extras: Vec<&'static str>,
    /// The same where chance decides, by the share of their expansion among the ten.
    pub perhaps: Vec<&'static str>,
}

impl Published {
    /// What this library does not have yet of all that the set needs.
    pub fn missing(&self, library: &Library) -> Vec<&'static str> {
        self.needs().filter(|name| library.find(name).is_err()).collect()
    }

    /// Everything that the set names.
    fn needs(&self) -> impl Iterator<Item = &'static str> {
        let Self { cards, landscapes, boons, extras, perhaps, .. } = self;
        let lists = [cards, landscapes, boons, extras, perhaps];
        lists.into_iter().flatten().copied().chain(self.bane)
    }

    /// What a set-up wants, if the library has all that the set needs. The seed decides what is left to chance.
    pub fn kingdom(&self, library: &Library, seed: u64) -> Result<Kingdom, NotYet> {
        let missing = self.missing(library);
        if !missing.is_empty() {
            return Err(NotYet { name: self.name, missing });
        }
        let names = |names: &[&str]| -> Vec<CardName> {
            names.iter().map(|name| CardName::parse(name)).collect()
        };
        let mut cards = names(&self.cards);
        for name in &mut cards {
            let companion = library.find(&name.name).ok().and_then(|card| card.companion);
            name.with = match companion.map(|needs| needs.role) {
                Some(Role::ExtraPile) => names(self.bane.as_slice()),
                Some(Role::OfADeck) => names(&self.boons),
                _ => Vec::new(),
            };
        }
        cards.extend(names(&self.extras));
        cards.extend(names(&self.by_chance(library, seed)));
        Ok(Kingdom { cards, landscapes: names(&self.landscapes) })
    }

    /// What is used this time of what chance decides about: one of the ten says whether basic cards of its expansion
    /// are, and another whether Shelters are (chapter I, Special setup).
    fn by_chance(&self, library: &Library, seed: u64) -> Vec<&'static str> {
        let mut ten = self.cards.clone();
        Rng::new(seed ^ 0x7E4).shuffle(&mut ten);
        let (first, last) = (ten.first(), ten.last());
        let set_of = |name: &str| library.find(name).map(|card| library.set_of(card)).ok();
        let is_used = |name: &&str| {
            let is_shelter = library.find(name).is_ok_and(|card| card.object == Object::Shelter);
            let says = if is_shelter { last } else { first };
            says.is_some_and(|says| set_of(says) == set_of(name))
        };
        self.perhaps.iter().copied().filter(is_used).collect()
    }
}

/// A recommended set that cannot be played yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotYet {
    pub name: &'static str,
    pub missing: Vec<&'static str>,
}

impl fmt::Display for NotYet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = self.missing.join(", ");
        write!(f, "{} needs what is not implemented yet: {missing}", self.name)
    }
}

impl std::error::Error for NotYet {}

/// Each rulebook and its sets.
const FILES: [(&str, &str); 4] = [
    ("Base, 2nd edition", include_str!("../../../../kingdoms/base-2nd-edition.txt")),
    ("Intrigue, 2nd edition", include_str!("../../../../kingdoms/intrigue-2nd-edition.txt")),
    ("Dark Ages", include_str!("../../../../kingdoms/dark-ages.txt")),
    ("Adventures", include_str!("../../../../kingdoms/adventures.txt")),
];

static PUBLISHED: LazyLock<Vec<Published>> =
    LazyLock::new(|| FILES.iter().flat_map(|&(source, text)| parse(source, text)).collect());

/// Every recommended set, rulebook by rulebook in the order in which they print them. Several rulebooks may print a
/// set of the same name, and not always with the same cards.
pub fn published() -> &'static [Published] {
    &PUBLISHED
}

/// The recommended set of this name, in whatever case it is written. Where several rulebooks print one, the first of
/// them is meant, unless the rulebook is named too: "Level Up (Adventures)".
pub fn find(name: &str) -> Result<&'static Published, UnknownKingdom> {
    let (name, source) = match name.trim().strip_suffix(')').and_then(|name| name.split_once('(')) {
        Some((name, source)) => (name.trim().to_owned(), Some(source.trim().to_owned())),
        None => (name.trim().to_owned(), None),
    };
    let mut named = published().iter().filter(|set| set.name.eq_ignore_ascii_case(&name));
    let found = match &source {
        None => named.next(),
        Some(source) => named.find(|set| set.source.eq_ignore_ascii_case(source)),
    };
    found.ok_or_else(|| UnknownKingdom {
        nearest: nearest(&name, published().iter().map(|set| set.name)),
        name,
        source,
    })
}

/// A name that no recommended set has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownKingdom {
    pub name: String,
    pub source: Option<String>,
    pub nearest: Option<&'static str>,
}

impl fmt::Display for UnknownKingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, source, nearest } = self;
        write!(f, "no recommended set named '{name}'")?;
        if let Some(source) = source {
            write!(f, " in a rulebook '{source}'")?;
        }
        match nearest {
            Some(nearest) if nearest.eq_ignore_ascii_case(name) => {
                let same = published().iter().filter(|set| set.name == *nearest);
                let sources: Vec<&str> = same.map(|set| set.source).collect();
                write!(f, "; it is in: {}", sources.join("; "))
            }
            Some(nearest) => write!(f, "; did you mean {nearest}?"),
            None => f.write_str("; `fief kingdoms` lists them"),
        }
    }
}

impl std::error::Error for UnknownKingdom {}

/// Reads a file of sets. The files are part of the program, so a bad line is a bug that the tests find.
fn parse(source: &'static str, text: &'static str) -> Vec<Published> {
    let mut sets: Vec<Published> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some((key, value)) = line.split_once(": ") else {
            sets.push(Published {
                name: line,
                source,
                cards: Vec::new(),
                landscapes: Vec::new(),
                bane: None,
                boons: Vec::new(),
                extras: Vec::new(),
                perhaps: Vec::new(),
            });
            continue;
        };
        let set = sets.last_mut().expect("a set's name comes first");
        let list = value.split(", ").collect();
        match key {
            "cards" => set.cards = list,
            "landscapes" => set.landscapes = list,
            "bane" => set.bane = Some(value),
            "boons" => set.boons = list,
            "use" => set.extras = list,
            "perhaps" => set.perhaps = list,
            _ => panic!("kingdoms of {source}: unknown field '{key}'"),
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LIBRARY;
    use fief_catalogue as catalogue;
    use fief_engine::setup::{Setup, Start};

    #[test]
    fn every_rulebook_has_all_its_sets() {
        let count = |source: &str| published().iter().filter(|set| set.source == source).count();
        assert_eq!(FILES.map(|(source, _)| count(source)), [38, 33, 16, 18]);
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
            let landscapes = kinds(&set.landscapes);
            assert!(landscapes.len() <= 2, "{}", set.name);
            for kind in landscapes {
                assert!(["event", "project", "landmark", "way"].contains(&kind), "{}", set.name);
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

    /// A set of cards that there are, as a file would have it.
    const INVENTED: &str = "Invented
cards: Goons, Watchtower, Bishop, Quarry, King's Court, Fortress, Rats, Knights, Urchin, Druid
boons: The Sea's Gift, The Sky's Gift, The Sun's Gift
perhaps: Platinum, Colony, Hovel, Necropolis, Overgrown Estate";

    #[test]
    fn a_set_names_its_boons() {
        let set = &parse("a test", INVENTED)[0];
        let Kingdom { cards, .. } = set.kingdom(&LIBRARY, 0).unwrap();
        let druid = cards.iter().find(|card| card.name == "Druid").unwrap();
        assert_eq!(
            druid.to_string(),
            "Druid with The Sea's Gift + The Sky's Gift + The Sun's Gift"
        );
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
}
