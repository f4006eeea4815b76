//! Lessons and puzzles, played at a table.

use fief_server::protocol::{
    ClientMessage, Code, CreatedTable, ExerciseState, ExerciseView, Guest, LessonList, MyTables,
    PlayOn, Proposal, PuzzleList, ReplayInfo,
};

use crate::desk::{Desk, Person, known_deal};

async fn begin(desk: &Desk, id: &str, step: u32) -> (Person, Guest, String) {
    let guest = desk.guest("Ann").await;
    let body = PlayOn { step, seat: 0, level: "easy".to_owned() };
    let path = format!("/api/v1/replays/{id}/play");
    let made: CreatedTable = desk.post(&path, Some(&guest), &body).await.unwrap();
    let mut person = desk.join(&made.table, Some(&guest)).await;
    person.question().await;
    (person, guest, made.table)
}

fn exercise(person: &Person) -> ExerciseView {
    person.seen().exercise.clone().expect("it has a goal")
}

/// Picks the option that does this.
async fn act(person: &mut Person, phrase: &str) {
    let question = person.question().await;
    let option = question.options.iter().find(|option| option.phrase == phrase);
    let option = option.unwrap_or_else(|| panic!("no '{phrase}' in {question:?}"));
    person.answer(vec![option.index]).await;
}

#[tokio::test]
async fn a_lesson_is_played_with_a_coach_until_its_goal_is_reached() {
    let desk = Desk::open().await;
    let list: LessonList = desk.get("/api/v1/lessons", None).await.unwrap();
    assert_eq!(list.lessons.len(), 10);
    let first = &list.lessons[1].parts[0];
    let (mut ann, guest, table) = begin(&desk, &first.id, first.given).await;
    let before = exercise(&ann);
    assert_eq!((before.state, before.strayed), (ExerciseState::Going, false));
    assert!(before.coach.is_some() && before.after.is_none());
    let nothing = ClientMessage::Propose { proposal: Proposal::Restart };
    assert_eq!(ann.ask(nothing).await.unwrap_err().code, Code::NothingToUndo);

    // The wrong card first: the coach has nothing to say to that, and in the end it is missed.
    act(&mut ann, "play Smithy").await;
    assert!(exercise(&ann).strayed && exercise(&ann).coach.is_none());
    ann.answer(vec![]).await;
    while exercise(&ann).state == ExerciseState::Going {
        ann.update().await;
    }
    assert_eq!(exercise(&ann).state, ExerciseState::Missed);

    ann.ask(ClientMessage::Propose { proposal: Proposal::Restart }).await.unwrap();
    while exercise(&ann).state != ExerciseState::Going {
        ann.update().await;
    }
    assert_eq!(ann.seen().step, first.given);
    act(&mut ann, "play Village").await;
    assert!(!exercise(&ann).strayed);
    act(&mut ann, "play Smithy").await;
    let after = exercise(&ann);
    assert_eq!(after.state, ExerciseState::Reached);
    assert!(after.after.is_some() && after.next.is_some());

    // Whoever watches sees the goal, but not what is said to the player.
    let mut eve = desk.join(&table, None).await;
    eve.shown().await;
    assert_eq!(exercise(&eve).coach, None);
    let mine: MyTables = desk.get("/api/v1/tables", Some(&guest)).await.unwrap();
    assert_eq!(mine.tables[0].exercise.as_deref(), Some(first.title.as_str()));
}

#[tokio::test]
async fn the_others_have_moved_before_a_lesson_on_reactions_begins() {
    let desk = Desk::open().await;
    let list: LessonList = desk.get("/api/v1/lessons", None).await.unwrap();
    let part = list.lessons.iter().flat_map(|lesson| &lesson.parts).find(|part| part.given > 0);
    let part = part.expect("there is one");
    let (mut ann, ..) = begin(&desk, &part.id, part.given).await;
    assert!(exercise(&ann).coach.is_some());
    let question = ann.question().await;
    ann.answer(vec![question.options[0].index]).await;
    assert_eq!(exercise(&ann).state, ExerciseState::Reached);
}

#[tokio::test]
async fn a_goal_that_was_reached_stays_so_after_a_restart_of_the_server() {
    let mut desk = Desk::open().await;
    let list: PuzzleList = desk.get("/api/v1/puzzles", None).await.unwrap();
    assert!(list.puzzles.len() >= 30 && list.today.is_some());
    assert!(list.puzzles.iter().all(|info| info.solutions > 0));
    let (mut ann, guest, table) = begin(&desk, "puzzle:base-library-1", 0).await;
    assert!(exercise(&ann).position.iter().any(|line| line.starts_with("Alice deck:")));
    for phrase in ["play Village", "play Militia", "play Library"] {
        act(&mut ann, phrase).await;
    }
    assert_eq!(exercise(&ann).state, ExerciseState::Reached);
    drop(ann);
    desk = desk.restart().await;
    let mut ann = desk.join(&table, Some(&guest)).await;
    ann.shown().await;
    assert_eq!(exercise(&ann).state, ExerciseState::Reached);
    // A solution is a replay like any other.
    let path = "/api/v1/replays/puzzle:base-library-1";
    let replay: ReplayInfo = desk.get(path, None).await.unwrap();
    assert_eq!(replay.scenario.unwrap().failure, None);
}

#[tokio::test]
async fn a_game_that_was_dealt_cannot_begin_again() {
    let desk = Desk::open().await;
    let (_, mut ann, _) = desk.alone(1, known_deal()).await;
    ann.answer_anything().await;
    let restart = ClientMessage::Propose { proposal: Proposal::Restart };
    assert_eq!(ann.ask(restart).await.unwrap_err().code, Code::NotPlaying);
    let missing: Result<ReplayInfo, _> = desk.get("/api/v1/replays/puzzle:none-1", None).await;
    assert!(missing.unwrap_err().to_string().contains("no puzzle"));
}
