//! The simulator over HTTP: the answer to a request is a line for each piece of news, until the run is over.

use std::convert::Infallible;
use std::sync::Arc;

use axum::body::{Body as Stream, Bytes};
use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use tokio::sync::mpsc;

use super::api::{Answer, Asker, Page, work};
use super::problem::Body;
use super::{App, limits};
use crate::hub::internal;
use crate::protocol::{Problem, SimMessage, SimRequest, StrategyCheck, StrategyText};
use crate::simulator::{self, Run, Wanted};

/// The type of an answer that is JSON on each line.
pub(super) const LINES: &str = "application/x-ndjson";

/// How much news may wait for who reads slowly.
const UNREAD: usize = 16;

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

/// Ends a run when nobody reads of it any more.
struct Reader {
    news: mpsc::Receiver<SimMessage>,
    run: Arc<Run>,
    ended: bool,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.run.hang_up();
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
    let reader = Reader { news, run, ended: false };
    let lines = stream::unfold(reader, |mut reader| async move {
        let line = next_line(&mut reader).await?;
        Some((Ok::<Bytes, Infallible>(line), reader))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], Stream::from_stream(lines)).into_response())
}

/// The next piece of news. A run that has failed without a word ends with a problem.
async fn next_line(reader: &mut Reader) -> Option<Bytes> {
    if reader.ended {
        return None;
    }
    let message = reader.news.recv().await.unwrap_or_else(|| SimMessage::Failed {
        problem: internal(&"a simulation has ended without a result"),
    });
    reader.ended = matches!(message, SimMessage::Done { .. } | SimMessage::Failed { .. });
    let mut line = serde_json::to_vec(&message).expect("news has only text for keys");
    line.push(b'\n');
    Some(line.into())
}
