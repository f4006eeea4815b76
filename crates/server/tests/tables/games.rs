//! Games from beginning to end.

use fief_engine::save::RULES_VERSION;
use fief_server::protocol::{
    ClientMessage, ClockSetting, Code, CreateTable, CreatedTable, Frames, KingdomChoice, MyTables,
    NewSeat, Proposal, ReplayInfo, ServerMessage, Settings, Status, TableInfo, Watchers, Who,
};

use crate::desk::{Desk, Person, code, known_deal, play_out};

#[tokio::test]
async fn two_people_play_a_whole_game_and_another() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    let answers = play_out(&mut ann, &mut bob).await;
    let outcome = ann.seen().view.outcome.clone().expect("the game is over");
    assert_eq!(outcome.seats.len(), 2);
    assert!(outcome.seats.iter().any(|seat| seat.won) && outcome.words.contains("points"));
    assert_eq!(ann.seen().step as usize, answers, "every answer is there once");
    let replay: ReplayInfo =
        desk.get(&format!("/api/v1/replays/{}", ann.seen().game), Some(&guests[0])).await.unwrap();
    assert_eq!((replay.steps as usize, replay.over), (answers, true));

    assert_eq!(ann.propose(Proposal::Rematch).await, Ok(()));
    let proposed = bob.table(|table| !table.proposals.is_empty()).await;
    let vote = ClientMessage::Vote { proposal: proposed.proposals[0].id, agree: true };
    assert_eq!(bob.ask(vote).await, Ok(()));
    let again = ann.table(|table| table.games.len() == 2).await;
    assert_eq!((again.status, again.id), (Status::Playing, table));
    assert!(again.games[0].over && !again.games[1].over);
    let fresh = ann.update().await;
    assert_eq!((fresh.step, fresh.log.from), (0, 0));
}

#[tokio::test]
async fn a_person_plays_against_bots_at_a_table_of_six() {
    let desk = Desk::open().await;
    let (_, mut ann, _) = desk.alone(5, known_deal()).await;
    for _ in 0..8 {
        ann.answer_anything().await;
        ann.question().await;
    }
    let view = &ann.seen().view;
    assert_eq!(view.seats.len(), 6);
    let names: std::collections::BTreeSet<&str> =
        view.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names.len(), 6, "{names:?}");
    assert!(view.seats.iter().filter(|seat| seat.seat != 0).all(|seat| seat.hand.cards.is_empty()));
}

#[tokio::test]
async fn a_kingdom_by_hand_says_what_goes_with_its_cards() {
    let desk = Desk::open().await;
    let nine = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village";
    let boons = ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"];
    let kingdom = |boons: &[&str]| {
        let druid = format!("Druid with {}", boons.join(" + "));
        let cards = nine.split(", ").map(str::to_owned).chain([druid]).collect();
        let landscapes = vec!["Hovel".to_owned(), "Cheap with Smithy".to_owned()];
        Settings { kingdom: KingdomChoice::Cards { cards, landscapes }, ..Settings::default() }
    };
    let (_, ann, guest) = desk.alone(1, kingdom(&boons)).await;
    let view = &ann.seen().view;
    let aside = view.piles.iter().find(|pile| pile.name == "Druid's Boons").unwrap();
    let names: Vec<&str> = aside.cards.iter().map(|card| card.card.as_str()).collect();
    assert_eq!(names, boons);
    let cheap = view.piles.iter().find(|pile| pile.name == "Smithy").unwrap();
    assert_eq!(cheap.chosen_for, ["Cheap"]);
    let wrong =
        CreateTable { seats: vec![NewSeat::Me, NewSeat::Open], settings: kingdom(&boons[..2]) };
    let refused: Result<CreatedTable, _> = desk.post("/api/v1/tables", Some(&guest), &wrong).await;
    assert!(refused.unwrap_err().to_string().contains("Druid needs three Boons"));
}

