//! Clients that mean no good.

use std::time::Duration;

use fief_server::load::Client;
use fief_server::protocol::{
    CardPage, ClientMessage, Code, CreatedTable, Guest, RandomKingdom, ServerInfo, ServerMessage,
};
use fief_server::{Config, Limits, Server};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::desk::{Desk, code, known_deal};

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

    let mut large = Client::connect(desk.address, &table, None).await.unwrap();
    let text = format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(17 * 1024));
    large.say_text(&text).await.unwrap();
    let mut said = false;
    while let Ok(message) = large.hear().await {
        said |= matches!(message, ServerMessage::Error(p) if p.code == Code::TooLarge);
    }
    assert!(said, "what is wrong is said");
}

#[tokio::test]
async fn pings_count_like_everything_else() {
    use futures_util::{SinkExt as _, StreamExt as _};
    use tokio_tungstenite::tungstenite::Message;

    let limits = Limits { burst: 20.0, messages_per_second: 1.0, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let (table, mut ann, _) = desk.alone(1, known_deal()).await;
    let stream = TcpStream::connect(desk.address).await.unwrap();
    let url = format!("ws://{}/api/v1/socket", desk.address);
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    let hello = format!("{{\"type\":\"hello\",\"version\":1,\"table\":\"{table}\"}}");
    socket.send(Message::text(hello)).await.unwrap();
    let mut pings = 0;
    while socket.send(Message::Ping(vec![0].into())).await.is_ok() && pings < 10_000 {
        pings += 1;
        if !matches!(socket.next().await, Some(Ok(message)) if !message.is_close()) {
            break;
        }
    }
    assert!(pings < 10_000, "the connection is cut");
    ann.answer_anything().await;
}

#[tokio::test]
async fn long_names_and_lists_hold_up_nobody() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let cards = |cards: Vec<String>| {
        json!({"seats": [{"who": "me"}, {"who": "open"}],
               "settings": {"kingdom": {"by": "cards", "cards": cards}}})
    };
    let random = |field: &str, names: Vec<String>| json!({ field: names });
    let long = || vec!["Militiaa".repeat(7_000)];
    let many = || (0..4_000).map(|n| format!("Militi{n}")).collect::<Vec<_>>();
    for body in [cards(long()), cards(many())] {
        let refused: Result<CreatedTable, _> = desk.post("/api/v1/tables", Some(&ann), &body).await;
        assert!(refused.unwrap_err().to_string().contains("too"), "it is too long");
    }
    for body in [
        random("fixed", long()),
        random("fixed", many()),
        random("sets", long()),
        random("sets", many()),
        random("banned", long()),
    ] {
        let refused: Result<RandomKingdom, _> =
            desk.post("/api/v1/kingdoms/random", None, &body).await;
        assert!(refused.unwrap_err().to_string().contains("too"), "it is too long");
    }
    let path = format!("/api/v1/cards/{}", "Militiaa".repeat(1_000));
    let refused: Result<CardPage, _> = desk.get(&path, None).await;
    assert!(refused.unwrap_err().to_string().contains("too long"));
    let near: Result<CardPage, _> = desk.get("/api/v1/cards/Militiaa", None).await;
    assert!(near.unwrap_err().to_string().contains("did you mean Militia?"));
}

#[tokio::test]
async fn half_requests_lock_nobody_out() {
    let limits = Limits {
        connections_per_address: 8,
        head_time: Duration::from_millis(300),
        ..Limits::measuring()
    };
    let desk = Desk::with(limits).await;
    let mut half = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(desk.address).await.unwrap();
        // Whoever is turned away at once may not even be able to write.
        let _ = stream.write_all(b"GET /api/v1/info HTTP/1.1\r\nHost: localh").await;
        half.push(stream);
    }
    let mut turned_away = 0;
    for mut stream in half {
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await.unwrap();
        turned_away += usize::from(answer.starts_with(b"HTTP/1.1 503"));
    }
    // Some lose the answer with the connection; but nobody waits for ever, and all of them are gone now.
    assert!(turned_away <= 12, "{turned_away}");
    let info: ServerInfo = desk.get("/api/v1/info", None).await.unwrap();
    assert!(info.bots.iter().any(|bot| bot.level == "hard"));
}

#[tokio::test]
async fn other_sites_and_other_names_are_refused() {
    let desk = Desk::open().await;
    let ask = async |headers: &str| {
        let request = format!("GET /api/v1/info HTTP/1.1\r\nConnection: close\r\n{headers}\r\n");
        raw(&desk, request.as_bytes()).await
    };
    let own = format!("Host: {}\r\nOrigin: http://{}\r\n", desk.address, desk.address);
    assert!(ask(&own).await.starts_with("HTTP/1.1 200"));
    for foreign in [
        format!("Host: {}\r\nOrigin: https://evil.example\r\n", desk.address),
        "Host: evil.example\r\n".to_owned(),
    ] {
        let answer = ask(&foreign).await;
        assert!(answer.contains("421") && answer.contains("wrong_site"), "{answer}");
    }
    let upgrade = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        desk.address
    );
    let mut stream = TcpStream::connect(desk.address).await.unwrap();
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 421");
}

