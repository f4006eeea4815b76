//! Old databases: `tests/databases` keeps one of each version, with a table of two at which a game was begun.
//!
//! Whoever adds a migration keeps a database of the version before it, and adds a line here.

use std::path::Path;

use fief_server::protocol::{ReplayInfo, TableInfo};

use crate::desk::Desk;

/// Of each version: its file, and how many answers are in it.
const VERSIONS: [(&str, i64); 1] = [("v1.sqlite", 20)];

#[tokio::test]
async fn a_database_of_every_version_is_brought_up_to_date_and_loses_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases");
    let newest = std::fs::read_dir(folder.join("../../migrations")).unwrap().count();
    assert_eq!(VERSIONS.len() + 1, newest, "one database is kept of each version but the newest");
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
        let new: fief_server::protocol::Guest =
            desk.post("/api/v1/guests/revoke", Some(&ann), &serde_json::json!({})).await.unwrap();
        assert_eq!(new.guest, ann.guest, "what is new works");
        let desk = desk.restart().await;
        assert_eq!(desk.count("SELECT count(*) FROM answers").await, answers, "{file}");
    }
}