#[tokio::test]
async fn who_comes_back_finds_everything_as_it_was() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    for _ in 0..12 {
        if ann.is_asked() {
            ann.answer_anything().await;
            bob.update().await;
        } else {
            bob.answer_anything().await;
            ann.update().await;
        }
    }
    ann.ask(ClientMessage::Chat { text: "<b>back</b> in a moment".to_owned() }).await.unwrap();
    let (before, question) = (ann.seen().clone(), ann.client.question.clone());
    drop(ann);
    bob.table(|table| matches!(table.seats[0].who, Who::Person { connected: false, .. })).await;
    let mut again = desk.join(&table, Some(&guests[0])).await;
    let after = again.update().await;
    assert_eq!((after.view, &after.question, after.step), (before.view, &question, before.step));
    assert_eq!(after.log.from, 0);
    let chat = again.heard.iter().find_map(|message| match message {
        ServerMessage::Chat { lines, .. } => Some(lines.clone()),
        _ => None,
    });
    assert_eq!(chat.unwrap()[0].text, "<b>back</b> in a moment");
    // The log in parts is the log as a whole.
    let mut lines = Vec::new();
    for message in &bob.heard {
        if let ServerMessage::Update(update) = message {
            lines.truncate(update.log.from);
            lines.extend(update.log.lines.clone());
        }
    }
    let mut tab = desk.join(&table, Some(&guests[1])).await;
    assert_eq!(tab.update().await.log.lines, lines);
}

async fn play_ten_answers(ann: &mut Person, bob: &mut Person) {
    for _ in 0..10 {
        let (asked, other) =
            if ann.is_asked() { (&mut *ann, &mut *bob) } else { (&mut *bob, &mut *ann) };
        asked.answer_anything().await;
        other.update().await;
    }
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_stood() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    play_ten_answers(&mut ann, &mut bob).await;
    let before = ann.seen().clone();
    let desk = desk.restart().await;
    let goodbye = loop {
        if let ServerMessage::Bye { message } = ann.hear().await {
            break message;
        }
    };
    assert!(goodbye.contains("connects again"), "{goodbye}");
    let mut again = desk.join(&table, Some(&guests[0])).await;
    let after = again.update().await;
    assert_eq!((after.view, after.question), (before.view, before.question));
}

const ANSWERS: &str = "SELECT count(*) FROM answers";

#[tokio::test]
async fn a_game_with_an_answer_that_does_not_fit_is_put_aside_and_nothing_of_it_is_deleted() {
    for damage in [
        "UPDATE answers SET fingerprint = fingerprint + 1 WHERE number = 7",
        "UPDATE answers SET picks = 'rubbish' WHERE number = 7",
        "UPDATE answers SET picks = '9999' WHERE number = 7",
    ] {
        let desk = Desk::open().await;
        let (table, mut ann, mut bob, guests) = desk.two().await;
        play_ten_answers(&mut ann, &mut bob).await;
        let desk = desk.restart_after(damage).await;
        let mut ann = desk.join(&table, Some(&guests[0])).await;
        let mut bob = desk.join(&table, Some(&guests[1])).await;
        let shown = ann.update().await;
        assert_eq!((shown.step, shown.question, shown.waiting), (7, None, None), "{damage}");
        let words = shown.view.outcome.unwrap().words;
        assert!(words.contains("put aside") && words.contains("its answer 8"), "{words}");
        bob.update().await;
        for person in [&mut ann, &mut bob] {
            let answer = ClientMessage::Answer { question: "7.0".to_owned(), picks: vec![] };
            assert_eq!(code(person.ask(answer).await), Some(Code::NotPlaying), "{damage}");
            assert_eq!(code(person.propose(Proposal::Undo).await), Some(Code::NotPlaying));
            assert_eq!(code(person.ask(ClientMessage::Resign).await), Some(Code::NotPlaying));
        }
        assert_eq!(desk.count(ANSWERS).await, 10, "{damage}");
        let path = format!("/api/v1/replays/{}", shown.game);
        let replay: ReplayInfo = desk.get(&path, Some(&guests[0])).await.unwrap();
        assert_eq!(replay.steps, 7, "people can look at it");
        assert!(replay.note.unwrap().contains("put aside"));

        // A new game can begin at the table.
        ann.propose(Proposal::Rematch).await.unwrap();
        let proposed = bob.table(|table| !table.proposals.is_empty()).await;
        let yes = ClientMessage::Vote { proposal: proposed.proposals[0].id, agree: true };
        bob.ask(yes).await.unwrap();
        let again = ann.table(|table| table.games.len() == 2).await;
        assert!(again.games[0].aside.is_some() && again.games[1].aside.is_none());
        assert_eq!(desk.count(ANSWERS).await, 10, "{damage}");
    }
}

