//! What can be asked over HTTP.

use std::sync::OnceLock;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::problem::{Body, Path, Query};
use super::{App, limits};
use crate::protocol::{
    CardPage, Code, CreateTable, CreatedTable, Frames, Guest, MyTables, NewGuest, PlayOn, Problem,
    PuzzleList, RandomKingdom, RandomRequest, ReplayInfo, ServerInfo, TableInfo,
};
use crate::replay::Source;
use crate::room::ToRoom;
use crate::token::Person;
use crate::{bounds, create as tables_made, exercises, kingdom, library, names, random, tables};

pub(super) type Answer<T> = Result<Json<T>, Problem>;

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
    pub(super) fn known(self) -> Result<Person, Problem> {
        let message = "Choose a name first.";
        self.0.ok_or_else(|| Problem::new(Code::BadToken, message))
    }
}

/// Counts as making something new, of which nobody may make too many.
pub(super) struct Making;

impl FromRequestParts<App> for Making {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let address = app.doorman.address(&parts.extensions, &parts.headers);
        if app.doorman.may_make(address) {
            return Ok(Self);
        }
        app.hub.metrics.limited.inc();
        Err(limits::too_many())
    }
}

pub(super) async fn info(State(app): State<App>) -> Answer<ServerInfo> {
    Ok(Json(library::info(&app.hub.levels)))
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

/// Makes all passes of a guest void and gives a new one.
pub(super) async fn revoke(State(app): State<App>, asker: Asker, _: Making) -> Answer<Guest> {
    app.hub.revoke(&asker.known()?).await.map(Json)
}

/// A page that never changes, and is made when somebody first asks for it.
pub(super) struct Page(OnceLock<Bytes>);

impl Page {
    pub(super) const fn new() -> Self {
        Self(OnceLock::new())
    }

    pub(super) async fn show<T: Serialize>(
        &'static self,
        app: &App,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Response, Problem> {
        let make = move || {
            let encode = || serde_json::to_vec(&make()).expect("pages have only text for keys");
            self.0.get_or_init(|| Bytes::from(encode())).clone()
        };
        let page = match self.0.get() {
            Some(page) => page.clone(),
            None => app.hub.work_on_page(make).await.ok_or_else(failed)?,
        };
        Ok(([(header::CONTENT_TYPE, "application/json")], page).into_response())
    }
}

fn failed() -> Problem {
    crate::hub::internal(&"a request could not be worked out")
}

pub(super) async fn cards(State(app): State<App>) -> Result<Response, Problem> {
    static PAGE: Page = Page::new();
    PAGE.show(&app, library::cards).await
}

pub(super) async fn card(State(app): State<App>, Path(name): Path<String>) -> Answer<CardPage> {
    bounds::name("A card's name", &name)?;
    work(&app, move || library::card(&name)).await
}

pub(super) async fn kingdoms(State(app): State<App>) -> Result<Response, Problem> {
    static PAGE: Page = Page::new();
    PAGE.show(&app, library::kingdoms).await
}

pub(super) async fn random_kingdom(
    State(app): State<App>,
    Body(wanted): Body<RandomRequest>,
) -> Answer<RandomKingdom> {
    work(&app, move || kingdom::drawn(&wanted)).await
}

pub(super) async fn scenarios(State(app): State<App>) -> Result<Response, Problem> {
    static PAGE: Page = Page::new();
    PAGE.show(&app, crate::scenarios::list).await
}

pub(super) async fn lessons(State(app): State<App>) -> Result<Response, Problem> {
    static PAGE: Page = Page::new();
    PAGE.show(&app, exercises::lessons).await
}

pub(super) async fn puzzles(State(app): State<App>) -> Answer<PuzzleList> {
    work(&app, || Ok(exercises::puzzles(random::now()))).await
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

/// What takes long is worked out away from the threads that serve others.
pub(super) async fn work<T: Send + 'static>(
    app: &App,
    job: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Answer<T> {
    app.hub.work_on_page(job).await.ok_or_else(failed)?.map(Json)
}

pub(super) async fn replay(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Answer<ReplayInfo> {
    let source = Source::find(&app.hub, &id, asker.0.as_ref()).await?;
    work(&app, move || source.info(wanted.eye.as_deref())).await
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
    work(&app, move || source.frames(wanted.eye.as_deref(), from, to)).await
}

/// A game as a save, for the command line.
pub(super) async fn save(
    State(app): State<App>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<String, Problem> {
    let source = Source::find(&app.hub, &id, asker.0.as_ref()).await?;
    work(&app, move || source.save()).await.map(|Json(text)| text)
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
    // A server that can keep nothing is not well.
    match app.hub.health().await {
        Ok(()) => (StatusCode::OK, "ok"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written"),
    }
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let mut headers = HeaderMap::new();
    let kind = header::HeaderValue::from_static("text/plain; version=0.0.4");
    headers.insert(header::CONTENT_TYPE, kind);
    (headers, app.hub.metrics.text())
}
