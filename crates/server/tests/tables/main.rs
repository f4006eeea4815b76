//! Tables over real sockets: games, reconnection, several tabs, undo, takeover, hostile clients.

mod agreement;
mod desk;
mod exercises;
mod fair;
mod games;
mod hostile;
mod migrations;
mod replays;
mod undo;
