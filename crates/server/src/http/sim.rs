//! The simulator over HTTP: the answer to a request is a line for each piece of news, until the run is over.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use tokio::sync::mpsc;

use super::api::{Answer, Asker, Page, work};
use super::lines::{News, UNREAD, told};
use super::problem::Body;
use super::{App, limits};
use crate::hub::internal;
use crate::protocol::{Problem, SimMessage, SimRequest, StrategyCheck, StrategyText};
use crate::simulator::{self, Wanted};

/// The address of who asks, as it is counted.
pub(super) struct From(std::net::IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(limits::counted(app.doorman.address(&parts.extensions, &parts.headers))))
    }
}

pub(super) async fn strategies(State(app): State<App>) -> Result<Response, Problem> {
    static PAGE: Page = Page::new();
    let limits = app.hub.config.limits.clone();
    PAGE.show(&app, move || simulator::list(&limits)).await
}

pub(super) async fn check(
    State(app): State<App>,
    Body(StrategyText { text }): Body<StrategyText>,
) -> Answer<StrategyCheck> {
    work(&app, move || simulator::check(&text)).await
}

impl News for SimMessage {
    fn is_last(&self) -> bool {
        matches!(self, Self::Done { .. } | Self::Failed { .. })
    }

    fn failed(problem: Problem) -> Self {
        Self::Failed { problem }
    }
}

pub(super) async fn run(
    State(app): State<App>,
    asker: Asker,
    From(address): From,
    Body(request): Body<SimRequest>,
) -> Result<Response, Problem> {
    let person = asker.known()?;
    let limits = app.hub.config.limits.clone();
    let wanted = app.hub.work_on_page(move || Wanted::read(request, &limits)).await;
    let wanted = wanted.ok_or_else(|| internal(&"a simulation could not be prepared"))??;
    let ticket = app.simulator.enter(&person.guest, address)?;
    let run = Arc::clone(&ticket.run);
    let (tell, news) = mpsc::channel(UNREAD);
    tokio::spawn(Arc::clone(&app.simulator).play(ticket, wanted, tell, app.stopping.clone()));
    Ok(told(news, move || run.hang_up(), || internal(&"a simulation has ended without a result")))
}
