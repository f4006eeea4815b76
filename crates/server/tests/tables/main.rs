//! Tables over real sockets: games, reconnection, several tabs, undo, takeover, networks as bots, hostile clients.

mod advice;
mod agreement;
mod desk;
mod exercises;
mod fair;
mod games;
mod hostile;
mod migrations;
mod nets;
mod positions;
mod replays;
mod simulator;
mod undo;
