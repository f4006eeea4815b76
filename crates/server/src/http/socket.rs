//! A WebSocket: one client at one table.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use futures_util::SinkExt as _;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_tungstenite::tungstenite::{self, error::ProtocolError};

use super::App;
use super::limits::{self, Slot};
use crate::bucket::Bucket;
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
/// What a socket has at hand for reading and writing; larger messages get more for a moment.
const BUFFER: usize = 4 * 1024;
/// How many messages are written at once.
const TOGETHER: usize = 8;
/// How long a client has to read why it must go.
const LINGER: Duration = Duration::from_millis(300);
/// How often a client may go over the limit before it is dropped.
const STRIKES: u32 = 50;

pub(super) async fn open(State(app): State<App>, request: Request) -> Response {
    use axum::extract::FromRequestParts as _;

    let address = app.doorman.address(request.extensions(), request.headers());
    let (mut parts, _): (Parts, _) = request.into_parts();
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &app).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let Some(slot) = app.doorman.socket_opens(address) else {
        app.hub.metrics.limited.inc();
        return limits::too_many().into_response();
    };
    app.hub.metrics.sockets.inc();
    let open = Open { app: app.clone(), _slot: slot };
    let largest = app.hub.config.limits.message;
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| async move { serve(socket, open).await })
}

/// Counts a socket as long as it lives.
struct Open {
    app: App,
    _slot: Slot,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.app.hub.metrics.sockets.dec();
    }
}

async fn serve(mut socket: WebSocket, open: Open) {
    let hello = timeout(HELLO, hello(&mut socket, open.app.hub.config.limits.message)).await;
    let hello = hello.unwrap_or_else(|_| {
        Err(Problem::new(Code::NotNow, "Nothing was said for too long. Please connect again."))
    });
    let joined = match hello {
        // What it takes to join is not kept for as long as the socket lives.
        Ok(Some(hello)) => Box::pin(join(&open.app, hello)).await,
        Ok(None) => return,
        Err(problem) => Err(problem),
    };
    let ended = match joined {
        Ok(at_table) => at_table.stay(&mut socket, &open.app).await,
        Err(problem) => Err(problem),
    };
    let code = match &ended {
        Err(problem) if problem.code == Code::TooLarge => close_code::SIZE,
        Err(problem) if problem.code == Code::TooMany => close_code::POLICY,
        Err(problem) if problem.code == Code::BadMessage => close_code::PROTOCOL,
        _ => close_code::NORMAL,
    };
    let has_problem = ended.is_err();
    if let Err(problem) = ended {
        // Who is gone does not need to know.
        let _ = send(&mut socket, text(&ServerMessage::Error(problem))).await;
    }
    let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
    let _ = timeout(SENDING, socket.send(close)).await;
    if has_problem {
        // A connection that ends with something unread takes back what was just written.
        sleep(LINGER).await;
    }
}

