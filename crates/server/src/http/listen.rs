//! Connections: let in one by one, and not for longer than they are of use.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use super::App;
use super::limits::{self, Slot};
use super::socket::told;

/// How long a connection may be silent: longer than a socket waits for the answer to its ping.
const SILENCE: Duration = Duration::from_secs(75);
/// How long a client may take to read something.
const READING: Duration = Duration::from_secs(20);
/// How long nothing is let in when the system has no room for a connection.
const NO_ROOM: Duration = Duration::from_millis(200);
/// The largest head of a request.
const HEAD: usize = 32 * 1024;

/// A connection, which is counted wherever it goes: also when it has become a socket.
struct Counted {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _slot: Slot,
}

impl Counted {
    fn new(stream: TcpStream, slot: Slot) -> Self {
        // A small message must not wait for the other side to confirm the one before it; where the system cannot do
        // that, it is only slower.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_read_timeout(Some(SILENCE));
        stream.set_write_timeout(Some(READING));
        Self { stream: Box::pin(stream), _slot: slot }
    }
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Serves whoever connects, until the server stops; then waits for those who are still being served.
pub(crate) async fn serve(listener: TcpListener, app: App, router: Router) {
    let mut connections = JoinSet::new();
    let mut stopping = app.stopping.clone();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = told(&mut stopping) => break,
        };
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => match app.doorman.connection_opens(peer.ip()) {
                Some(slot) => {
                    let stream = Counted::new(stream, slot);
                    connections.spawn(connection(stream, peer, app.clone(), router.clone()));
                }
                None => turn_away(stream, peer, &app),
            },
            Err(error) => {
                // Often there are no files left, which gets better only when somebody leaves.
                tracing::error!(%error, "a connection could not be accepted");
                sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

async fn connection(stream: Counted, peer: SocketAddr, app: App, router: Router) {
    app.hub.metrics.connections.inc();
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.hub.config.limits.head_time)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    let mut stopping = app.stopping.clone();
    let finished = tokio::select! {
        finished = served.as_mut() => finished,
        () = told(&mut stopping) => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = finished {
        tracing::debug!(%peer, %error, "a connection has ended");
    }
    app.hub.metrics.connections.dec();
}

/// Says that there is no room. Nobody waits for somebody who does not want to hear it.
fn turn_away(stream: TcpStream, peer: SocketAddr, app: &App) {
    app.hub.metrics.turned_away.inc();
    tracing::debug!(%peer, "turned away: too many connections");
    let problem = limits::too_many();
    let body = serde_json::to_string(&problem).expect("a problem has only text for keys");
    let answer = format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 5\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // There is room for this much in every new connection, or else the answer is lost with it.
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(answer.as_bytes());
    }
}
