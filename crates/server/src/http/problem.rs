//! Problems over HTTP, and parts of requests that answer with one when something is wrong with them.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::{Code, Problem};

fn status(code: Code) -> StatusCode {
    match code {
        Code::BadMessage
        | Code::WrongVersion
        | Code::NotNow
        | Code::BadSetup
        | Code::BadName
        | Code::BadChat
        | Code::IllegalAnswer => StatusCode::BAD_REQUEST,
        Code::BadToken => StatusCode::UNAUTHORIZED,
        Code::NotSeated | Code::NotHost | Code::NoWatchers | Code::NotOpen => StatusCode::FORBIDDEN,
        Code::NoSuchTable
        | Code::NoSuchGame
        | Code::NoSuchCard
        | Code::NoSuchScenario
        | Code::NoSuchStep
        | Code::NoSuchPage
        | Code::NoSuchSeat
        | Code::NoSuchProposal => StatusCode::NOT_FOUND,
        Code::SeatTaken
        | Code::NotReady
        | Code::NotPlaying
        | Code::StaleAnswer
        | Code::NotYourQuestion
        | Code::NothingToUndo
        | Code::ProposalOpen => StatusCode::CONFLICT,
        Code::OldGame => StatusCode::GONE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::ShuttingDown | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::WrongSite => StatusCode::MISDIRECTED_REQUEST,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (status(self.code), axum::Json(self)).into_response()
    }
}

/// Says in words what the layers around the handlers say with a bare status.
pub(super) async fn in_words(response: Response) -> Response {
    let is_said = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == JSON);
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE if !is_said => too_large().into_response(),
        StatusCode::REQUEST_TIMEOUT if !is_said => {
            let message = "That took too long. Please try again.";
            let problem = Problem::new(Code::Unavailable, message);
            (StatusCode::REQUEST_TIMEOUT, axum::Json(problem)).into_response()
        }
        _ => response,
    }
}

const JSON: &str = "application/json";

fn too_large() -> Problem {
    Problem::new(Code::TooLarge, "The request is too large.")
}

/// A body that is JSON of the protocol; whatever is wrong with it is a [`Problem`].
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes =
            Bytes::from_request(request, state).await.map_err(|error| unreadable(&error))?;
        let value = serde_json::from_slice(&bytes);
        value.map(Body).map_err(|error| {
            let message = format!("The request is not what the server expects: {error}.");
            Problem::new(Code::BadMessage, message)
        })
    }
}

fn unreadable(rejection: &BytesRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return too_large();
    }
    Problem::new(Code::BadMessage, "The request was cut off.")
}

/// A part of the path; whatever is wrong with it is a [`Problem`].
pub(super) struct Path<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        let wrong = |error| bad_address(&error);
        path.map(|axum::extract::Path(value)| Self(value)).map_err(wrong)
    }
}

/// What stands behind the question mark; whatever is wrong with it is a [`Problem`].
pub(super) struct Query<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        let wrong = |error| bad_address(&error);
        query.map(|axum::extract::Query(value)| Self(value)).map_err(wrong)
    }
}

fn bad_address(error: &dyn std::fmt::Display) -> Problem {
    let message = format!("The address is not what the server expects: {error}.");
    Problem::new(Code::BadMessage, message)
}
