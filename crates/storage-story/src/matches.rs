//! What must be true of matches.

use std::sync::Arc;

use storage::{
    Append, Ending, Event, GameResult, Id, NewMatch, Page, Role, Score, Store, StoredMatch,
};

use crate::{ALL, digest, key, new_match};

fn append(new: &NewMatch, after: u32, texts: &[&str]) -> Append {
    let texts = texts.iter().map(|text| (*text).to_owned()).collect();
    Append {
        id: new.id,
        after,
        texts,
        at_ms: 2_000_000 + i64::from(after),
        record_head: None,
        ending: None,
    }
}

/// What somebody asks of a store that was closed.
pub(crate) fn late() -> Append {
    append(&new_match(5), 5, &["too late"])
}

fn result(name: &str, points: i32) -> GameResult {
    GameResult { name: name.to_owned(), points, won: points > 0 }
}

pub(crate) async fn are_made_and_found(store: &dyn Store) {
    let new = new_match(1);
    assert_eq!(store.load_match(new.id).await.unwrap(), None);
    store.create_match(&new).await.unwrap();
    let loaded = store.load_match(new.id).await.unwrap().unwrap();
    let made = NewMatch { links: Vec::new(), ..new.clone() };
    assert_eq!((&loaded.head.made, loaded.head.plies), (&made, 0));
    assert_eq!((loaded.head.touched_ms, loaded.head.outcome), (new.made_ms, None));
    assert_eq!(loaded.events, []);
    for (nth, role) in [(0, Role::Host), (1, Role::Seat(1)), (2, Role::Spectator)] {
        assert_eq!(store.find_link(&digest(1, nth)).await.unwrap(), Some((new.id, role)));
    }
    assert_eq!(store.find_link(&digest(1, 3)).await.unwrap(), None);
    assert_eq!(store.find_code("CODE1").await.unwrap().map(|head| head.made), Some(made.clone()));
    assert_eq!(store.find_code("code1").await.unwrap(), None);

    // The same id, code or link again: refused, and nothing of it stays.
    assert_eq!(key(store.create_match(&new).await), "store.taken");
    let same_code = NewMatch { code: new.code.clone(), ..new_match(2) };
    assert_eq!(key(store.create_match(&same_code).await), "store.taken");
    let same_link = NewMatch { links: new.links.clone(), ..new_match(2) };
    assert_eq!(key(store.create_match(&same_link).await), "store.taken");
    assert_eq!(store.load_match(same_link.id).await.unwrap(), None);
    assert_eq!(store.find_code("CODE2").await.unwrap(), None);
}

pub(crate) async fn grow_by_events(store: &dyn Store) {
    let new = new_match(2);
    store.create_match(&new).await.unwrap();
    store.append(append(&new, 0, &["e2 1200ms"])).await.unwrap();
    store.append(append(&new, 1, &["e8 900ms", "undo 2 300ms"])).await.unwrap();
    assert_eq!(key(store.append(append(&new, 2, &["late"])).await), "store.conflict");
    assert_eq!(key(store.append(append(&new, 4, &["early"])).await), "store.conflict");
    assert_eq!(key(store.append(append(&new_match(9), 0, &["x"])).await), "store.missing");
    let event = |ply: u32, text: &str, at_ms| Event { ply, text: text.to_owned(), at_ms };
    let events = [
        event(0, "e2 1200ms", 2_000_000),
        event(1, "e8 900ms", 2_000_001),
        event(2, "undo 2 300ms", 2_000_001),
    ];
    let loaded = store.load_match(new.id).await.unwrap().unwrap();
    assert_eq!((&loaded.events[..], loaded.head.plies), (&events[..], 3));
    assert_eq!(loaded.head.touched_ms, 2_000_001);
    assert_eq!(store.events_from(new.id, 1).await.unwrap(), events[1..]);
    assert_eq!(store.events_from(new.id, 3).await.unwrap(), []);
    // Any text comes back as it was.
    let strange = "é \u{1f431} \"'\\ ; DROP TABLE events; -- \u{202e}\n\t%s ?1 $1";
    store.append(append(&new, 3, &[strange])).await.unwrap();
    assert_eq!(store.events_from(new.id, 3).await.unwrap()[0].text, strange);
    // A new name stands in the head of the record too.
    let record_head = Some("Zoé, Ben".to_owned());
    store.append(Append { record_head, ..append(&new, 4, &["name 2 Ben"]) }).await.unwrap();
    store.append(append(&new, 5, &["e3 1ms"])).await.unwrap();
    let head = store.load_match(new.id).await.unwrap().unwrap().head;
    assert_eq!((head.made.record_head.as_str(), head.plies), ("Zoé, Ben", 6));
}

