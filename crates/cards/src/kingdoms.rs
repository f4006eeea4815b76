//! Kingdoms to play with: the sets of ten that the rulebooks recommend, kingdoms of our own, and random kingdoms.

mod complete;
mod needs;
mod published;
mod random;

pub use complete::{Kingdom, anything, everything};
pub use needs::{Need, UnknownNeed};
pub use published::{NotYet, OWN, Published, UnknownKingdom, find, published};
pub use random::{EditionOf, NotAnEdition, Request, RequestError, RequestErrors, random};
