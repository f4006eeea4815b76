//! Clients that mean no good.

use std::time::Duration;

use fief_server::Limits;
use fief_server::load::Client;
use fief_server::protocol::{ClientMessage, Code, Guest, ServerInfo, ServerMessage};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::desk::{Desk, known_deal};

/// What the server answers to any bytes.
async fn raw(desk: &Desk, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(desk.address).await.unwrap();
    stream.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    // A server that cuts the connection may do so in the middle.
    let _ = timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn nonsense_is_answered_with_what_is_wrong() {
    let desk = Desk::open().await;
    let (table, mut ann, guest) = desk.alone(1, known_deal()).await;
    let nonsense = [
        "",
        "{",
        "[]",
        "null",
        "{\"type\":\"fly\"}",
        "{\"type\":\"answer\",\"question\":1,\"picks\":\"all\"}",
        "{\"type\":\"answer\",\"question\":\"0.0\",\"picks\":[-1]}",
        "{\"type\":\"answer\",\"question\":\"0.0\",\"picks\":[99999999999]}",
        "\u{0}\u{202e}",
    ];
    for text in nonsense {
        ann.client.say_text(text).await.unwrap();
        let ServerMessage::Error(problem) = ann.hear().await else { panic!("no error to {text}") };
        assert_eq!(problem.code, Code::BadMessage, "{text}");
    }
    let deep = "[".repeat(10_000);
    ann.client.say_text(&deep).await.unwrap();
    assert!(matches!(ann.hear().await, ServerMessage::Error(_)));
    ann.answer_anything().await;

    for (hello, wanted) in [
        ("{\"type\":\"ping\"}".to_owned(), Code::NotNow),
        (
            format!("{{\"type\":\"hello\",\"version\":99,\"table\":\"{table}\"}}"),
            Code::WrongVersion,
        ),
        (
            "{\"type\":\"hello\",\"version\":1,\"table\":\"../../etc\"}".to_owned(),
            Code::NoSuchTable,
        ),
        (
            format!(
                "{{\"type\":\"hello\",\"version\":1,\"token\":\"{}x\",\"table\":\"{table}\"}}",
                guest.token
            ),
            Code::BadToken,
        ),
    ] {
        let error = say_hello(&desk, &hello).await;
        assert_eq!(error, wanted, "{hello}");
    }
}

/// The error that another first message gets.
async fn say_hello(desk: &Desk, hello: &str) -> Code {
    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio_tungstenite::tungstenite::Message;

    let stream = TcpStream::connect(desk.address).await.unwrap();
    let url = format!("ws://{}/api/v1/socket", desk.address);
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    socket.send(Message::text(hello)).await.unwrap();
    let answer = socket.next().await.unwrap().unwrap();
    match serde_json::from_str(answer.to_text().unwrap()).unwrap() {
        ServerMessage::Error(problem) => problem.code,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn who_sends_too_much_is_cut_off_and_the_others_play_on() {
    let limits = Limits { burst: 20.0, messages_per_second: 1.0, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let (table, mut ann, _) = desk.alone(1, known_deal()).await;
    let mut flood = Client::connect(desk.address, &table, None).await.unwrap();
    let mut refused = 0;
    // What was not read yet when the connection is cut may be lost, so it is read meanwhile.
    while flood.say(&ClientMessage::Ping).await.is_ok()
        && let Ok(message) = flood.hear().await
    {
        refused +=
            usize::from(matches!(message, ServerMessage::Error(p) if p.code == Code::TooMany));
    }
    assert!(refused > 10, "{refused}");
    ann.answer_anything().await;

    let mut large = Client::connect(desk.address, &table, None).await.unwrap();
    let text = format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(1_000_000));
    // The server may have cut the connection before all of it was sent.
    let _ = large.say_text(&text).await;
    while large.hear().await.is_ok() {}
    ann.answer_anything().await;
}

#[tokio::test]
async fn http_has_its_limits_too() {
    let limits = Limits { new_per_minute: 3.0, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let head = format!("POST /api/v1/guests HTTP/1.0\r\nContent-Length: {}\r\n\r\n", body.len());
    let answer = raw(&desk, (head + &body).as_bytes()).await;
    assert!(answer.contains("413") && answer.contains("too_large"), "{answer}");
    for _ in 0..2 {
        desk.guest("Ann").await;
    }
    let more: Result<Guest, _> =
        desk.post("/api/v1/guests", None, &serde_json::json!({"name": "Bob"})).await;
    assert!(more.unwrap_err().to_string().contains("Wait a moment"));
    let info: ServerInfo = desk.get("/api/v1/info", None).await.unwrap();
    assert_eq!(info.bots.len(), 4);
    let answer = raw(&desk, b"GET /api/v1/nothing HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("404") && answer.contains("no_such_page"), "{answer}");
    let answer = raw(&desk, b"GET /table/abc HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("200 OK") && answer.contains("nosniff"), "{answer}");
    let answer = raw(&desk, b"GET /healthz HTTP/1.0\r\n\r\n").await;
    assert!(answer.ends_with("ok"), "{answer}");
    let answer = raw(&desk, b"GET /metrics HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("fief_limited_total 1"), "{answer}");
}