#[tokio::test]
async fn a_game_of_earlier_rules_says_which() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    play_ten_answers(&mut ann, &mut bob).await;
    let older = "UPDATE games SET start = json_set(start, '$.rules', 1);
                 UPDATE answers SET fingerprint = fingerprint + 1 WHERE number = 3";
    let desk = desk.restart_after(older).await;
    let mut ann = desk.join(&table, Some(&guests[0])).await;
    let words = ann.update().await.view.outcome.unwrap().words;
    let now = format!("this server plays by version {RULES_VERSION}");
    assert!(words.contains("version 1 of the rules") && words.contains(&now), "{words}");
}

#[tokio::test]
async fn a_missing_answer_is_not_skipped() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    play_ten_answers(&mut ann, &mut bob).await;
    let desk = desk.restart_after("DELETE FROM answers WHERE number = 4").await;
    let mut ann = desk.join(&table, Some(&guests[0])).await;
    assert_eq!(ann.update().await.step, 4);
    assert_eq!(desk.count(ANSWERS).await, 9);
}

#[tokio::test]
async fn damaged_rows_do_not_hide_the_others() {
    let desk = Desk::open().await;
    let (table, _, _, guests) = desk.two().await;
    let other = desk.table(&guests[0], vec![NewSeat::Me, NewSeat::Open], known_deal()).await;
    let damage = "UPDATE games SET start = '{\"rules\":' WHERE number = 1;
                  UPDATE tables SET state = 'rubbish' WHERE id IN (SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM games))";
    let desk = desk.restart_after(damage).await;
    let mine: MyTables = desk.get("/api/v1/tables", Some(&guests[0])).await.unwrap();
    assert_eq!(mine.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&table]);
    let gone: Result<TableInfo, _> = desk.get(&format!("/api/v1/tables/{other}"), None).await;
    assert!(gone.unwrap_err().to_string().contains("damaged"));
    // The game that cannot be read is put aside, and another can begin.
    let mut ann = desk.join(&table, Some(&guests[0])).await;
    let info: TableInfo = desk.get(&format!("/api/v1/tables/{table}"), None).await.unwrap();
    assert!(info.games[0].aside.as_ref().unwrap().contains("cannot be read"), "{:?}", info.games);
    ann.ask(ClientMessage::Start).await.unwrap();
    ann.shown().await;
    assert_eq!(ann.seen().step, 0);
    assert_eq!(desk.count("SELECT count(*) FROM games").await, 2);
}

#[tokio::test]
async fn after_a_correction_of_the_rules_a_finished_game_is_shown_as_far_as_it_fits() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    play_out(&mut ann, &mut bob).await;
    let ended = ann.seen().clone();
    let winner = ended.view.outcome.unwrap().seats.into_iter().find(|seat| seat.won).unwrap().name;
    let desk = desk
        .restart_after("UPDATE answers SET fingerprint = fingerprint + 1 WHERE number = 20")
        .await;
    let path = format!("/api/v1/replays/{}", ended.game);
    let replay: ReplayInfo = desk.get(&path, Some(&guests[0])).await.unwrap();
    assert_eq!((replay.steps, replay.over), (20, true));
    let note = replay.note.unwrap();
    assert!(note.contains(&format!("All of its {} answers are kept", ended.step)), "{note}");
    let frames: Frames =
        desk.get(&format!("{path}/frames?from=20&to=20"), Some(&guests[0])).await.unwrap();
    assert_eq!(frames.frames[0].view.outcome, None, "this is not the end of the game");

    let mut ann = desk.join(&table, Some(&guests[0])).await;
    let shown = ann.update().await;
    let words = shown.view.outcome.unwrap().words;
    assert!(words.contains(&winner) && words.contains("put aside"), "{words}");
    assert_eq!((shown.step, shown.question), (20, None));
    assert_eq!(code(ann.propose(Proposal::Undo).await), Some(Code::NotPlaying));
    assert_eq!(ann.propose(Proposal::Rematch).await, Ok(()));
}