pub(crate) async fn are_put_away(store: &dyn Store) {
    let new = new_match(2);
    let thinking = async || store.load_match(new.id).await.unwrap().unwrap().head.thinking_ms;
    store.pause(new.id, 6, 1234).await.unwrap();
    assert_eq!(thinking().await, 1234);
    assert_eq!(key(store.pause(new.id, 3, 9).await), "store.conflict");
    assert_eq!(key(store.pause(Id(9), 3, 9).await), "store.missing");
    assert_eq!(thinking().await, 1234);
    // The next event has it in its own time.
    store.append(append(&new, 6, &["e3 2000ms"])).await.unwrap();
    assert_eq!(thinking().await, 0);
}

pub(crate) async fn end_with_their_scores(store: &dyn Store) {
    let new = new_match(3);
    store.create_match(&new).await.unwrap();
    let results = vec![result("Zoé", 5), result("Ben", -2), result(" ", 9)];
    let ending = Some(Ending { outcome: "1".to_owned(), results });
    let last = Append { ending: ending.clone(), ..append(&new, 0, &["resign 2 10ms"]) };
    store.append(last.clone()).await.unwrap();
    let head = store.load_match(new.id).await.unwrap().unwrap().head;
    assert_eq!((head.outcome.as_deref(), head.plies), (Some("1"), 1));
    // Once over, it stays over, and its results count once.
    assert_eq!(key(store.append(last).await), "store.conflict");
    let more = Append { ending, ..append(&new, 1, &["again"]) };
    assert_eq!(key(store.append(more).await), "store.conflict");

    let next = new_match(4);
    store.create_match(&next).await.unwrap();
    let results = vec![result("  ZOE\u{301}", 5), result("Ben", 0)];
    let ending = Some(Ending { outcome: "1".to_owned(), results });
    store.append(Append { ending, ..append(&next, 0, &["e2 1ms"]) }).await.unwrap();
    let score = |name: &str, points, won, played| {
        let name = name.to_owned();
        Score { name, points, won, played }
    };
    let scores = [score("Zoé", 10, 2, 2), score("Ben", -2, 0, 2)];
    assert_eq!(store.scores(ALL).await.unwrap(), scores);
    assert_eq!(store.scores(Page { skip: 1, most: 1 }).await.unwrap(), scores[1..]);
}

/// Twenty writers want the same next event; one gets it, round after round.
pub(crate) async fn are_raced_for(store: &Arc<dyn Store>) {
    let new = new_match(5);
    store.create_match(&new).await.unwrap();
    for ply in 0..5 {
        let race = (0..20).map(|writer| {
            let (store, wish) = (store.clone(), append(&new, ply, &[&format!("by {writer}")]));
            tokio::spawn(async move { store.append(wish).await })
        });
        let mut won = 0;
        for runner in race.collect::<Vec<_>>() {
            match runner.await.unwrap() {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error.key(), "store.conflict"),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.events_from(new.id, 0).await.unwrap().len(), 5);
}

/// Whoever loads a match while it goes on sees one moment of it.
pub(crate) async fn are_loaded_as_of_one_moment(store: &Arc<dyn Store>) {
    let new = new_match(6);
    store.create_match(&new).await.unwrap();
    let played = {
        let (store, new) = (store.clone(), new.clone());
        tokio::spawn(async move {
            for ply in 0..100 {
                store.append(append(&new, ply, &["e2 1ms"])).await.unwrap();
            }
        })
    };
    while !played.is_finished() {
        let StoredMatch { head, events } = store.load_match(new.id).await.unwrap().unwrap();
        assert_eq!(usize::try_from(head.plies), Ok(events.len()));
    }
    played.await.unwrap();
    store.delete_match(new.id, "the story", 1).await.unwrap();
}

pub(crate) async fn are_listed_and_deleted(store: &dyn Store) {
    let ids = |heads: Vec<storage::MatchHead>| -> Vec<Id> {
        heads.into_iter().map(|head| head.made.id).collect()
    };
    let all = store.list_matches(ALL).await.unwrap();
    assert!(all.is_sorted_by(|one, next| one.touched_ms >= next.touched_ms));
    let all = ids(all);
    assert_eq!(all.len(), 5);
    assert_eq!(ids(store.list_matches(Page { skip: 1, most: 2 }).await.unwrap()), all[1..3]);

    let census = store.census().await.unwrap();
    assert_eq!((census.matches, census.running, census.events), (5, 3, 14));
    let gone = new_match(2);
    store.delete_match(gone.id, "the host", 9).await.unwrap();
    assert_eq!(key(store.delete_match(gone.id, "the host", 9).await), "store.missing");
    assert_eq!(store.load_match(gone.id).await.unwrap(), None);
    assert_eq!(store.standings(&[gone.id]).await.unwrap(), []);
    assert_eq!(store.events_from(gone.id, 0).await.unwrap(), []);
    assert_eq!(store.find_link(&digest(2, 0)).await.unwrap(), None);
    let mut audit = store.audit(ALL).await.unwrap();
    audit.retain(|entry| entry.by != "the story");
    assert_eq!(audit.len(), 1);
    assert_eq!((audit[0].by.as_str(), audit[0].at_ms), ("the host", 9));
    assert_eq!(audit[0].what, format!("match {}", gone.id));
}
