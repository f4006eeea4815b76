//! The doors of the server.

mod advice;
mod api;
mod files;
mod limits;
mod lines;
mod listen;
mod positions;
mod problem;
mod sim;
mod site;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tokio::time::Instant;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{And, NotForContentType, Predicate as _, SizeAbove};
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::advice::Advisor;
use crate::hub::Hub;
use crate::simulator::Simulator;

pub(crate) use limits::Doorman;
pub(crate) use listen::serve;
pub(crate) use socket::{Stopping, told};

/// What every handler can use.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) doorman: Arc<Doorman>,
    pub(crate) stopping: Stopping,
    pub(crate) simulator: Arc<Simulator>,
    pub(crate) advisor: Arc<Advisor>,
}

/// Below this, an answer fits into a packet or two anyway.
const WORTH_COMPRESSING: u16 = 1500;

/// What browsers may load into the client's pages.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'";

/// All that the server answers.
pub(crate) fn router(app: App) -> Router {
    let limits = &app.hub.config.limits;
    let api = Router::new()
        .route("/info", get(api::info))
        .route("/guests", post(api::guest))
        .route("/guests/revoke", post(api::revoke))
        .route("/cards", get(api::cards))
        .route("/cards/{name}", get(api::card))
        .route("/kingdoms", get(api::kingdoms))
        .route("/kingdoms/random", post(api::random_kingdom))
        .route("/scenarios", get(api::scenarios))
        .route("/lessons", get(api::lessons))
        .route("/puzzles", get(api::puzzles))
        .route("/positions/check", post(positions::check))
        .route("/positions/play", post(positions::play))
        .route("/strategies", get(sim::strategies))
        .route("/strategies/check", post(sim::check))
        .route("/sim", post(sim::run))
        .route("/tables", get(api::my_tables).post(api::create_table))
        .route("/tables/{id}", get(api::table))
        .route("/tables/{id}/hint", post(advice::hint))
        .route("/replays/{id}", get(api::replay))
        .route("/replays/{id}/frames", get(api::frames))
        .route("/replays/{id}/save", get(api::save))
        .route("/replays/{id}/play", post(api::play_on))
        .route("/replays/{id}/review", post(advice::review))
        .route("/socket", get(socket::open))
        .fallback(api::nothing);
    let header =
        |name, value| SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(api::health))
        .route("/metrics", get(api::metrics))
        .fallback(files::file)
        .layer(compression())
        .layer(DefaultBodyLimit::disable())
        .layer(RequestBodyLimitLayer::new(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request_time))
        .layer(middleware::map_response(problem::in_words))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .layer(middleware::from_fn_with_state(app.clone(), site::check))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(header(header::CONTENT_SECURITY_POLICY, POLICY))
        .with_state(app)
}

/// Large answers travel compressed to those who read that. What comes line by line must not wait in a compressor.
fn compression() -> CompressionLayer<And<SizeAbove, NotForContentType>> {
    let quick = CompressionLayer::new().quality(CompressionLevel::Fastest);
    let by_line = NotForContentType::const_new(lines::LINES);
    quick.compress_when(SizeAbove::new(WORTH_COMPRESSING).and(by_line))
}

/// Holds back whoever asks too much.
async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = app.doorman.address(request.extensions(), request.headers());
    if !app.doorman.may_ask(client) {
        app.hub.metrics.limited.inc();
        return limits::too_many().into_response();
    }
    let began = Instant::now();
    let response = next.run(request).await;
    app.hub.metrics.request_seconds.observe(began.elapsed().as_secs_f64());
    response
}
