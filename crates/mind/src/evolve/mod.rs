//! Plans for a kingdom, evolved by racing them on paired deals.