#[tokio::test]
async fn two_tabs_agree_and_a_stale_answer_is_refused_with_the_question() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, guests) = desk.two().await;
    let (asked, guest) =
        if ann.is_asked() { (&mut ann, &guests[0]) } else { (&mut bob, &guests[1]) };
    let mut tab = desk.join(&table, Some(guest)).await;
    let question = tab.question().await;
    asked.answer_anything().await;
    let told = tab.update().await;
    assert_eq!(told.view, asked.seen().view, "the other tab is told");
    let stale = ClientMessage::Answer { question: question.id.clone(), picks: vec![] };
    assert_eq!(code(tab.ask(stale).await), Some(Code::StaleAnswer));
    assert_eq!(tab.update().await.question, asked.seen().question, "it is told what is asked now");
    let now = tab.question().await;
    let wrong = ClientMessage::Answer { question: now.id, picks: vec![999] };
    assert_eq!(code(tab.ask(wrong).await), Some(Code::IllegalAnswer));
    assert_eq!(tab.update().await.step, told.step, "and nothing has changed");
}

#[tokio::test]
async fn nobody_answers_for_another() {
    let desk = Desk::open().await;
    let (table, mut ann, mut bob, _) = desk.two().await;
    let (asked, other) = if ann.is_asked() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let question = asked.question().await;
    let answer = ClientMessage::Answer { question: question.id, picks: vec![] };
    assert_eq!(code(other.ask(answer.clone()).await), Some(Code::NotYourQuestion));
    let eve = desk.guest("Eve").await;
    let mut eve = desk.join(&table, Some(&eve)).await;
    assert_eq!(code(eve.ask(answer.clone()).await), Some(Code::NotSeated));
    assert_eq!(code(eve.ask(ClientMessage::Sit { seat: 0 }).await), Some(Code::SeatTaken));
    assert_eq!(code(eve.ask(ClientMessage::Resign).await), Some(Code::NotSeated));
    let mut nobody = desk.join(&table, None).await;
    assert_eq!(code(nobody.ask(answer).await), Some(Code::BadToken));
}

