//! What is written reads back, and nothing else is taken.

use std::collections::BTreeSet;

use proptest::prelude::*;

use crate::live::{Ask, Happening, Now, Tell};
use crate::rest::NewMatch;
use crate::{Clock, Player};

#[test]
fn messages_look_as_documented() {
    let hello = Ask::Hello { version: 1, link: "abc".to_owned(), after: 3 };
    let text = r#"{"say":"hello","version":1,"link":"abc","after":3}"#;
    assert_eq!(serde_json::to_string(&hello).unwrap(), text);
    let done = serde_json::to_string(&Tell::Done { wish: 7, plies: 4 }).unwrap();
    assert_eq!(done, r#"{"say":"done","wish":7,"plies":4}"#);
    let undone = serde_json::to_string(&Happening::Undone { seat: 2 }).unwrap();
    assert_eq!(undone, r#"{"what":"undone","seat":2}"#);
}

#[test]
fn what_is_not_given_has_its_default() {
    let new: NewMatch = serde_json::from_str(r#"{"game":"othello"}"#).unwrap();
    assert_eq!((new.settings.len(), new.players.len(), new.clock), (0, 0, None));
    let text = r#"{"game":"quoridor","settings":{"size":"5"},
        "players":[{"name":"Zoé"},{"machine":3}],
        "clock":{"limited":{"initial_ms":60000,"increment_ms":0}}}"#;
    let new: NewMatch = serde_json::from_str(text).unwrap();
    let machine = Player { machine: Some(3), ..Player::default() };
    assert_eq!(new.players[1], machine);
    assert_eq!(new.clock, Some(Clock::Limited { initial_ms: 60_000, increment_ms: 0 }));
    let hello: Ask = serde_json::from_str(r#"{"say":"hello","version":1,"link":"x"}"#).unwrap();
    assert_eq!(hello, Ask::Hello { version: 1, link: "x".to_owned(), after: 0 });
    // A server that does not know whose clock runs says nothing of it.
    let older = r#"{"plies":0,"view":{},"told":[],"prompt":{"key":"play.your-turn"},"said":null,
        "hand":1,"used_ms":[5],"left_ms":[],"ending":null}"#;
    let now: Now = serde_json::from_str(older).unwrap();
    assert_eq!((now.used_ms, now.ticking), (vec![5], None));
}

/// Whoever is older than the server understands what they need all the same.
#[test]
fn words_of_a_newer_server_are_no_trouble() {
    let table: Tell =
        serde_json::from_str(r#"{"say":"table","seats":["here","dreaming"]}"#).unwrap();
    let seats = vec![crate::live::Presence::Here, crate::live::Presence::Unknown];
    assert_eq!(table, Tell::Table { seats });
    let welcome = r#"{"say":"welcome","version":1,"role":"host","game":"othello","settings":[],
        "players":[],"weather":"fine"}"#;
    let Tell::Welcome { hints, .. } = serde_json::from_str(welcome).unwrap() else { panic!() };
    assert!(!hints);
}

#[test]
fn what_is_unknown_is_refused() {
    for text in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"say":"dance"}"#,
        r#"{"say":"play","wish":1,"text":"e2"}"#,
        r#"{"say":"play","wish":-1,"text":"e2","after":0}"#,
        r#"{"say":"play","wish":1,"text":"e2","after":0,"seat":2}"#,
        r#"{"say":"resign","wish":4294967296}"#,
    ] {
        assert!(serde_json::from_str::<Ask>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<NewMatch>(r#"{"game":"othello","seed":1}"#).is_err());
}

/// Every example of the page about live games is what is really sent.
#[test]
fn the_page_about_live_games_tells_the_truth() {
    let page = include_str!("../../../docs/src/live.md");
    let (mut asks, mut tells) = (BTreeSet::new(), BTreeSet::new());
    for block in page.split("```json,").skip(1) {
        let (kind, rest) = block.split_once('\n').unwrap();
        let text = rest.split("```").next().unwrap();
        let written: serde_json::Value = serde_json::from_str(text).unwrap();
        let say = written["say"].as_str().unwrap().to_owned();
        let sent = if kind == "ask" {
            let ask: Ask = serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"));
            asks.insert(say);
            serde_json::to_value(ask).unwrap()
        } else {
            let tell: Tell =
                serde_json::from_str(text).unwrap_or_else(|why| panic!("{text}: {why}"));
            tells.insert(say);
            serde_json::to_value(tell).unwrap()
        };
        assert_eq!(sent, written);
    }
    let all = [
        "give-seat",
        "hello",
        "leave",
        "machine",
        "name",
        "ping",
        "play",
        "refuse-undo",
        "rematch",
        "resign",
        "undo",
    ];
    assert_eq!(asks, all.map(str::to_owned).into());
    let all = [
        "again",
        "again-asked",
        "bye",
        "done",
        "happened",
        "refused",
        "seat-asked",
        "table",
        "undo-asked",
        "welcome",
    ];
    assert_eq!(tells, all.map(str::to_owned).into());
}

proptest! {
    #[test]
    fn any_text_comes_through(wish: u32, after: u32, text: String) {
        let ask = Ask::Play { wish, text, after };
        let sent = serde_json::to_string(&ask).unwrap();
        prop_assert_eq!(serde_json::from_str::<Ask>(&sent).unwrap(), ask);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes: Vec<u8>) {
        let _ = serde_json::from_slice::<Ask>(&bytes);
        let _ = serde_json::from_slice::<NewMatch>(&bytes);
    }
}