#[tokio::test]
async fn a_second_server_does_not_get_the_database() {
    let desk = Desk::open().await;
    let address = "127.0.0.1:0".parse().unwrap();
    let second = Server::bind(Config::new(address, desk.database())).await;
    let error = second.unwrap_err().to_string();
    assert!(error.contains("another server is using it"), "{error}");
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("link.sqlite");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::os::unix::fs::symlink(desk.database(), &link).unwrap();
        let second = Server::bind(Config::new(address, link)).await;
        assert!(second.unwrap_err().to_string().contains("another server"), "by any name");
        let rights = std::fs::metadata(desk.database()).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o600, "it is nobody else's to read");
    }
    let desk = desk.restart().await;
    desk.guest("Ann").await;
}

#[tokio::test]
async fn a_database_that_was_removed_takes_nothing_more() {
    let desk = Desk::open().await;
    let (_, mut ann, guest) = desk.alone(1, known_deal()).await;
    std::fs::rename(desk.database(), desk.database().with_extension("moved")).unwrap();
    let question = ann.question().await;
    let answer = ClientMessage::Answer { question: question.id, picks: vec![] };
    assert_eq!(code(ann.ask(answer).await), Some(Code::Unavailable));
    let wanted = json!({"seats": [{"who": "me"}, {"who": "open"}]});
    let made: Result<CreatedTable, _> = desk.post("/api/v1/tables", Some(&guest), &wanted).await;
    assert!(made.unwrap_err().to_string().contains("cannot keep anything"));
    let answer = raw(&desk, b"GET /healthz HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("503"), "{answer}");
}

/// What the server says to bytes on a socket that has just joined a table.
async fn raw_frame(desk: &Desk, table: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(desk.address).await.unwrap();
    let head = format!(
        "GET /api/v1/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        desk.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let hello = format!("{{\"type\":\"hello\",\"version\":1,\"table\":\"{table}\"}}");
    let mut sent = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    sent.extend(hello.as_bytes());
    sent.extend(bytes);
    stream.write_all(&sent).await.unwrap();
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn frames_that_are_none_are_answered_with_what_is_wrong() {
    let desk = Desk::open().await;
    let (table, mut ann, _) = desk.alone(1, known_deal()).await;
    let frames: [(&[u8], &str); 6] = [
        (b"\x81\x82\0\0\0\0\xff\xfe", "no message of a WebSocket"),
        (b"\x85\x81\0\0\0\0x", "no message of a WebSocket"),
        (b"\xf1\x80\0\0\0\0", "no message of a WebSocket"),
        (b"\x81\x02{}", "no message of a WebSocket"),
        (b"\x80\x81\0\0\0\0x", "no message of a WebSocket"),
        (b"\x81\xff\x3f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", "at most 16384 bytes"),
    ];
    for (frame, wanted) in frames {
        let said = raw_frame(&desk, &table, frame).await;
        assert!(said.contains(wanted), "{frame:?}: {said}");
    }
    ann.answer_anything().await;
    for path in ["/api/v1/cards/%ff%fe", "/api/v1/replays/x/frames?from=99999999999"] {
        let request = format!("GET {path} HTTP/1.0\r\nHost: {}\r\n\r\n", desk.address);
        let said = raw(&desk, request.as_bytes()).await;
        assert!(said.contains(" 400 ") && said.contains("\"bad_message\""), "{said}");
    }
}

#[tokio::test]
async fn http_has_its_limits_too() {
    let limits = Limits { new_per_minute: 3.0, ..Limits::measuring() };
    let desk = Desk::with(limits).await;
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let head = format!("POST /api/v1/guests HTTP/1.0\r\nContent-Length: {}\r\n\r\n", body.len());
    let answer = raw(&desk, (head + &body).as_bytes()).await;
    assert!(answer.contains("413") && answer.contains("too_large"), "{answer}");
    for _ in 0..3 {
        desk.guest("Ann").await;
    }
    let more: Result<Guest, _> =
        desk.post("/api/v1/guests", None, &serde_json::json!({"name": "Bob"})).await;
    assert!(more.unwrap_err().to_string().contains("Wait a moment"));
    let info: ServerInfo = desk.get("/api/v1/info", None).await.unwrap();
    assert!(info.bots.iter().any(|bot| bot.level == "hard"));
    let answer = raw(&desk, b"GET /api/v1/nothing HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("404") && answer.contains("no_such_page"), "{answer}");
    let answer = raw(&desk, b"GET /table/abc HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("200 OK") && answer.contains("nosniff"), "{answer}");
    let answer = raw(&desk, b"GET /healthz HTTP/1.0\r\n\r\n").await;
    assert!(answer.ends_with("ok"), "{answer}");
    let answer = raw(&desk, b"GET /metrics HTTP/1.0\r\n\r\n").await;
    assert!(answer.contains("fief_limited_total 1"), "{answer}");
}
