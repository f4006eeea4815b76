//! The doors of the server.

mod api;
mod compress;
mod files;
mod limits;
mod problem;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};

use crate::hub::Hub;
use crate::protocol::{Code, Problem};

pub(crate) use limits::Doorman;
pub(crate) use socket::Stopping;

/// What every handler can use.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) doorman: Arc<Doorman>,
    pub(crate) stopping: Stopping,
}

/// All that the server answers.
pub(crate) fn router(app: App) -> Router {
    let body = app.hub.config.limits.body;
    let api = Router::new()
        .route("/info", get(api::info))
        .route("/guests", post(api::guest))
        .route("/cards", get(api::cards))
        .route("/cards/{name}", get(api::card))
        .route("/kingdoms", get(api::kingdoms))
        .route("/kingdoms/random", post(api::random_kingdom))
        .route("/scenarios", get(api::scenarios))
        .route("/tables", get(api::my_tables).post(api::create_table))
        .route("/tables/{id}", get(api::table))
        .route("/replays/{id}", get(api::replay))
        .route("/replays/{id}/frames", get(api::frames))
        .route("/replays/{id}/play", post(api::play_on))
        .fallback(api::nothing)
        .layer(middleware::from_fn(compress::compress))
        .layer(middleware::from_fn_with_state(app.clone(), limit))
        .route("/socket", get(socket::open));
    Router::new()
        .nest("/api/v1", api)
        .route("/healthz", get(api::health))
        .route("/metrics", get(api::metrics))
        .fallback(files::file)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::map_response(guard))
        .with_state(app)
}

/// Holds back who asks too much, and what takes too long.
async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = Doorman::address(&request, &app.hub.config);
    if !app.doorman.may_ask(client) {
        crate::metrics::count(&app.hub.metrics.limited);
        return limits::too_many().into_response();
    }
    let time = app.hub.config.limits.request_time;
    let response = tokio::time::timeout(time, next.run(request)).await;
    response.unwrap_or_else(|_| {
        let message = "That took the server too long. Please try again.";
        Problem::new(Code::Internal, message).into_response()
    })
}

/// Tells browsers to be careful.
async fn guard(mut response: Response) -> Response {
    let policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                  connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'";
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    response
}
