//! What clients of a server say, fed with anything: wishes to a match, and bodies of requests.

use i18n::Message;
use protocol::live::{Ask, Tell};
use protocol::rest::{Join, Login, NewDesign, NewMatch, NextDesign, Sharing};
use protocol::{Fault, Role};
use serde_json::Value as Json;
use server::clock::Moment;
use server::room::{self, Room, Step};
use storage::Id;

/// So many wishes of an input are looked at.
const MOST_WISHES: usize = 50;

/// Wishes, one a line, of the two seats of a small match in turn.
///
/// # Panics
/// When a refused wish changed what anybody is told, or what is kept is not one event or more.
pub fn live(data: &[u8]) {
    let Some(mut room) = small_match() else { return };
    let roles = [Role::Seat(1), Role::Seat(2), Role::Spectator, Role::Host];
    for (line, role) in
        data.split(|byte| *byte == b'\n').zip(roles.into_iter().cycle()).take(MOST_WISHES)
    {
        let Ok(ask) = serde_json::from_slice::<Ask>(line) else { continue };
        let again = serde_json::to_string(&ask).map(|text| serde_json::from_str::<Ask>(&text));
        assert!(again.is_ok_and(|again| again.is_ok_and(|again| again == ask)), "{ask:?}");
        let before = told(&room);
        match room.wish(role, &ask, Moment { at_ms: 0, run_ms: 0 }) {
            Ok(Step::Keep(append)) => {
                assert!(!append.texts.is_empty(), "{ask:?} keeps nothing");
                assert!(append.texts.iter().all(|text| !text.contains('\n')), "{ask:?}");
                room.kept();
            }
            Ok(Step::Tell) => {}
            Ok(Step::Nothing) | Err(_) => assert_eq!(told(&room), before, "{ask:?}"),
        }
    }
}

/// Bodies of requests: whatever reads makes a match or is refused with a reason.
///
/// # Panics
/// When a match that was made says nothing to its players.
pub fn asked(data: &[u8]) {
    let _ = serde_json::from_slice::<Join>(data);
    let _ = serde_json::from_slice::<Login>(data);
    let _ = serde_json::from_slice::<NewDesign>(data);
    let _ = serde_json::from_slice::<NextDesign>(data);
    let _ = serde_json::from_slice::<Sharing>(data);
    let Ok(asked) = serde_json::from_slice::<NewMatch>(data) else { return };
    match room::make(&asked, Id(1), 7, 0, catalogue::open) {
        Ok(room) => {
            assert!(!room.session().table().players.is_empty());
            drop(room.welcome(Role::Seat(1)));
            let news = serde_json::from_str(&room.news(Role::Spectator, 0));
            assert!(matches!(news, Ok(Tell::Happened { .. })), "{news:?}");
        }
        Err(Fault { why }) => assert_ne!(why, Message::new(""), "a reason has a key"),
    }
}

/// What everybody is told. What was touched and not yet played is nobody else's affair.
fn told(room: &Room) -> String {
    let roles = [Role::Seat(1), Role::Seat(2), Role::Spectator];
    let told = roles.map(|role| {
        let mut news = serde_json::from_str::<Json>(&room.news(role, 0)).unwrap_or_default();
        // The line of the one who asked tells why it was refused.
        if let Some(now) = news.get_mut("now").and_then(|now| now.as_object_mut()) {
            now.remove("prompt");
            now.remove("said");
        }
        news.to_string()
    });
    told.join("\n")
}

fn small_match() -> Option<Room> {
    let asked =
        r#"{"game":"quoridor","settings":{"size":"3"},"players":[{"name":"A"},{"name":"B"}]}"#;
    let asked: NewMatch = serde_json::from_str(asked).ok()?;
    room::make(&asked, Id(1), 7, 0, catalogue::open).ok()
}
