//! Rooms and a real store: what is told is kept, and what is kept comes back.

use std::sync::Arc;

use protocol::live::{Ask, Happening, Now, Tell};
use protocol::rest::NewMatch;
use protocol::{Clock, Player, Role};
use storage::{Append, Id, MatchStore, Page, Store};
use storage_sqlite::SqliteStore;

use super::*;

const ONE: Role = Role::Seat(1);
const TWO: Role = Role::Seat(2);

fn asked(game: &str, settings: &[(&str, &str)]) -> NewMatch {
    let pair = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let named = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    NewMatch {
        game: game.to_owned(),
        settings: settings.iter().map(pair).collect(),
        players: vec![named("Anna"), named("Ben")],
        ..NewMatch::default()
    }
}

/// The server has run for so long; its date is another thing.
fn at(run_ms: u64) -> Moment {
    Moment { at_ms: 86_400_000, run_ms }
}

/// A room in which both have sat down.
fn room(asked: &NewMatch) -> Room {
    let mut room = make(asked, Id(1), 7, 1000, catalogue::open).unwrap();
    room.sit(&[1, 2], at(1000));
    room
}

fn play(after: u32, text: &str) -> Ask {
    Ask::Play { wish: 1, text: text.to_owned(), after }
}

fn why(answer: Result<Step, Fault>) -> String {
    answer.unwrap_err().why.key().to_owned()
}

/// A store with the room in it.
struct House {
    store: Arc<dyn Store>,
    room: Room,
    _folder: tempfile::TempDir,
}

impl House {
    async fn of(room: Room, asked: &NewMatch) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("marelle.db")).await.unwrap();
        let made = storage::NewMatch {
            id: room.id(),
            game: asked.game.clone(),
            record_head: Record::head_of(room.session()),
            code: None,
            links: Vec::new(),
            made_ms: 1000,
            allows: storage::Allows::default(),
        };
        store.create_match(&made).await.unwrap();
        Self { store: Arc::new(store), room, _folder: folder }
    }

    async fn wish(&mut self, role: Role, ask: &Ask, run_ms: u64) -> Step {
        let step = self.room.wish(role, ask, at(run_ms)).unwrap();
        if let Step::Keep(append) = &step {
            self.store.append(append.clone()).await.unwrap();
            self.room.kept();
        }
        step
    }

    async fn again(&self, run_ms: u64) -> Room {
        let stored = self.store.load_match(self.room.id()).await.unwrap().unwrap();
        restore(&stored, run_ms, catalogue::open).unwrap()
    }
}

/// The news as a client reads them.
fn happened(room: &Room, role: Role, from: u32) -> Tell {
    serde_json::from_str(&room.news(role, from)).unwrap()
}

