//! One story that every store must live through; for tests only.
//!
//! [`tell`] is given an empty store and panics where the store is wrong. It knows no store.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a story fails by panic")]

mod designs;
mod erasing;
mod matches;
mod people;

use std::sync::Arc;

use storage::{Digest, Id, Link, NewMatch, Page, Role, Store, StoreError};

/// Everything that is asked for, more than there is.
pub const ALL: Page = Page { skip: 0, most: 1000 };

/// Tells the whole story to an empty store.
///
/// # Panics
/// Where the store does not behave as a store must.
pub async fn tell(store: Arc<dyn Store>) {
    assert_eq!(store.census().await.unwrap(), storage::Census::default(), "it must be empty");
    matches::are_made_and_found(&*store).await;
    matches::grow_by_events(&*store).await;
    matches::are_put_away(&*store).await;
    matches::end_with_their_scores(&*store).await;
    matches::are_raced_for(&store).await;
    matches::are_loaded_as_of_one_moment(&store).await;
    people::take_seats(&store).await;
    people::agree_and_play_again(&*store).await;
    matches::are_listed_and_deleted(&*store).await;
    erasing::takes_results_along(&*store).await;
    erasing::takes_files_along(&*store).await;
    designs::have_versions(&*store).await;
    designs::have_files(&*store).await;
    store.check().await.unwrap();
    people::give_tickets(&*store).await;
    assert!(store.bytes().await.unwrap() > 4096);
    store.close().await;
    assert_eq!(key(store.append(matches::late()).await), "store.unavailable");
    assert_eq!(key(store.answers(1).await), "store.unavailable");
}

/// A match with links of its own; the number makes it unlike others.
#[must_use]
pub fn new_match(number: u8) -> NewMatch {
    NewMatch {
        id: Id(u128::from(number) << 100 | 7),
        game: "quoridor".to_owned(),
        record_head: "seed 7\nseat 1 human \"Zoé\" 🐱".to_owned(),
        code: Some(format!("CODE{number}")),
        links: vec![
            Link { digest: digest(number, 0), role: Role::Host },
            Link { digest: digest(number, 1), role: Role::Seat(1) },
            Link { digest: digest(number, 2), role: Role::Spectator },
        ],
        allows: Default::default(),
        made_ms: 1_000_000 + i64::from(number),
    }
}

fn digest(number: u8, nth: u8) -> Digest {
    let mut bytes = [number; 32];
    bytes[31] = nth;
    Digest(bytes)
}

fn key<T: std::fmt::Debug>(answer: Result<T, StoreError>) -> &'static str {
    answer.unwrap_err().key()
}
