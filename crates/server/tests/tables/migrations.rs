//! Old databases: `tests/databases` keeps one of each version, with a table of two at which a game was begun.
//!
//! Whoever adds a migration keeps a database of the new version, and adds a line here.

use std::path::Path;

use fief_server::protocol::{Guest, MyTables, ReplayInfo, TableInfo};

use crate::desk::Desk;

/// Of each version: its file, and how many answers are in it.
const VERSIONS: [(&str, i64); 2] = [("v1.sqlite", 20), ("v2.sqlite", 25)];

/// A token that was revoked in the second version, which must stay void.
const REVOKED: &str =
    "f2.8bsdjd4zncsk.0.457665.154a44eaf958ad94d952ce09068ae4c90efdcd03c2bc0b3b5106a972dce79544";

#[tokio::test]
async fn a_database_of_every_version_is_brought_up_to_date_and_loses_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases");
    let newest = std::fs::read_dir(folder.join("../../migrations")).unwrap().count();
    assert_eq!(VERSIONS.len(), newest, "one database is kept of each version");
    for (file, answers) in VERSIONS {
        let desk = Desk::with_database(&folder.join(file)).await;
        assert_eq!(desk.count("SELECT count(*) FROM answers").await, answers, "{file}");
        let info: TableInfo = desk.get("/api/v1/tables/oldtableoldt", None).await.unwrap();
        let names: Vec<&str> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Host 0", "Guest 0"], "{file}");
        let path = format!("/api/v1/replays/{}", info.game.unwrap().id);
        let replay: ReplayInfo = desk.get(&path, None).await.unwrap();
        // By the rules of today not all of them may fit; then it is said.
        assert!(i64::from(replay.steps) == answers || replay.note.is_some(), "{file}");
        let ann = desk.guest("Ann").await;
        let new: Guest =
            desk.post("/api/v1/guests/revoke", Some(&ann), &serde_json::json!({})).await.unwrap();
        assert_eq!(new.guest, ann.guest, "what is new works");
        let desk = desk.restart().await;
        assert_eq!(desk.count("SELECT count(*) FROM answers").await, answers, "{file}");
    }
}

#[tokio::test]
async fn what_was_revoked_stays_void_in_an_old_database() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases/v2.sqlite");
    let desk = Desk::with_database(&file).await;
    let eve = Guest { token: REVOKED.to_owned(), guest: String::new(), name: String::new() };
    let tables: Result<MyTables, _> = desk.get("/api/v1/tables", Some(&eve)).await;
    assert!(tables.unwrap_err().to_string().contains("revoked"));
}
