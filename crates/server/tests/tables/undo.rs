//! Taking back.

use fief_server::protocol::{ClientMessage, Code, LogKind, Proposal, ServerMessage};

use crate::desk::{Desk, code, known_deal};

#[tokio::test]
async fn what_showed_nothing_new_is_taken_back_freely_even_between_people() {
    let desk = Desk::open().await;
    let (_, mut ann, mut bob, _) = desk.two().await;
    let (asked, other) = if ann.is_asked() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let before = asked.seen().clone();
    assert_eq!(before.free_undo, None, "there is nothing to take back");
    assert_eq!(code(asked.propose(Proposal::Undo).await), Some(Code::NothingToUndo));
    let treasures = asked.question().await.shortcuts[0].picks.clone();
    let after = asked.answer(treasures).await;
    assert_eq!(after.free_undo, Some(true));
    other.update().await;
    assert_eq!(asked.propose(Proposal::Undo).await, Ok(()));
    let told = other.update().await;
    assert_eq!(told.step, 0);
    assert!(told.log.lines.iter().all(|line| line.kind != LogKind::Play), "{:?}", told.log);
    let seen = asked.seen().clone();
    assert_eq!(seen.view, before.view);
    let (old, new) = (before.question.unwrap(), seen.question.unwrap());
    assert_eq!((&old.options, old.number), (&new.options, new.number));
    assert_ne!(old.id, new.id, "an answer to the question before does not fit");
    let stale = ClientMessage::Answer { question: old.id, picks: vec![] };
    assert_eq!(code(asked.ask(stale).await), Some(Code::StaleAnswer));
}

#[tokio::test]
async fn what_showed_something_new_needs_the_others() {
    let desk = Desk::open().await;
    let (_, mut ann, mut bob, _) = desk.two().await;
    let (asked, other) = if ann.is_asked() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    // The end of the turn draws a new hand.
    let after = asked.answer(vec![]).await;
    assert_eq!(after.free_undo, Some(false));
    assert_eq!(asked.propose(Proposal::Undo).await, Ok(()));
    let table = other.table(|table| !table.proposals.is_empty()).await;
    let proposal = &table.proposals[0];
    assert!(proposal.words.contains("take back"), "{}", proposal.words);
    assert_eq!(code(asked.propose(Proposal::Undo).await), Some(Code::ProposalOpen));
    let no = ClientMessage::Vote { proposal: proposal.id, agree: false };
    assert_eq!(other.ask(no.clone()).await, Ok(()));
    asked.table(|table| table.proposals.is_empty()).await;
    assert_eq!(asked.seen().step, 1, "nothing was taken back");
    assert_eq!(code(other.ask(no).await), Some(Code::NoSuchProposal));

    asked.propose(Proposal::Undo).await.unwrap();
    let table = other.table(|table| !table.proposals.is_empty()).await;
    let yes = ClientMessage::Vote { proposal: table.proposals[0].id, agree: true };
    assert_eq!(other.ask(yes).await, Ok(()));
    let table = asked.table(|table| table.proposals.is_empty()).await;
    assert_eq!(asked.seen().step, 0);
    let seat = asked.client.seat.unwrap();
    assert_eq!(table.seats[usize::from(seat)].undos, 1, "it is marked");
    asked.answer_anything().await;
}

#[tokio::test]
async fn a_proposal_lapses_when_the_game_moves_on() {
    let desk = Desk::open().await;
    let (_, mut ann, mut bob, _) = desk.two().await;
    let (asked, other) = if ann.is_asked() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    asked.answer(vec![]).await;
    asked.propose(Proposal::Undo).await.unwrap();
    let table = other.table(|table| !table.proposals.is_empty()).await;
    other.answer_anything().await;
    let yes = ClientMessage::Vote { proposal: table.proposals[0].id, agree: true };
    assert_eq!(code(other.ask(yes).await), Some(Code::NoSuchProposal));
}

#[tokio::test]
async fn against_bots_everything_is_taken_back_and_marked() {
    let desk = Desk::open().await;
    let (_, mut ann, _) = desk.alone(1, known_deal()).await;
    ann.answer(vec![]).await;
    ann.question().await;
    let step = ann.seen().step;
    assert_eq!(ann.seen().free_undo, Some(false), "the bot has played since");
    assert_eq!(ann.propose(Proposal::Undo).await, Ok(()));
    assert!(ann.seen().step < step);
    let marked = ann.heard.iter().any(|message| {
        matches!(message, ServerMessage::Table { table, .. } if table.seats[0].undos == 1)
    });
    assert!(marked);
    // The game goes on, and the same again gives the same game.
    ann.client.question = None;
    ann.client.say(&ClientMessage::Ping).await.unwrap();
    let question = ann.seen().question.clone().unwrap();
    ann.client.question = Some(question);
    ann.answer(vec![]).await;
    ann.question().await;
    assert_eq!(ann.seen().step, step);
}
