//! Facts about every object that the rules cover, implemented or not: name, set, editions, cost, types, versions.
//!
//! The catalogue depends neither on the engine nor on the cards, so the generator of card files works even while
//! those do not compile.

use std::fmt;
use std::sync::LazyLock;

/// The facts about an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub name: &'static str,
    /// "kingdom", "base", "event", "landmark", …
    pub kind: &'static str,
    /// The pile that the object belongs to, if the pile has another name.
    pub pile: Option<&'static str>,
    pub set: &'static str,
    /// The editions of its set that contain the object, lowest first.
    pub editions: Vec<u8>,
    /// "4", "2P", "8D", "3+", "7*"; `None` for an object that cannot be bought.
    pub cost: Option<&'static str>,
    /// The types of the newest version, in printed order.
    pub types: Vec<&'static str>,
    /// The functional versions, the newest last; just "current" if there is only one.
    pub versions: Vec<&'static str>,
    /// Whether a random kingdom can contain the object.
    pub randomizer: bool,
    /// Other names that the object was printed with.
    pub also_called: Vec<&'static str>,
    /// The types of those older versions whose types differ.
    old_types: Vec<(&'static str, Vec<&'static str>)>,
}

impl Entry {
    /// The types of one version.
    pub fn types_of(&self, version: &str) -> &[&'static str] {
        let old = self.old_types.iter().find(|(other, _)| *other == version);
        old.map_or(&self.types, |(_, types)| types)
    }

    /// The cost without the mark for special rules: "3" for "3+", "7" for "7*".
    pub fn plain_cost(&self) -> Option<&'static str> {
        self.cost.map(|cost| cost.trim_end_matches(['*', '+']))
    }

    fn is_called(&self, name: &str) -> bool {
        self.names().any(|own| own.eq_ignore_ascii_case(name))
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.also_called.iter().copied())
    }
}

const DATA: &str = include_str!("../data/catalogue.tsv");

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    DATA.lines().filter(|line| !line.starts_with('#')).skip(1).map(parse).collect()
});

/// Reads a line of the table. The table is part of the program, so a bad line is a bug that the tests find.
fn parse(line: &'static str) -> Entry {
    let mut fields = line.split('\t');
    let mut field = || fields.next().unwrap_or_default();
    let list = |text: &'static str| text.split(',').filter(|item| !item.is_empty()).collect();
    let optional = |text: &'static str| (!text.is_empty()).then_some(text);
    Entry {
        name: field(),
        kind: field(),
        pile: optional(field()),
        set: field(),
        editions: field().split(',').map(|n| n.parse().expect("an edition is a number")).collect(),
        cost: optional(field()),
        types: list(field()),
        versions: list(field()),
        randomizer: field() == "yes",
        also_called: list(field()),
        old_types: parse_old_types(field()),
    }
}

fn parse_old_types(text: &'static str) -> Vec<(&'static str, Vec<&'static str>)> {
    let pairs = text.split(',').filter_map(|pair| pair.split_once('='));
    pairs.map(|(version, types)| (version, types.split('+').collect())).collect()
}

/// Every object: by set in the order of publication, then in the order of the rules.
pub fn all() -> &'static [Entry] {
    &ENTRIES
}

/// Finds the object of this name, ignoring case.
pub fn find(name: &str) -> Result<&'static Entry, Unknown> {
    let name = name.trim();
    all().iter().find(|entry| entry.is_called(name)).ok_or_else(|| Unknown {
        what: "card",
        name: name.to_owned(),
        nearest: nearest(name, all().iter().flat_map(Entry::names)),
    })
}

/// The sets in the order of publication, promotional cards last.
pub fn sets() -> Vec<&'static str> {
    let mut sets: Vec<&'static str> = Vec::new();
    for entry in all() {
        if !sets.contains(&entry.set) {
            sets.push(entry.set);
        }
    }
    sets
}

/// Finds the proper spelling of a set's name.
pub fn find_set(name: &str) -> Result<&'static str, Unknown> {
    let name = name.trim();
    let plain = |text: &str| text.to_lowercase().replace(['_', '-'], " ");
    sets().into_iter().find(|set| plain(set) == plain(name)).ok_or_else(|| Unknown {
        what: "set",
        name: name.to_owned(),
        nearest: nearest(name, sets().into_iter()),
    })
}

/// The editions that a set has had.
pub fn editions_of(set: &str) -> Vec<u8> {
    let of_set = all().iter().filter(|entry| entry.set == set);
    let mut editions: Vec<u8> = of_set.flat_map(|entry| entry.editions.iter().copied()).collect();
    editions.sort_unstable();
    editions.dedup();
    editions
}

/// A name that no object has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    what: &'static str,
    pub name: String,
    /// The name that was probably meant.
    pub nearest: Option<&'static str>,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} named '{}'", self.what, self.name)?;
        self.nearest.map_or(Ok(()), |nearest| write!(f, "; did you mean {nearest}?"))
    }
}

impl std::error::Error for Unknown {}

fn nearest(wrong: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let wrong = wrong.to_lowercase();
    let letters = wrong.chars().count();
    let near = |name: &str| 1 + name.len() / 4;
    names
        // A name of a very different length is never near, and comparing long words takes time.
        .filter(|name| name.chars().count().abs_diff(letters) <= near(name))
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .min()
        .filter(|&(distance, name)| distance <= near(name))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_whole() {
        assert_eq!(all().len(), 799);
        assert_eq!(all().iter().filter(|entry| entry.set == "Base").count(), 39);
        let mut names: Vec<_> = all().iter().map(|entry| entry.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 799, "no name twice");
        for entry in all() {
            assert!(!entry.types.is_empty() && !entry.versions.is_empty(), "{entry:?}");
            assert!(entry.editions.is_sorted() && !entry.editions.is_empty(), "{entry:?}");
        }
    }

    #[test]
    fn sets_are_in_the_order_of_publication() {
        let sets = sets();
        assert_eq!(sets.len(), 17);
        assert_eq!((sets[0], sets[7], sets[16]), ("Base", "Dark Ages", "Promo"));
        assert_eq!(find_set("dark_ages"), Ok("Dark Ages"));
        assert_eq!((editions_of("Base"), editions_of("Empires")), (vec![1, 2], vec![1]));
    }

    #[test]
    fn names_are_found_in_any_case_and_old_ones_too() {
        assert_eq!(find(" throne room ").unwrap().versions, ["1st edition", "2nd edition"]);
        assert_eq!(find("Farm").unwrap().name, "Harem");
        let wrong = find("Militai").unwrap_err();
        assert_eq!(wrong.to_string(), "no card named 'Militai'; did you mean Militia?");
        assert_eq!(find("zzzzzzzz").unwrap_err().to_string(), "no card named 'zzzzzzzz'");
        let wrong = find_set("Seasied").unwrap_err();
        assert_eq!(wrong.to_string(), "no set named 'Seasied'; did you mean Seaside?");
    }

    #[test]
    fn older_versions_may_have_other_types() {
        let misfits = find("Band of Misfits").unwrap();
        assert_eq!(misfits.types_of("2019"), ["Action", "Command"]);
        assert_eq!(misfits.types_of("pre-2019"), ["Action"]);
        assert_eq!(find("Doctor").unwrap().plain_cost(), Some("3"));
    }
}
