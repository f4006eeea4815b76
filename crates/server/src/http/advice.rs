//! Hints and reviews over HTTP. A review answers with a line for each piece of news, as the simulator does.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Json;
use axum::body::{Body as Stream, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use tokio::sync::mpsc;

use super::App;
use super::api::{Answer, Asker};
use super::problem::{Body, Path};
use super::sim::LINES;
use crate::advice::Kind;
use crate::bounds;
use crate::hub::internal;
use crate::protocol::{Hint, HintRequest, Problem, ReviewMessage};
use crate::replay::Source;
use crate::room::ToRoom;

/// How much news may wait for whoever reads slowly.
const UNREAD: usize = 16;

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

/// Ends a review when nobody reads of it any more.
struct Reader {
    news: mpsc::Receiver<ReviewMessage>,
    stop: Arc<AtomicBool>,
    ended: bool,
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
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
    let reader = Reader { news, stop, ended: false };
    let lines = stream::unfold(reader, |mut reader| async move {
        let line = next_line(&mut reader).await?;
        Some((Ok::<Bytes, Infallible>(line), reader))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], Stream::from_stream(lines)).into_response())
}

/// The next piece of news. A review that has ended without a word ends with a problem.
async fn next_line(reader: &mut Reader) -> Option<Bytes> {
    if reader.ended {
        return None;
    }
    let message = reader.news.recv().await.unwrap_or_else(|| ReviewMessage::Failed {
        problem: internal(&"a review has ended without a result"),
    });
    reader.ended = matches!(message, ReviewMessage::Done { .. } | ReviewMessage::Failed { .. });
    let mut line = serde_json::to_vec(&message).expect("news has only text for keys");
    line.push(b'\n');
    Some(line.into())
}