#[tokio::test]
async fn a_table_fills_and_the_host_decides() {
    let desk = Desk::open().await;
    let (ann, bob, eve) =
        (desk.guest("Ann").await, desk.guest("Ann").await, desk.guest("Eve").await);
    let seats = vec![NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let table = desk.table(&ann, seats, Settings::default()).await;
    let mut first = desk.join(&table, Some(&ann)).await;
    let mut second = desk.join(&table, Some(&bob)).await;
    let mut third = desk.join(&table, Some(&eve)).await;
    assert_eq!(code(first.ask(ClientMessage::Start).await), Some(Code::NotReady));
    let bot = ClientMessage::SetSeat { seat: 2, bot: Some("easy".to_owned()) };
    assert_eq!(code(second.ask(bot.clone()).await), Some(Code::NotHost));
    assert_eq!(first.ask(bot).await, Ok(()));
    assert_eq!(code(third.ask(ClientMessage::Sit { seat: 2 }).await), Some(Code::SeatTaken));
    assert_eq!(code(third.ask(ClientMessage::Sit { seat: 9 }).await), Some(Code::NoSuchSeat));
    assert_eq!(second.ask(ClientMessage::Sit { seat: 1 }).await, Ok(()));
    let info: TableInfo = desk.get(&format!("/api/v1/tables/{table}"), None).await.unwrap();
    assert_eq!(info.status, Status::Playing);
    let names: Vec<&str> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Ann 2", "Easy bot"]);
    let mine: MyTables = desk.get("/api/v1/tables", Some(&bob)).await.unwrap();
    assert_eq!((mine.tables.len(), mine.tables[0].id.as_str()), (1, table.as_str()));
    assert!(mine.tables[0].kingdom.len() >= 10, "ten piles, and landscapes by chance");
}

#[tokio::test]
async fn a_setup_that_is_wrong_is_told_with_what_would_be_right() {
    let desk = Desk::open().await;
    let ann = desk.guest("Ann").await;
    let try_it = async |seats: Vec<NewSeat>, kingdom: KingdomChoice| {
        let settings = Settings { kingdom, ..Settings::default() };
        let wanted = CreateTable { seats, settings };
        let made: Result<CreatedTable, _> = desk.post("/api/v1/tables", Some(&ann), &wanted).await;
        made.map(|_| ()).unwrap_err().to_string()
    };
    let bot = |level: &str| vec![NewSeat::Me, NewSeat::Bot { level: level.to_owned() }];
    let error = try_it(bot("medum"), KingdomChoice::AnyPreset).await;
    assert!(error.contains("did you mean medium"), "{error}");
    let error = try_it(vec![NewSeat::Me], KingdomChoice::AnyPreset).await;
    assert!(error.contains("2 to 6"), "{error}");
    let cards = vec!["Mlitia".to_owned()];
    let by_hand = KingdomChoice::Cards { cards, landscapes: vec![] };
    let error = try_it(bot("easy"), by_hand).await;
    assert!(error.contains("Militia") && error.contains("10"), "{error}");
    let preset = KingdomChoice::Preset { id: "First Gmae".to_owned() };
    let error = try_it(bot("easy"), preset).await;
    assert!(error.contains("First Game"), "{error}");
}

#[tokio::test]
async fn who_resigns_loses_and_a_bot_plays_on_at_a_larger_table() {
    let desk = Desk::open().await;
    let (_, mut ann, mut bob, _) = desk.two().await;
    assert_eq!(ann.ask(ClientMessage::Resign).await, Ok(()));
    let over = bob.table(|table| table.status == Status::Over).await;
    assert_eq!(over.game.unwrap().winners, ["Bob"]);
    assert_eq!(code(ann.ask(ClientMessage::Resign).await), Some(Code::NotPlaying));

    let (_, mut ann, _) = desk.alone(2, known_deal()).await;
    assert_eq!(ann.ask(ClientMessage::Resign).await, Ok(()));
    let over = ann.table(|table| table.status == Status::Over).await;
    assert!(over.seats[0].resigned);
    let winners = over.game.unwrap().winners;
    assert!(!winners.is_empty() && !winners.contains(&"Ann".to_owned()), "{winners:?}");
}

#[tokio::test]
async fn whose_time_is_up_has_resigned() {
    let desk = Desk::open().await;
    let clock = Some(ClockSetting { seconds: 1, per_answer: 0 });
    let (_, mut ann, _) = desk.alone(1, Settings { clock, ..known_deal() }).await;
    let clock = ann.seen().clock.clone().expect("the table has a clock");
    assert!(clock.left[0] <= 1000 && clock.running == Some(0), "{clock:?}");
    let over = ann.table(|table| table.status == Status::Over).await;
    assert!(over.seats[0].resigned);
}

#[tokio::test]
async fn watchers_see_what_the_table_lets_them() {
    let desk = Desk::open().await;
    let eve = desk.guest("Eve").await;
    for (watchers, sees_hands) in [(Watchers::Table, false), (Watchers::HandsAfterEnd, true)] {
        let (table, mut ann, _) = desk.alone(1, Settings { watchers, ..known_deal() }).await;
        let mut watcher = desk.join(&table, Some(&eve)).await;
        let seen = watcher.update().await;
        assert_eq!((seen.view.you, seen.question, seen.view.tracker), (None, None, None));
        assert!(
            seen.view.seats.iter().all(|seat| seat.hand.count > 0 && seat.hand.cards.is_empty())
        );
        ann.ask(ClientMessage::Resign).await.unwrap();
        let seen = watcher.update().await;
        let known: usize = seen.view.seats.iter().map(|seat| seat.hand.cards.len()).sum();
        assert_eq!(known > 0, sees_hands, "{watchers:?}");
    }
    let nobody = Settings { watchers: Watchers::Nobody, ..known_deal() };
    let (table, _, _) = desk.alone(1, nobody).await;
    let refused = fief_server::load::Client::connect(desk.address, &table, Some(&eve.token)).await;
    assert!(refused.unwrap_err().to_string().contains("nobody watch"));
}
