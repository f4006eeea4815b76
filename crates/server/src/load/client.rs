//! A client as simple as can be.

use std::io;
use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::LoadError;
use crate::protocol::{
    ClientMessage, Hello, Problem, QuestionView, Request, ServerMessage, Status, Update, VERSION,
};

/// A WebSocket to a table, and what was last heard over it.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The number of the last request.
    pub said: u32,
    pub seat: Option<u8>,
    pub game: Option<String>,
    pub status: Option<Status>,
    /// The question that waits for an answer.
    pub question: Option<QuestionView>,
    pub update: Option<Update>,
}

fn broken(error: impl std::error::Error + Send + Sync + 'static) -> LoadError {
    LoadError::from(io::Error::other(error))
}

impl Client {
    /// Connects and joins a table.
    pub async fn connect(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
    ) -> Result<Self, LoadError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/v1/socket");
        let (socket, _) = client_async(url, stream).await.map_err(broken)?;
        let mut client = Self {
            socket,
            said: 0,
            seat: None,
            game: None,
            status: None,
            question: None,
            update: None,
        };
        let hello =
            Hello { version: VERSION, token: token.map(str::to_owned), table: table.to_owned() };
        client.say(&ClientMessage::Hello(hello)).await?;
        match client.hear().await? {
            ServerMessage::Welcome { .. } => Ok(client),
            ServerMessage::Error(problem) => Err(LoadError(problem.message)),
            other => Err(LoadError(format!("no welcome, but {other:?}"))),
        }
    }

    /// Sends a message, with a new number.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), LoadError> {
        self.said += 1;
        let request = Request { id: Some(self.said), message: message.clone() };
        let text = serde_json::to_string(&request).map_err(broken)?;
        self.say_text(&text).await
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: &str) -> Result<(), LoadError> {
        self.socket.send(Message::text(text)).await.map_err(broken)
    }

    /// The next message as text.
    pub async fn hear_text(&mut self) -> Result<String, LoadError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(LoadError("the server has closed the connection".to_owned()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(error)),
            }
        }
    }

    /// The next message, of which the client remembers what it needs.
    pub async fn hear(&mut self) -> Result<ServerMessage, LoadError> {
        let text = self.hear_text().await?;
        let message: ServerMessage = serde_json::from_str(&text).map_err(broken)?;
        match &message {
            ServerMessage::Welcome { seat, table, .. } | ServerMessage::Table { seat, table } => {
                self.seat = *seat;
                self.status = Some(table.status);
            }
            ServerMessage::Game { game, .. } => self.game = Some(game.clone()),
            ServerMessage::Update(update) => {
                self.question.clone_from(&update.question);
                self.update = Some((**update).clone());
            }
            ServerMessage::Chat { .. }
            | ServerMessage::EarlierChat { .. }
            | ServerMessage::Done { .. }
            | ServerMessage::Error(_)
            | ServerMessage::Pong { .. }
            | ServerMessage::Bye { .. } => {}
        }
        Ok(message)
    }
}

/// Asks over HTTP and reads the answer.
pub async fn get<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
) -> Result<T, LoadError> {
    request(address, "GET", path, token, "").await
}

/// Sends something over HTTP and reads the answer.
pub async fn post<T: DeserializeOwned>(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &impl Serialize,
) -> Result<T, LoadError> {
    let body = serde_json::to_string(body).map_err(broken)?;
    request(address, "POST", path, token, &body).await
}

async fn request<T: DeserializeOwned>(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> Result<T, LoadError> {
    let mut stream = TcpStream::connect(address).await?;
    let bearer = token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
    let length = body.len();
    // Version 1.0 of HTTP: the answer ends where the connection does, and comes in one piece.
    let request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {address}\r\n{bearer}Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text
        .split_once("\r\n\r\n")
        .ok_or_else(|| LoadError("the server's answer was cut off".to_owned()))?;
    if !head.lines().next().unwrap_or_default().contains(" 200 ") {
        let problem: Result<Problem, _> = serde_json::from_str(body);
        return Err(LoadError(problem.map_or_else(|_| head.to_owned(), |p| p.message)));
    }
    serde_json::from_str(body).map_err(broken)
}
