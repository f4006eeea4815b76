//! Games for many tables at once: HTTP and WebSocket, kept in a database.
//!
//! The client knows no card: all that it shows comes through the [`protocol`].

pub mod protocol;
