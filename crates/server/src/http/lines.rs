//! Answers that are told piece by piece: JSON on each line, until the work is over or nobody reads any more.

use std::convert::Infallible;

use axum::body::{Body as Stream, Bytes};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::protocol::Problem;

/// The type of an answer that is JSON on each line.
pub(super) const LINES: &str = "application/x-ndjson";

/// The pieces of news that may wait for a slow reader.
pub(super) const UNREAD: usize = 16;

/// A piece of news about work that goes on.
pub(super) trait News: Serialize + Send + 'static {
    /// Whether nothing comes after it.
    fn is_last(&self) -> bool;

    /// Says that the work has ended without a result.
    fn failed(problem: Problem) -> Self;
}

/// Reads news; when it is dropped, nobody reads any more, and the work is told to stop.
struct Reader<M, F: FnMut()> {
    news: mpsc::Receiver<M>,
    stop: F,
    ended: bool,
}

impl<M, F: FnMut()> Drop for Reader<M, F> {
    fn drop(&mut self) {
        (self.stop)();
    }
}

impl<M: News, F: FnMut()> Reader<M, F> {
    /// The next piece of news. Work that has ended without a word ends with `silence`.
    async fn next_line(&mut self, silence: fn() -> Problem) -> Option<Bytes> {
        if self.ended {
            return None;
        }
        let message = self.news.recv().await.unwrap_or_else(|| M::failed(silence()));
        self.ended = message.is_last();
        let mut line = serde_json::to_vec(&message).expect("news has only text for keys");
        line.push(b'\n');
        Some(line.into())
    }
}

/// The answer that tells the news. It calls `stop` when it is over or its reader has gone, and ends with `silence` if the news
/// stops without a last piece.
pub(super) fn told<M: News>(
    news: mpsc::Receiver<M>,
    stop: impl FnMut() + Send + 'static,
    silence: fn() -> Problem,
) -> Response {
    let reader = Reader { news, stop, ended: false };
    let lines = stream::unfold(reader, move |mut reader| async move {
        let line = reader.next_line(silence).await?;
        Some((Ok::<Bytes, Infallible>(line), reader))
    });
    ([(header::CONTENT_TYPE, LINES)], Stream::from_stream(lines)).into_response()
}
