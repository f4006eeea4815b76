//! Hints and reviews over HTTP. A review answers with a line for each piece of news, as the simulator does.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use tokio::sync::mpsc;

use super::App;
use super::api::{Answer, Asker};
use super::lines::{News, UNREAD, told};
use super::problem::{Body, Path};
use crate::advice::Kind;
use crate::bounds;
use crate::hub::internal;
use crate::protocol::{Hint, HintRequest, Problem, ReviewMessage};
use crate::replay::Source;
use crate::room::ToRoom;

pub(super) async fn hint(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    Body(wanted): Body<HintRequest>,
) -> Answer<Hint> {
    let person = asker.known()?;
    bounds::name("The question's id", &wanted.question)?;
    let ticket = app.advisor.enter(&person.guest, Kind::Hint)?;
    let (guest, question) = (person.guest, wanted.question);
    let ask = |reply| ToRoom::Hint { guest: guest.clone(), question: question.clone(), reply };
    let (_, moment) = app.hub.ask(&id, ask).await?;
    app.hub.hint(moment?, ticket).await.map(Json)
}

impl News for ReviewMessage {
    fn is_last(&self) -> bool {
        matches!(self, Self::Done { .. } | Self::Failed { .. })
    }

    fn failed(problem: Problem) -> Self {
        Self::Failed { problem }
    }
}

pub(super) async fn review(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let person = asker.known()?;
    let source = Source::find(&app.hub, &id, Some(&person)).await?;
    let wanted = app.hub.work_on_page(move || source.reviewed()).await;
    let wanted = wanted.ok_or_else(|| internal(&"a review could not be prepared"))??;
    let ticket = app.advisor.enter(&person.guest, Kind::Review)?;
    let stop = Arc::clone(&ticket.stop);
    let (tell, news) = mpsc::channel(UNREAD);
    tokio::spawn(Arc::clone(&app.advisor).review(ticket, wanted, tell, app.stopping.clone()));
    let hang_up = move || stop.store(true, Ordering::Relaxed);
    Ok(told(news, hang_up, || internal(&"a review has ended without a result")))
}
