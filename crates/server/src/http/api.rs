//! What can be asked over HTTP.

use axum::Json;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::problem::Body;
use super::{App, Doorman, limits};
use crate::protocol::{
    CardList, CardPage, Code, CreateTable, CreatedTable, Frames, Guest, KingdomList, MyTables,
    NewGuest, PlayOn, Problem, RandomKingdom, RandomRequest, ReplayInfo, ScenarioList, ServerInfo,
    TableInfo,
};
use crate::replay::Source;
use crate::room::ToRoom;
use crate::token::Person;
use crate::{create as tables_made, kingdom, library, names, tables};

type Answer<T> = Result<Json<T>, Problem>;

/// Who asks, if they say so.
pub(super) struct Asker(Option<Person>);

impl FromRequestParts<App> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let header = parts.headers.get(header::AUTHORIZATION);
        let Some(header) = header else { return Ok(Self(None)) };
        let token = header.to_str().ok().and_then(|header| header.strip_prefix("Bearer "));
        Ok(Self(Some(app.hub.signer.check(token.unwrap_or_default().trim())?)))
    }
}

impl Asker {
    fn known(self) -> Result<Person, Problem> {
        let message = "Choose a name first.";
        self.0.ok_or_else(|| Problem::new(Code::BadToken, message))
    }
}

/// Counts as making something new, of which nobody may make too many.
pub(super) struct Making;

impl FromRequestParts<App> for Making {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let request = axum::extract::Request::from_parts(parts.clone(), axum::body::Body::empty());
        let address = Doorman::address(&request, &app.hub.config);
        if app.doorman.may_make(address) {
            return Ok(Self);
        }
        crate::metrics::count(&app.hub.metrics.limited);
        Err(limits::too_many())
    }
}

pub(super) async fn info() -> Json<ServerInfo> {
    Json(library::info())
}

pub(super) async fn guest(
    State(app): State<App>,
    asker: Asker,
    _: Making,
    Body(wanted): Body<NewGuest>,
) -> Answer<Guest> {
    let name = names::name(&wanted.name)?;
    let signer = &app.hub.signer;
    Ok(Json(match asker.0 {
        Some(person) => signer.guest(person.guest, &name),
        None => signer.new_guest(&name),
    }))
}

pub(super) async fn cards() -> Json<CardList> {
    Json(library::cards())
}

pub(super) async fn card(Path(name): Path<String>) -> Answer<CardPage> {
    library::card(&name).map(Json)
}

pub(super) async fn kingdoms() -> Json<KingdomList> {
    Json(library::kingdoms())
}

pub(super) async fn random_kingdom(Body(wanted): Body<RandomRequest>) -> Answer<RandomKingdom> {
    kingdom::drawn(&wanted).map(Json)
}

pub(super) async fn scenarios() -> Json<ScenarioList> {
    Json(crate::scenarios::list())
}

pub(super) async fn my_tables(State(app): State<App>, asker: Asker) -> Answer<MyTables> {
    tables::mine(&app.hub, &asker.known()?).await.map(Json)
}

pub(super) async fn create_table(
    State(app): State<App>,
    asker: Asker,
    _: Making,
    Body(wanted): Body<CreateTable>,
) -> Answer<CreatedTable> {
    tables_made::create(&app.hub, &asker.known()?, wanted).await.map(Json)
}

pub(super) async fn table(State(app): State<App>, Path(id): Path<String>) -> Answer<TableInfo> {
    let (_, info) = app.hub.ask(&id, |reply| ToRoom::Info { reply }).await?;
    Ok(Json(info))
}

/// Through whose eyes, and which steps.
#[derive(Deserialize)]
pub(super) struct Wanted {
    eye: Option<String>,
    from: Option<u32>,
    to: Option<u32>,
}

/// Replays are worked out away from the threads that serve others.
async fn work<T: Send + 'static>(
    job: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Answer<T> {
    match tokio::task::spawn_blocking(job).await {
        Ok(done) => done.map(Json),
        Err(error) => Err(crate::hub::internal(&error)),
    }
}

pub(super) async fn replay(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Answer<ReplayInfo> {
    let source = Source::find(&app.hub, &id, asker.0.as_ref()).await?;
    work(move || source.info(wanted.eye.as_deref())).await
}

pub(super) async fn frames(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Answer<Frames> {
    let source = Source::find(&app.hub, &id, asker.0.as_ref()).await?;
    let from = wanted.from.unwrap_or(0);
    let to = wanted.to.unwrap_or(from);
    work(move || source.frames(wanted.eye.as_deref(), from, to)).await
}

pub(super) async fn play_on(
    State(app): State<App>,
    asker: Asker,
    _: Making,
    Path(id): Path<String>,
    Body(wanted): Body<PlayOn>,
) -> Answer<CreatedTable> {
    let person = asker.known()?;
    let source = Source::find(&app.hub, &id, Some(&person)).await?;
    tables_made::play_on(&app.hub, &person, source, &wanted).await.map(Json)
}

pub(super) async fn nothing() -> Problem {
    let message = "The server has nothing at this address. docs/PROTOCOL.md lists what it has.";
    Problem::new(Code::NoSuchPage, message)
}

pub(super) async fn health(State(app): State<App>) -> impl IntoResponse {
    // A server whose database is gone is not well.
    match app.hub.store.table(String::new()).await {
        Ok(_) => (StatusCode::OK, "ok"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer"),
    }
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let mut headers = HeaderMap::new();
    let kind = header::HeaderValue::from_static("text/plain; version=0.0.4");
    headers.insert(header::CONTENT_TYPE, kind);
    (headers, app.hub.metrics.text())
}
