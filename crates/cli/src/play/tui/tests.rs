//! The screen as a person sees it.
