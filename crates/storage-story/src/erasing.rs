//! What must go together with what is deleted, and what must stay. Nothing of this part is left
//! at its end.

use storage::{
    Append, DesignVersion, Digest, Ending, Event, File, GameResult, Id, NewMatch, Rewritten, Store,
};

use crate::{ALL, new_match};

async fn play(store: &dyn Store, new: &NewMatch, names: [&str; 2]) {
    store.create_match(new).await.unwrap();
    let result =
        |name: &&str| GameResult { name: (*name).to_owned(), points: 3, won: *name == names[0] };
    let results = names.iter().map(result).collect();
    let ending = Some(Ending { outcome: "1".to_owned(), results });
    let texts = vec![format!("name 1 {}", names[0])];
    let append = Append { id: new.id, after: 0, texts, at_ms: 1, record_head: None, ending };
    store.append(append).await.unwrap();
}

async fn points(store: &dyn Store, name: &str) -> Option<(i64, u32, u32)> {
    let scores = store.scores(ALL).await.unwrap();
    let score = scores.into_iter().find(|score| score.name == name)?;
    Some((score.points, score.won, score.played))
}

pub(crate) async fn takes_results_along(store: &dyn Store) {
    let (one, two) = (new_match(40), new_match(41));
    play(store, &one, ["Ida", "Max"]).await;
    play(store, &two, ["Max", "Ida"]).await;
    assert_eq!(points(store, "Ida").await, Some((6, 1, 2)));
    store.delete_match(one.id, "the story", 1).await.unwrap();
    assert_eq!(points(store, "Ida").await, Some((3, 0, 1)));

    // Who is forgotten is forgotten in what stays, too.
    let events = vec![Event { ply: 0, text: "name 1 ".to_owned(), at_ms: 1 }];
    let head = "forgotten".to_owned();
    let rewritten = Rewritten { id: two.id, record_head: head.clone(), events: events.clone() };
    store.forget("  MAX", &[rewritten], 2).await.unwrap();
    assert_eq!(points(store, "Max").await, None);
    let stored = store.load_match(two.id).await.unwrap().unwrap();
    assert_eq!((stored.head.made.record_head, stored.events), (head, events));
    let audit = store.audit(ALL).await.unwrap();
    assert_eq!((&*audit[0].what, audit[0].at_ms), ("a player", 2), "without the name");
    store.drop_idle_scores().await.unwrap();
    assert_eq!(points(store, "Ida").await, Some((3, 0, 1)), "of Ida a match is left");
    store.delete_match(two.id, "the story", 3).await.unwrap();
    assert_eq!(points(store, "Ida").await, None);
    store.wipe().await.unwrap();
}

pub(crate) async fn takes_files_along(store: &dyn Store) {
    let picture = |nth: u8| Digest([nth; 32]);
    for nth in [31, 32, 33] {
        let file = File { digest: picture(nth), kind: "image/png".to_owned(), bytes: vec![nth] };
        store.put_file(&file).await.unwrap();
    }
    let design = |id: u128, pictures: &[u8]| DesignVersion {
        id: Id(id),
        version: 1,
        name: "x".to_owned(),
        text: pictures.iter().map(|nth| format!("pictures/{}.png ", picture(*nth))).collect(),
        saved_ms: 1,
    };
    let (mine, theirs) = (design(50, &[31, 32, 33]), design(51, &[32]));
    store.save_design(&mine).await.unwrap();
    store.save_design(&theirs).await.unwrap();
    let played = Digest([34; 32]);
    let kind = "application/vnd.marelle.design+json".to_owned();
    let bytes = format!("pictures/{}.png", picture(33)).into_bytes();
    store.put_file(&File { digest: played, kind, bytes }).await.unwrap();
    let game = format!("design:{played}");
    let [one, two] = [42, 43].map(|nth| NewMatch { game: game.clone(), ..new_match(nth) });
    store.create_match(&one).await.unwrap();
    store.create_match(&two).await.unwrap();
    let there = async |nth: u8| store.load_file(&picture(nth)).await.unwrap().is_some();

    store.delete_design(mine.id, "the story", 1).await.unwrap();
    let left = (there(31).await, there(32).await, there(33).await);
    assert_eq!(left, (false, true, true), "a design and a match need the others");
    store.delete_match(one.id, "the story", 1).await.unwrap();
    assert!(there(34).await, "another match is played with it");
    store.delete_match(two.id, "the story", 1).await.unwrap();
    assert_eq!((there(34).await, there(33).await, there(32).await), (false, false, true));
    store.delete_design(theirs.id, "the story", 1).await.unwrap();
    assert!(!there(32).await);
}
