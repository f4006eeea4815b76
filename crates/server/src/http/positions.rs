//! Positions that people set up themselves.

use axum::Json;
use axum::extract::State;

use super::App;
use super::api::{Answer, Asker, Making, work};
use super::problem::Body;
use crate::positions;
use crate::protocol::{CreatedTable, PlayPosition, PositionCheck, PositionText};

pub(super) async fn check(
    State(app): State<App>,
    Body(PositionText { text }): Body<PositionText>,
) -> Answer<PositionCheck> {
    work(&app, move || positions::check(&text)).await
}

pub(super) async fn play(
    State(app): State<App>,
    asker: Asker,
    _: Making,
    Body(wanted): Body<PlayPosition>,
) -> Answer<CreatedTable> {
    positions::play(&app.hub, &asker.known()?, wanted).await.map(Json)
}
