//! Tables over real sockets: games, reconnection, several tabs, undo, takeover, hostile clients.

mod agreement;
mod desk;
mod games;
mod hostile;
mod replays;
mod undo;
