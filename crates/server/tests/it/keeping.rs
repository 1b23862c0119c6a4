//! What a server does by itself: time runs out, unseen rooms leave memory, and a stop loses nothing.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use protocol::live::{Ask, Happening, Now, Tell};
use protocol::rest::{Made, NewMatch};
use protocol::{Clock, Player, Role};
use server::clock::Clock as Time;
use server::machines::Machines;
use server::rooms::Rooms;
use storage::Store;
use storage_sqlite::SqliteStore;

/// Clocks that go on when they are told to.
#[derive(Default)]
pub(crate) struct Hand {
    date_ms: AtomicI64,
    steady_ms: AtomicU64,
}

impl Hand {
    /// The computer's time is set.
    pub(crate) fn set_date(&self, by_ms: i64) {
        self.date_ms.fetch_add(by_ms, Ordering::Relaxed);
    }

    /// The computer sleeps, and its steady clock goes on.
    pub(crate) fn sleep(&self, ms: u64) {
        self.set_date(i64::try_from(ms).unwrap());
        self.steady_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// Time goes by while the server looks at its clocks.
    async fn go_on(&self, rooms: &Arc<Rooms>, ms: u64) {
        for gone_ms in (0..ms).step_by(1000) {
            self.sleep((ms - gone_ms).min(1000));
            // Nothing is put away, but the clock is looked at.
            rooms.put_idle_away(u64::MAX).await;
        }
    }
}

impl Time for Hand {
    fn now_ms(&self) -> i64 {
        self.date_ms.load(Ordering::Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        self.steady_ms.load(Ordering::Relaxed)
    }
}

/// Both people come with their links.
async fn sit_down(rooms: &Arc<Rooms>, made: &Made) {
    for link in made.seats.iter().flatten() {
        let (place, role) = rooms.enter(link).await.unwrap();
        rooms.note_entry(&place, role, None).await.unwrap();
    }
}

async fn rooms(folder: &Path, hand: &Arc<Hand>) -> (Arc<Rooms>, Arc<dyn Store>) {
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(&folder.join("marelle.db")).await.unwrap());
    (Rooms::new(store.clone(), hand.clone(), Machines::new(1)), store)
}

fn asked(clock: Option<Clock>, machine: Option<u8>) -> NewMatch {
    let named = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let players = vec![named("Anna"), Player { machine, ..named("Ben") }];
    let (game, settings) = ("othello".to_owned(), Default::default());
    NewMatch { game, settings, players, clock, ..NewMatch::default() }
}

const MINUTE: Option<Clock> = Some(Clock::Limited { initial_ms: 60_000, increment_ms: 0 });

fn play(text: &str, after: u32) -> Ask {
    Ask::Play { wish: 1, text: text.to_owned(), after }
}

/// What somebody sees who comes now.
async fn seen(rooms: &Arc<Rooms>, made: &Made) -> (Vec<Happening>, Now) {
    let (place, role) = rooms.enter(&made.spectator).await.unwrap();
    let news = rooms.room_of(&place).await.unwrap().news(role, 0);
    match serde_json::from_str(&news).unwrap() {
        Tell::Happened { events, now, .. } => (events, *now),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn time_runs_out_by_itself_and_for_good() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (rooms, store) = rooms(folder.path(), &hand).await;
    let made = rooms.make(&asked(MINUTE, None)).await.unwrap();
    sit_down(&rooms, &made).await;
    let free = rooms.make(&asked(None, None)).await.unwrap();
    let (place, _) = rooms.enter(&made.spectator).await.unwrap();
    let mut news = place.listen();
    hand.go_on(&rooms, 59_999).await;
    rooms.let_time_run_out().await;
    tokio::task::yield_now().await;
    assert!(!news.has_changed().unwrap());
    hand.go_on(&rooms, 1).await;
    rooms.let_time_run_out().await;
    news.changed().await.unwrap();
    let (events, now) = seen(&rooms, &made).await;
    assert_eq!(events, [Happening::RanOut { seat: 1 }]);
    assert_eq!(now.left_ms, [0, 60_000]);
    assert!(now.ending.is_some());
    assert_eq!(store.events_from(made.id.parse().unwrap(), 0).await.unwrap().len(), 1);
    assert_eq!(seen(&rooms, &free).await.0, [], "who has no limit has time");
    // Whoever is late is told so by their own move.
    let made = rooms.make(&asked(MINUTE, None)).await.unwrap();
    sit_down(&rooms, &made).await;
    let (place, _) = rooms.enter(&made.spectator).await.unwrap();
    hand.go_on(&rooms, 70_000).await;
    let late = rooms.ask(&place, Role::Seat(1), &play("d3", 0)).await;
    assert_eq!(late.unwrap_err().why.key(), "session.game-over");
    assert_eq!(seen(&rooms, &made).await.0, [Happening::RanOut { seat: 1 }]);
}

#[tokio::test]
async fn time_while_the_server_is_away_counts_for_nobody() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (first, _) = rooms(folder.path(), &hand).await;
    let made = first.make(&asked(MINUTE, None)).await.unwrap();
    sit_down(&first, &made).await;
    let (place, _) = first.enter(&made.spectator).await.unwrap();
    hand.go_on(&first, 1000).await;
    first.ask(&place, Role::Seat(1), &play("d3", 0)).await.unwrap();
    hand.go_on(&first, 500).await;
    first.stop().await;
    let refused = first.ask(&place, Role::Seat(2), &play("c3", 1)).await;
    assert_eq!(refused.unwrap_err().why.key(), "live.store-away");

    // A day later.
    hand.sleep(86_400_000);
    let (second, store) = rooms(folder.path(), &hand).await;
    let (events, now) = seen(&second, &made).await;
    assert_eq!((events.len(), &now.left_ms[..]), (1, &[59_000, 59_500][..]));
    let (place, _) = second.enter(&made.spectator).await.unwrap();
    hand.go_on(&second, 100).await;
    second.ask(&place, Role::Seat(2), &play("c3", 1)).await.unwrap();
    let (events, now) = seen(&second, &made).await;
    assert_eq!(now.left_ms, [59_000, 59_400]);
    let thought = |happening: &Happening| match happening {
        Happening::Played { ms, .. } => *ms,
        other => panic!("{other:?}"),
    };
    assert_eq!(events.iter().map(thought).collect::<Vec<_>>(), [1000, 600]);
    // Without a word of goodbye, what was thought since the last event is forgotten.
    hand.go_on(&second, 5000).await;
    drop((second, place));
    store.close().await;
    let (third, _) = rooms(folder.path(), &hand).await;
    assert_eq!(seen(&third, &made).await.1.left_ms, [59_000, 59_400]);
    third.stop().await;
}

#[tokio::test]
async fn rooms_that_nobody_looks_at_leave_memory_and_come_back() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (rooms, _) = rooms(folder.path(), &hand).await;
    let made = rooms.make(&asked(MINUTE, None)).await.unwrap();
    sit_down(&rooms, &made).await;
    let other = rooms.make(&asked(None, None)).await.unwrap();
    let (place, _) = rooms.enter(&made.spectator).await.unwrap();
    let looks = rooms.enter(&other.spectator).await.unwrap().0.listen();
    rooms.ask(&place, Role::Seat(1), &play("d3", 0)).await.unwrap();
    let before = seen(&rooms, &made).await;
    hand.go_on(&rooms, 2000).await;
    rooms.put_idle_away(3000).await;
    assert_eq!(rooms.open_count(), 2, "it is too soon");
    rooms.put_idle_away(1000).await;
    assert_eq!(rooms.open_count(), 2, "somebody holds one and looks at the other");
    drop(place);
    rooms.put_idle_away(1000).await;
    assert_eq!(rooms.open_count(), 1);
    hand.go_on(&rooms, 1_000_000).await;
    let after = seen(&rooms, &made).await;
    assert_eq!((after.0, &after.1.left_ms[..]), (before.0, &[60_000, 58_000][..]));
    drop(looks);
    hand.go_on(&rooms, 2000).await;
    rooms.put_idle_away(1000).await;
    assert_eq!(rooms.open_count(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_that_thinks_keeps_its_room() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (rooms, store) = rooms(folder.path(), &hand).await;
    let made = rooms.make(&asked(None, Some(3))).await.unwrap();
    let (place, _) = rooms.enter(&made.spectator).await.unwrap();
    let looks = place.listen();
    rooms.ask(&place, Role::Seat(1), &play("d3", 0)).await.unwrap();
    // It thinks already when the last one goes.
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    drop((place, looks));
    hand.go_on(&rooms, 9999).await;
    while rooms.open_count() > 0 {
        rooms.put_idle_away(1000).await;
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let kept = store.events_from(made.id.parse().unwrap(), 0).await.unwrap();
    assert_eq!(kept.len(), 2, "it went when the machine had played, not before");
}

#[tokio::test]
async fn neither_a_new_date_nor_sleep_of_the_server_costs_time() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (rooms, store) = rooms(folder.path(), &hand).await;
    let made = rooms.make(&asked(MINUTE, None)).await.unwrap();
    sit_down(&rooms, &made).await;
    let (place, _) = rooms.enter(&made.spectator).await.unwrap();
    let id = made.id.parse().unwrap();
    for (ply, text) in (0..).zip(["d3", "c5", "f6"]) {
        hand.go_on(&rooms, 2000).await;
        match ply {
            0 => hand.set_date(3_600_000),
            1 => hand.set_date(-3_600_000),
            _ => hand.sleep(3_600_000),
        }
        rooms.let_time_run_out().await;
        rooms.ask(&place, Role::Seat(ply % 2 + 1), &play(text, ply.into())).await.unwrap();
    }
    let (_, now) = seen(&rooms, &made).await;
    // All that counts of the sleep is the time between two looks at the clock.
    assert_eq!((&now.left_ms[..], now.ticking), (&[55_900, 58_000][..], Some(2)));
    let dates: Vec<i64> =
        store.events_from(id, 0).await.unwrap().iter().map(|event| event.at_ms).collect();
    assert_eq!(dates, [3_602_000, 4000, 3_606_000], "what is written down has the date");
}

#[tokio::test]
async fn clocks_stand_until_everybody_has_come() {
    let (folder, hand) = (tempfile::tempdir().unwrap(), Arc::new(Hand::default()));
    let (here, _) = rooms(folder.path(), &hand).await;
    let (there, _) = rooms(folder.path(), &hand).await;
    let made = here.make(&asked(MINUTE, None)).await.unwrap();
    let [Some(anna), Some(ben)] = &made.seats[..] else { panic!("{made:?}") };
    let (place, role) = here.enter(anna).await.unwrap();
    here.note_entry(&place, role, None).await.unwrap();
    hand.go_on(&here, 70_000).await;
    here.let_time_run_out().await;
    here.ask(&place, role, &play("d3", 0)).await.unwrap();
    hand.go_on(&here, 70_000).await;
    here.let_time_run_out().await;
    assert_eq!(seen(&here, &made).await.1.ticking, None);
    let news = place.listen();

    // The other one comes by another server.
    let (elsewhere, role) = there.enter(ben).await.unwrap();
    there.note_entry(&elsewhere, role, None).await.unwrap();
    assert_eq!(seen(&there, &made).await.1.ticking, Some(2));
    assert!(!news.has_changed().unwrap());
    here.ask_store().await.unwrap();
    assert!(news.has_changed().unwrap(), "everybody is told");
    assert_eq!(seen(&here, &made).await.1.ticking, Some(2));
    hand.go_on(&here, 1500).await;
    here.ask(&place, role, &play("c5", 1)).await.unwrap();
    let (events, now) = seen(&here, &made).await;
    assert_eq!((events.len(), &now.left_ms[..]), (2, &[60_000, 58_500][..]));

    // Who takes a place in memory again finds that the match has begun.
    let (third, _) = rooms(folder.path(), &hand).await;
    assert_eq!(seen(&third, &made).await.1.ticking, Some(1));
}