/// What is wrong with a message that could not be received; nothing if the client has just gone.
fn unreadable(error: axum::Error, largest: usize) -> Option<Problem> {
    let error = error.into_inner().downcast::<tungstenite::Error>().ok()?;
    match *error {
        tungstenite::Error::Capacity(_) => {
            let message = format!("A message has at most {largest} bytes.");
            Some(Problem::new(Code::TooLarge, message))
        }
        tungstenite::Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        error @ (tungstenite::Error::Utf8(_) | tungstenite::Error::Protocol(_)) => {
            let message = format!("That is no message of a WebSocket: {error}.");
            Some(Problem::new(Code::BadMessage, message))
        }
        _ => None,
    }
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
async fn hello(socket: &mut WebSocket, largest: usize) -> Result<Option<Hello>, Problem> {
    loop {
        let said = match socket.recv().await {
            Some(Ok(Message::Text(text))) => parse(&text)?,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            Some(Ok(Message::Binary(_))) => {
                return Err(Problem::new(Code::BadMessage, "Messages are text."));
            }
            Some(Err(error)) => return unreadable(error, largest).map_or(Ok(None), Err),
            Some(Ok(Message::Close(_))) | None => return Ok(None),
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
    // From before the token is looked at, so that none slips in while it is being revoked.
    let revocations = app.hub.revocations.subscribe();
    let person = match &hello.token {
        Some(token) => Some(app.hub.signer.check(token)?),
        None => None,
    };
    let (out, inbox) = mpsc::channel(BEHIND);
    let (handle, joined) = app
        .hub
        .ask(&hello.table, |reply| ToRoom::Join { person: person.clone(), out: out.clone(), reply })
        .await?;
    let guest = person.map(|person| person.guest);
    Ok(AtTable { handle, connection: joined?, guest, inbox, revocations })
}

/// A client that has joined a table.
struct AtTable {
    handle: Handle,
    connection: u64,
    /// Whose token was shown.
    guest: Option<String>,
    inbox: mpsc::Receiver<Utf8Bytes>,
    revocations: broadcast::Receiver<String>,
}

impl AtTable {
    /// Stays until one side is gone, or the client must go for a reason.
    async fn stay(mut self, socket: &mut WebSocket, app: &App) -> Result<(), Problem> {
        let ended = self.talk(socket, app).await;
        let leave = ToRoom::Leave { connection: self.connection };
        // A table that is gone has nobody to miss.
        let _ = self.handle.send(leave).await;
        ended
    }

    /// Carries messages both ways.
    async fn talk(&mut self, socket: &mut WebSocket, app: &App) -> Result<(), Problem> {
        let limits = &app.hub.config.limits;
        let mut bucket = Bucket::new(limits.messages_per_second, limits.burst);
        let mut strikes = 0;
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        let mut stopping = app.stopping.clone();
        let mut told_now = Vec::new();
        loop {
            tokio::select! {
                heard = self.inbox.recv_many(&mut told_now, TOGETHER) => {
                    if heard == 0 || !send_together(socket, &mut told_now).await {
                        return Ok(());
                    }
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    let Some(message) = message else { return Ok(()) };
                    let message = match message {
                        Ok(Message::Close(_)) => return Ok(()),
                        Ok(message) => message,
                        Err(error) => return unreadable(error, limits.message).map_or(Ok(()), Err),
                    };
                    let allowed = bucket.take();
                    let Err(problem) = self.hear(message, allowed).await else { continue };
                    strikes += 1;
                    if strikes > STRIKES {
                        return Err(problem);
                    }
                    if !send(socket, text(&ServerMessage::Error(problem))).await {
                        return Ok(());
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE || !send_ping(socket).await {
                        return Ok(());
                    }
                }
                revoked = self.revocations.recv() => {
                    // Whoever has missed some does not know whether this one was among them, and connects again.
                    if !revoked.is_ok_and(|guest| Some(&guest) != self.guest.as_ref()) {
                        let message = "Your guest pass was revoked. Choose a name to get a new one.";
                        return Err(Problem::new(Code::BadToken, message));
                    }
                }
                // The table has said goodbye by then.
                () = told(&mut stopping) => {
                    while let Ok(message) = self.inbox.try_recv() {
                        if !send(socket, message).await {
                            break;
                        }
                    }
                    return Ok(());
                }
            }
        }
    }

    /// Takes one message of the client. Pings count like everything else.
    async fn hear(&self, message: Message, allowed: bool) -> Result<(), Problem> {
        let said = match &message {
            Message::Text(text) => parse(text),
            Message::Binary(_) => Err(Problem::new(Code::BadMessage, "Messages are text.")),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) if allowed => return Ok(()),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => Err(limits::too_many()),
        };
        let id = said.as_ref().ok().and_then(|said| said.id);
        let said = if allowed { said } else { Err(limits::too_many()) };
        let passed_on = match said {
            Ok(said) => self.pass_on(said).await,
            Err(problem) => Err(problem),
        };
        passed_on.map_err(|problem| Problem { re: id, ..problem })
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
pub(crate) async fn told(stopping: &mut Stopping) {
    // A server that is gone has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn send(socket: &mut WebSocket, message: Utf8Bytes) -> bool {
    let sent = timeout(SENDING, socket.send(Message::Text(message))).await;
    sent.is_ok_and(|sent| sent.is_ok())
}

/// Sends messages as one: each write is a call of the system and a packet.
async fn send_together(socket: &mut WebSocket, messages: &mut Vec<Utf8Bytes>) -> bool {
    let sending = async {
        for message in messages.drain(..) {
            socket.feed(Message::Text(message)).await?;
        }
        socket.flush().await
    };
    timeout(SENDING, sending).await.is_ok_and(|sent| sent.is_ok())
}

async fn send_ping(socket: &mut WebSocket) -> bool {
    let sent = timeout(SENDING, socket.send(Message::Ping(Vec::new().into()))).await;
    sent.is_ok_and(|sent| sent.is_ok())
}
