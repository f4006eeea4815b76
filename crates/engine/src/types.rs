//! Card types.

use std::fmt;

macro_rules! types {
    ($($name:ident),+ $(,)?) => {
        /// A type as written at the bottom of a card.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Type {
            $(
                #[doc = concat!("The type ", stringify!($name), ".")]
                $name,
            )+
        }

        impl Type {
            /// Every type, in the order of its number.
            pub const ALL: &'static [Type] = &[$(Type::$name),+];

            /// The name of the type.
            pub const fn name(self) -> &'static str {
                match self { $(Type::$name => stringify!($name)),+ }
            }
        }
    };
}

types! {
    Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Night, Reserve, Traveller, Ruins,
    Looter, Shelter, Heirloom, Fate, Doom, Spirit, Zombie, Liaison, Command, Gathering, Knight, Prize,
    Castle, Augur, Clash, Fort, Odyssey, Townsfolk, Wizard, Loot,
    Event, Project, Landmark, Way, Ally, Trait, Boon, Hex, State, Artifact,
    Token, Mat,
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Types(u64);

impl Types {
    /// No type.
    pub const NONE: Self = Self(0);
    /// Every type there is.
    pub const ANY: Self = Self(u64::MAX);

    /// A set of these types.
    pub const fn of(types: &[Type]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < types.len() {
            set |= 1 << types[i] as u8;
            i += 1;
        }
        Self(set)
    }

    /// Whether a type is in the set.
    pub const fn has(self, wanted: Type) -> bool {
        self.0 & 1 << wanted as u8 != 0
    }

    /// This set and another type.
    #[must_use]
    pub const fn with(self, added: Type) -> Self {
        Self(self.0 | 1 << added as u8)
    }

    /// The types of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets have a type in common.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The types, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.iter().copied().filter(move |&t| self.has(t))
    }

    /// How many types the card has.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl fmt::Display for Types {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.iter().map(Type::name).enumerate() {
            if i > 0 {
                f.write_str("–")?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_types_remembers_what_it_was_given() {
        let types = Types::of(&[Type::Action, Type::Attack]);
        assert!(types.has(Type::Action) && types.has(Type::Attack) && !types.has(Type::Treasure));
        assert_eq!(types.to_string(), "Action–Attack");
    }
}
