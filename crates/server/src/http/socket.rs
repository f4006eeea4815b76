//! A WebSocket: one client at one table.

use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, interval, timeout};

use super::App;
use super::limits::{self, Bucket, Doorman};
use crate::protocol::{
    ClientMessage, Code, Hello, Problem, Request as Said, ServerMessage, VERSION,
};
use crate::room::{Handle, ToRoom};

/// Whether the server is about to stop.
pub(crate) type Stopping = watch::Receiver<bool>;

/// How many messages a client may be behind before it is dropped.
const BEHIND: usize = 256;
/// How long a client has for `hello`.
const HELLO: Duration = Duration::from_secs(10);
const PING: Duration = Duration::from_secs(20);
/// Who is silent for so long is gone.
const SILENCE: Duration = Duration::from_mins(1);
/// How long a message may take to be sent.
const SENDING: Duration = Duration::from_secs(20);
/// How often a client may go over the limit before it is dropped.
const STRIKES: u32 = 50;

pub(super) async fn open(State(app): State<App>, request: Request) -> Response {
    use axum::extract::FromRequestParts as _;

    let address = Doorman::address(&request, &app.hub.config);
    let (mut parts, _): (Parts, _) = request.into_parts();
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    if !app.doorman.may_ask(address) || !app.doorman.socket_opens(address) {
        crate::metrics::count(&app.hub.metrics.limited);
        return limits::too_many().into_response();
    }
    let open = Open { app: app.clone(), address };
    app.hub.metrics.sockets.fetch_add(1, Ordering::Relaxed);
    let largest = app.hub.config.limits.message;
    upgrade
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| async move { serve(socket, open).await })
}

/// Counts a socket as long as it lives.
struct Open {
    app: App,
    address: IpAddr,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.doorman.socket_closed(self.address);
        self.app.hub.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn serve(mut socket: WebSocket, open: Open) {
    let hello = timeout(HELLO, hello(&mut socket)).await;
    let hello = hello.unwrap_or_else(|_| {
        Err(Problem::new(Code::NotNow, "Nothing was said for too long. Please connect again."))
    });
    let joined = match hello {
        Ok(Some(hello)) => join(&open.app, hello).await,
        Ok(None) => return,
        Err(problem) => Err(problem),
    };
    match joined {
        Ok(at_table) => at_table.stay(&mut socket, &open.app).await,
        Err(problem) => {
            let message = text(&ServerMessage::Error(problem));
            // Who is gone does not need to know.
            let _ = timeout(SENDING, socket.send(Message::Text(message))).await;
        }
    }
    let close = Message::Close(Some(CloseFrame { code: 1000, reason: Utf8Bytes::default() }));
    let _ = timeout(SENDING, socket.send(close)).await;
}

fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only text for keys").into()
}

fn parse(text: &str) -> Result<Said, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let message = format!("The server does not understand this message: {error}.");
        Problem::new(Code::BadMessage, message)
    })
}

/// The first message; nothing if the client has gone.
async fn hello(socket: &mut WebSocket) -> Result<Option<Hello>, Problem> {
    loop {
        let said = match socket.recv().await {
            Some(Ok(Message::Text(text))) => parse(&text)?,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            Some(Ok(Message::Binary(_))) => {
                return Err(Problem::new(Code::BadMessage, "Messages are text."));
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Ok(None),
        };
        let ClientMessage::Hello(hello) = said.message else {
            return Err(Problem::new(Code::NotNow, "The first message must be `hello`."));
        };
        if hello.version != VERSION {
            let message = format!(
                "This page speaks version {} of the protocol and the server {VERSION}. Load the page again.",
                hello.version
            );
            return Err(Problem::new(Code::WrongVersion, message));
        }
        return Ok(Some(hello));
    }
}

async fn join(app: &App, hello: Hello) -> Result<AtTable, Problem> {
    let person = match &hello.token {
        Some(token) => Some(app.hub.signer.check(token)?),
        None => None,
    };
    let (out, inbox) = mpsc::channel(BEHIND);
    let (handle, joined) = app
        .hub
        .ask(&hello.table, |reply| ToRoom::Join { person: person.clone(), out: out.clone(), reply })
        .await?;
    Ok(AtTable { handle, connection: joined?, inbox })
}

/// A client that has joined a table.
struct AtTable {
    handle: Handle,
    connection: u64,
    inbox: mpsc::Receiver<Utf8Bytes>,
}

impl AtTable {
    async fn stay(mut self, socket: &mut WebSocket, app: &App) {
        self.talk(socket, app).await;
        let leave = ToRoom::Leave { connection: self.connection };
        // A table that is gone has nobody to miss.
        let _ = self.handle.send(leave).await;
    }

    /// Carries messages both ways until one side is gone.
    async fn talk(&mut self, socket: &mut WebSocket, app: &App) {
        let limits = &app.hub.config.limits;
        let mut bucket = Bucket::new(limits.messages_per_second, limits.burst);
        let mut strikes = 0;
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        let mut stopping = app.stopping.clone();
        loop {
            tokio::select! {
                message = self.inbox.recv() => {
                    let Some(message) = message else { return };
                    if !send(socket, message).await {
                        return;
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    let said = match message {
                        Some(Ok(Message::Text(text))) => parse(&text),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => {
                            Err(Problem::new(Code::BadMessage, "Messages are text."))
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    };
                    let id = said.as_ref().ok().and_then(|said| said.id);
                    let said = if bucket.take() { said } else { Err(limits::too_many()) };
                    let problem = match said {
                        Ok(said) => match self.pass_on(said).await {
                            Ok(()) => continue,
                            Err(problem) => problem,
                        },
                        Err(problem) => problem,
                    };
                    strikes += 1;
                    let problem = ServerMessage::Error(Problem { re: id, ..problem });
                    if !send(socket, text(&problem)).await || strikes > STRIKES {
                        return;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE || !send_ping(socket).await {
                        return;
                    }
                }
                // The table has said goodbye by then.
                () = told(&mut stopping) => {
                    while let Ok(message) = self.inbox.try_recv() {
                        if !send(socket, message).await {
                            return;
                        }
                    }
                    return;
                }
            }
        }
    }

    async fn pass_on(&self, said: Said) -> Result<(), Problem> {
        let Said { id, message } = said;
        let say = ToRoom::Say { connection: self.connection, id, message };
        self.handle.send(say).await.map_err(|_| {
            Problem::new(
                Code::ShuttingDown,
                "The table is gone for a moment. Please connect again.",
            )
        })
    }
}

/// Waits until the server is about to stop.
async fn told(stopping: &mut Stopping) {
    // A server that is gone has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn send(socket: &mut WebSocket, message: Utf8Bytes) -> bool {
    let sent = timeout(SENDING, socket.send(Message::Text(message))).await;
    sent.is_ok_and(|sent| sent.is_ok())
}

async fn send_ping(socket: &mut WebSocket) -> bool {
    let sent = timeout(SENDING, socket.send(Message::Ping(Vec::new().into()))).await;
    sent.is_ok_and(|sent| sent.is_ok())
}
