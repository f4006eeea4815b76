//! Plays many games on many cores, and summarises them.
//!
//! A [`Contest`] is a legal game with its contestants; [`run::run`] plays it as often as a [`run::Plan`] says and
//! counts ([`stats::Stats`], integers only, so that the number of threads does not matter); [`summary::Summary`]
//! turns the counts into shares, intervals and means; [`report`] makes a page of them.

pub mod contest;
pub mod interval;
mod play;
pub mod rating;
pub mod report;
pub mod run;
pub mod stats;
pub mod summary;
pub mod svg;

pub use contest::{Bot, Contest, Contestant};
