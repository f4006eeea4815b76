//! What to play with: the sets of ten that the rulebooks recommend, and kingdoms by chance.

mod published;
mod random;

pub use published::{NotYet, Published, UnknownKingdom, find, published};
pub use random::{EditionOf, NotAnEdition, Request, RequestError, RequestErrors, random};
