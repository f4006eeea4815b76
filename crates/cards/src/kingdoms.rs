//! What to play with: the sets of ten that the rulebooks recommend, and kingdoms by chance.

mod complete;
mod published;
mod random;

pub use complete::{Kingdom, anything, everything};
pub use published::{NotYet, Published, UnknownKingdom, find, published};
pub use random::{EditionOf, NotAnEdition, Request, RequestError, RequestErrors, random};