fn now(tell: Tell) -> Now {
    match tell {
        Tell::Happened { now, .. } => *now,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_match_comes_back_as_it_was_told() {
    let asked = NewMatch { clock: Some(Clock::Counted), ..asked("quoridor", &[("size", "3")]) };
    let mut house = House::of(room(&asked), &asked).await;
    house.wish(ONE, &play(0, "b2"), 1500).await;
    assert_eq!(why(house.room.wish(ONE, &play(1, "b3"), at(1600))), "session.not-your-turn");
    assert_eq!(why(house.room.wish(TWO, &play(0, "a3"), at(1600))), "live.late");
    assert_eq!(why(house.room.wish(TWO, &play(1, "c1"), at(1600))), "quoridor.too-far");
    assert_eq!(
        why(house.room.wish(Role::Spectator, &play(1, "a3"), at(1600))),
        "live.only-players"
    );
    assert_eq!(why(house.room.wish(TWO, &play(1, " click:a3"), at(1600))), "play.not-a-move");
    assert_eq!(house.room.session().played().selection(), []);
    assert_eq!(house.room.plies(), 1);
    house.wish(TWO, &play(1, "a3"), 1700).await;
    let again = house.again(1700).await;
    for role in [ONE, TWO, Role::Host, Role::Spectator] {
        assert_eq!(happened(&again, role, 0), happened(&house.room, role, 0));
        assert_eq!(again.welcome(role), house.room.welcome(role));
    }
    assert_eq!(now(happened(&again, ONE, 0)).used_ms, [500, 200]);

    // The winning move brings the points, in the same breath.
    house.wish(ONE, &play(2, "b3"), 1800).await;
    let again = house.again(1800).await;
    assert_eq!(now(happened(&again, TWO, 3)), now(happened(&house.room, TWO, 3)));
    let scores = house.store.scores(Page { skip: 0, most: 9 }).await.unwrap();
    let points: Vec<_> = scores.iter().map(|score| (score.name.as_str(), score.points)).collect();
    assert_eq!(points, [("Anna", 3), ("Ben", 0)], "five for the win, two for the most time");
    assert_eq!(why(house.room.wish(TWO, &play(3, "a2"), at(1900))), "session.game-over");
    house.store.check().await.unwrap();
}

#[tokio::test]
async fn a_move_is_taken_back_when_all_agree() {
    let asked = asked("othello", &[]);
    let mut house = House::of(room(&asked), &asked).await;
    house.wish(ONE, &play(0, "d3"), 1).await;
    let undo = Ask::Undo { wish: 2, after: 1 };
    assert_eq!(house.wish(ONE, &undo, 2).await, Step::Tell);
    assert_eq!(house.room.wants_undo().collect::<Vec<_>>(), [1]);
    assert_eq!(house.wish(TWO, &Ask::RefuseUndo { wish: 3 }, 3).await, Step::Tell);
    assert_eq!(
        why(house.room.wish(TWO, &Ask::RefuseUndo { wish: 4 }, at(3))),
        "live.nothing-asked"
    );
    house.wish(ONE, &undo, 4).await;
    let Step::Keep(append) = house.wish(TWO, &undo, 5).await else { panic!("it is kept") };
    assert_eq!(append.texts.len(), 1);
    assert_eq!(house.room.session().played().moves().len(), 0);
    let again = house.again(5).await;
    assert_eq!(happened(&again, ONE, 0), happened(&house.room, ONE, 0));
    let Tell::Happened { events, .. } = happened(&again, ONE, 0) else { panic!() };
    assert!(matches!(events[..], [Happening::Played { .. }, Happening::Undone { seat: 2 }]));
}

/// Where only the last move can be taken back, and only by who has the hand, both may ask first.
#[tokio::test]
async fn who_agrees_last_does_not_matter() {
    for order in [[ONE, TWO], [TWO, ONE]] {
        let asked = asked("quoridor", &[("size", "3")]);
        let mut house = House::of(room(&asked), &asked).await;
        house.wish(ONE, &play(0, "b2"), 1).await;
        for role in order {
            house.wish(role, &Ask::Undo { wish: 2, after: 1 }, 2).await;
        }
        assert_eq!(house.room.session().played().moves().len(), 0, "{order:?}");
    }
}

#[tokio::test]
async fn names_stand_in_the_head_of_the_record_and_not_among_its_moves() {
    let asked = asked("quoridor", &[("size", "3")]);
    let mut house = House::of(room(&asked), &asked).await;
    house.wish(ONE, &play(0, "b2"), 1).await;
    house.wish(TWO, &Ask::Name { wish: 2, name: "Zoé".to_owned() }, 2).await;
    house.wish(TWO, &play(2, "a3"), 3).await;
    let stored = house.store.load_match(house.room.id()).await.unwrap().unwrap();
    let record = record_of(&stored).unwrap();
    let names: Vec<_> = record.table().players.iter().map(|player| &player.name[..]).collect();
    assert_eq!((record.log().len(), names), (2, vec!["Anna", "Zoé"]));
    let again = house.again(3).await;
    assert_eq!(happened(&again, ONE, 0), happened(&house.room, ONE, 0));
}

#[test]
fn time_runs_out_by_the_clock_of_the_server() {
    let clock = Some(Clock::Limited { initial_ms: 1000, increment_ms: 0 });
    let mut room = room(&NewMatch { clock, ..asked("othello", &[]) });
    assert_eq!(room.tick(at(1900)), Step::Nothing);
    // A look that comes late takes and gives nothing.
    assert_eq!(room.tick(at(1500)), Step::Nothing);
    assert_eq!(room.tick(at(1999)), Step::Nothing);
    let Step::Keep(append) = room.tick(at(2000)) else { panic!("it ran out") };
    assert_eq!((append.texts.len(), append.at_ms), (1, 86_400_000), "the date is written down");
    assert!(append.ending.unwrap().results[1].won);
}

/// Nobody loses time to somebody who has not come, and who has not come loses none.
#[test]
fn clocks_start_when_everybody_has_come() {
    let clock = Some(Clock::Limited { initial_ms: 1000, increment_ms: 0 });
    let asked = NewMatch { clock, ..asked("othello", &[]) };
    let mut room = make(&asked, Id(1), 7, 1000, catalogue::open).unwrap();
    let told = |room: &Room| {
        let Now { left_ms, ticking, hand, .. } = now(happened(room, Role::Spectator, 0));
        (left_ms, ticking, hand)
    };
    assert!(!room.sit(&[1], at(1000)), "one is missing");
    assert_eq!((room.tick(at(9000)), room.runs_out_at()), (Step::Nothing, None));
    assert!(matches!(room.wish(ONE, &play(0, "d3"), at(9500)), Ok(Step::Keep(_))));
    room.kept();
    assert_eq!((room.tick(at(20_000)), room.runs_out_at()), (Step::Nothing, None));
    assert_eq!(told(&room), (vec![1000, 1000], None, Some(2)));
    assert!(room.sit(&[2], at(21_000)), "all have come");
    assert!(!room.sit(&[2], at(21_000)), "that is told once");
    assert_eq!(told(&room), (vec![1000, 1000], Some(2), Some(2)));
    assert_eq!((room.tick(at(21_400)), room.runs_out_at()), (Step::Nothing, Some(22_000)));
    assert_eq!(told(&room), (vec![1000, 600], Some(2), Some(2)));
    assert!(matches!(room.tick(at(22_000)), Step::Keep(_)));
    room.kept();
    assert_eq!(told(&room), (vec![1000, 0], None, None));
}

/// Whoever has played has come, whatever the store says of that.
#[tokio::test]
async fn a_match_that_comes_back_has_begun_for_those_who_played() {
    let asked = NewMatch { clock: Some(Clock::Counted), ..asked("othello", &[]) };
    let mut house = House::of(room(&asked), &asked).await;
    house.wish(ONE, &play(0, "d3"), 1500).await;
    assert!(house.again(0).await.awaits_people(), "nobody says that the second is there");
    house.wish(TWO, &play(1, "c5"), 1900).await;
    let mut again = house.again(7).await;
    assert_eq!((again.awaits_people(), again.ticking()), (false, Some(Seat::FIRST)));
    again.tick(at(107));
    assert_eq!(now(happened(&again, ONE, 0)).used_ms, [600, 400]);
}

/// A minute to sort two tokens.
const HURRY: &str = r#"{
    "tokens": [{"id": "bee", "characteristics": ["flies"]},
        {"id": "cow", "characteristics": ["walks"]}],
    "grid": {"rows": 2, "columns": 2, "zones": [
        {"id": "sky", "cells": "a1-b1", "characteristics": ["flies"]},
        {"id": "meadow", "cells": "a2-b2", "characteristics": ["walks"]}]},
    "shoes": [{"queue": ["bee", "cow"], "queue_order": "kept", "columns": 2}],
    "players": [{"shoe": 1}],
    "lost": {"time": 600}}"#;

/// What a design says of time holds on a server too.
#[test]
fn time_that_a_rule_counts_runs_out_here_too() {
    let asked = NewMatch { players: Vec::new(), ..asked("design:hurry", &[]) };
    let open = |id: &str, settings: &game::Settings| workshop::open_text(id, HURRY, settings);
    let mut room = make(&asked, Id(1), 7, 0, open).unwrap();
    assert_eq!((room.tick(at(900)), room.runs_out_at()), (Step::Nothing, None));
    assert!(room.sit(&[1], at(1000)), "a rule waits for people too");
    assert_eq!(room.runs_out_at(), Some(61_000));
    for text in [" TIME:9", "time:9", "join:Eve", "click:a1", "change:{}", "leave:1"] {
        assert_eq!(why(room.wish(ONE, &play(0, text), at(1000))), "play.not-a-move", "{text}");
    }
    assert_eq!(room.tick(at(2900)), Step::Nothing, "it is no news");
    assert!(room.wish(ONE, &play(0, "shoe1.b2-a1"), at(2950)).is_err());
    assert_eq!(room.tick(at(2950)), Step::Nothing, "nor is what is refused");
    let Ok(Step::Keep(append)) = room.wish(ONE, &play(0, "shoe1.a1-a1"), at(3500)) else {
        panic!()
    };
    assert_eq!(append.texts.len(), 2, "the time and the move: {:?}", append.texts);
    room.kept();
    assert_eq!((room.plies(), room.runs_out_at()), (2, Some(61_000)));
    let Step::Keep(append) = room.pause(at(10_000)) else { panic!("what was counted is kept") };
    assert!(append.ending.is_none());
    room.kept();
    assert_eq!(room.tick(at(60_999)), Step::Nothing);
    let Step::Keep(Append { ending, .. }) = room.tick(at(61_000)) else { panic!("it ran out") };
    assert!(ending.is_some());
}

/// A wish that is only told must not hide what must be kept.
#[test]
fn time_that_runs_out_while_somebody_wants_a_move_back_is_kept() {
    let clock = Some(Clock::Limited { initial_ms: 1000, increment_ms: 0 });
    let mut room = room(&NewMatch { clock, ..asked("othello", &[]) });
    assert!(matches!(room.wish(ONE, &play(0, "d3"), at(1500)), Ok(Step::Keep(_))));
    room.kept();
    assert_eq!(room.wish(ONE, &Ask::Undo { wish: 2, after: 1 }, at(1600)), Ok(Step::Tell));
    let step = room.wish(TWO, &Ask::RefuseUndo { wish: 3 }, at(3000));
    assert!(matches!(&step, Ok(Step::Keep(append)) if append.ending.is_some()), "{step:?}");
    assert_eq!(
        why(room.wish(ONE, &Ask::Undo { wish: 4, after: 1 }, at(3001))),
        "session.game-over"
    );
}

/// A match goes on under the rules that it was made with; the next one follows the newest.
#[tokio::test]
async fn the_rules_of_a_match_are_kept_and_sent() {
    let newest = workshop::RulesVersion::NEWEST.number().to_string();
    for (given, rules) in [(vec![("rules", "1")], None), (vec![], Some(&newest))] {
        let asked = asked("memory", &given);
        let house = House::of(room(&asked), &asked).await;
        let again = house.again(2000).await;
        for room in [&house.room, &again] {
            let Tell::Welcome { settings, .. } = room.welcome(ONE) else { panic!("a welcome") };
            let sent = settings.iter().find(|(name, _)| name == game::RULES);
            assert_eq!(sent.map(|(_, value)| value), rules, "what is not said is the first");
            let played = room.session().played().game().card().rules.to_string();
            assert_eq!(&played, rules.map_or("1", String::as_str));
            assert!(
                room.asked(Default::default()).settings.iter().all(|(name, _)| name != game::RULES)
            );
        }
    }
}

#[test]
fn what_cannot_be_made_is_told() {
    let key = |asked: &NewMatch| {
        make(asked, Id(1), 7, 0, catalogue::open).err().unwrap().why.key().to_owned()
    };
    assert_eq!(key(&asked("chess", &[])), "catalogue.unknown-game");
    assert_eq!(key(&asked("quoridor", &[("size", "99")])), "option.bad-value");
    let many = NewMatch { players: vec![Player::default(); 3], ..asked("othello", &[]) };
    assert_eq!(key(&many), "live.too-many-players");
    let level = Player { machine: Some(11), ..Player::default() };
    assert_eq!(key(&NewMatch { players: vec![level], ..asked("othello", &[]) }), "live.bad-level");
    let token = Player { token: Some(' '), ..Player::default() };
    assert_eq!(key(&NewMatch { players: vec![token], ..asked("othello", &[]) }), "live.bad-token");
}
