//! What must be true of seats, agreements and matches that follow each other. The matches of
//! this part are gone at its end.

use std::sync::Arc;

use storage::{Claim, Id, Link, NewMatch, Role, Store};

use crate::{digest, key, new_match};

fn claim(new: &NewMatch, seat: u8, nth: u8) -> Claim {
    Claim { id: new.id, seat, link: Some(digest(6, nth)), device: None, at_ms: 5 }
}

/// Twenty come at once and there are three seats.
pub(crate) async fn take_seats(store: &Arc<dyn Store>) {
    let new = new_match(6);
    let race = |seat: u8| {
        (0..20).map(move |nth: u8| {
            let (store, claim) = (store.clone(), claim(&new_match(6), seat, 20 * seat + nth));
            tokio::spawn(async move { store.claim_seat(&claim).await.map(|()| claim) })
        })
    };
    assert_eq!(key(store.claim_seat(&claim(&new, 1, 9)).await), "store.missing");
    store.create_match(&new).await.unwrap();
    assert_eq!(store.taken_seats(new.id).await.unwrap(), []);
    for seat in [3, 1] {
        let mut taken = Vec::new();
        for runner in race(seat).collect::<Vec<_>>() {
            match runner.await.unwrap() {
                Ok(claim) => taken.push(claim),
                Err(error) => assert_eq!(error.key(), "store.taken"),
            }
        }
        let [winner] = taken[..] else { panic!("{} took seat {seat}", taken.len()) };
        let found = store.find_link(&winner.link.unwrap()).await.unwrap();
        assert_eq!(found, Some((new.id, Role::Seat(seat))));
    }
    // Who was too late has no link either.
    let links = [20..40, 60..80].into_iter().flatten();
    let mut opening = 0;
    for nth in links {
        opening += usize::from(store.find_link(&digest(6, nth)).await.unwrap().is_some());
    }
    assert_eq!(opening, 2);
    let seats = async |id: Id| -> Vec<u8> {
        store.taken_seats(id).await.unwrap().iter().map(|taken| taken.seat).collect()
    };
    assert_eq!(seats(new.id).await, [1, 3]);

    // With a link of one's own; and those who only look on never lack a place.
    let second = Claim { link: None, ..claim(&new, 2, 0) };
    store.claim_seat(&second).await.unwrap();
    assert_eq!(key(store.claim_seat(&second).await), "store.taken");
    // It is bound to the first device that is known, and to no other then.
    let at = |nth: u8| Claim { device: Some(digest(7, nth)), ..second };
    store.claim_seat(&at(1)).await.unwrap();
    assert_eq!(key(store.claim_seat(&at(2)).await), "store.taken");
    assert_eq!(store.taken_seats(new.id).await.unwrap()[1].device, Some(digest(7, 1)));
    // Whoever takes a seat with a link of their own takes it from all others.
    let handed_out = Link { digest: digest(6, 110), role: Role::Seat(4) };
    store.add_link(new.id, &handed_out).await.unwrap();
    store.claim_seat(&claim(&new, 4, 111)).await.unwrap();
    assert_eq!(store.find_link(&handed_out.digest).await.unwrap(), None);
    let own = store.find_link(&digest(6, 111)).await.unwrap();
    assert_eq!(own, Some((new.id, Role::Seat(4))));
    // A seat is given to somebody else, and given up: its links are void, others stay.
    let before = beside(&**store, new.id).await;
    let given = Claim { at_ms: 77, ..claim(&new, 4, 112) };
    store.give_seat(&given).await.unwrap();
    assert_ne!(beside(&**store, new.id).await, before, "other servers hear of it");
    assert_eq!(store.find_link(&digest(6, 111)).await.unwrap(), None);
    assert!(store.find_link(&digest(6, 112)).await.unwrap().is_some());
    store.free_seat(new.id, 4).await.unwrap();
    assert_eq!(store.find_link(&digest(6, 112)).await.unwrap(), None);
    assert_eq!(seats(new.id).await, [1, 2, 3]);
    assert_eq!(key(store.free_seat(Id(1), 4).await), "store.missing");
    assert_eq!(key(store.give_seat(&Claim { id: Id(1), ..given }).await), "store.missing");
    let link = Link { digest: digest(6, 100), role: Role::Spectator };
    for _ in 0..2 {
        store.add_link(new.id, &link).await.unwrap();
    }
    assert_eq!(key(store.add_link(Id(1), &link).await), "store.missing");
    let found = store.find_link(&digest(6, 100)).await.unwrap();
    assert_eq!(found, Some((new.id, Role::Spectator)));
    store.delete_match(new.id, "the story", 1).await.unwrap();
    assert_eq!(store.taken_seats(new.id).await.unwrap(), []);
}

/// What the store says of things beside the events.
async fn beside(store: &dyn Store, id: Id) -> i64 {
    let standings = store.standings(&[id, new_match(99).id]).await.unwrap();
    assert_eq!(standings.len(), 1, "of two, one is there: {standings:?}");
    assert_eq!((standings[0].id, standings[0].plies), (id, 0));
    standings[0].beside
}

pub(crate) async fn agree_and_play_again(store: &dyn Store) {
    let (first, next, other) = (new_match(6), new_match(7), new_match(8));
    assert_eq!(key(store.agree(first.id, "again", 1).await), "store.missing");
    assert_eq!(key(store.create_rematch(first.id, &next).await), "store.missing");
    assert_eq!(store.load_match(next.id).await.unwrap(), None, "nothing of it stays");
    store.create_match(&first).await.unwrap();
    let nothing = beside(store, first.id).await;
    assert_eq!(store.agree(first.id, "again", 2).await.unwrap(), [2]);
    let second = beside(store, first.id).await;
    assert_eq!(store.agree(first.id, "again", 2).await.unwrap(), [2]);
    assert_eq!(beside(store, first.id).await, second);
    store.disagree(first.id, "again").await.unwrap();
    assert_eq!(beside(store, first.id).await, nothing);
    assert_eq!(store.agree(first.id, "undo", 1).await.unwrap(), [1]);
    assert!(![nothing, second].contains(&beside(store, first.id).await));
    assert_eq!(store.agree(first.id, "again", 2).await.unwrap(), [2]);
    assert_eq!(store.agree(first.id, "again", 1).await.unwrap(), [1, 2]);
    store.disagree(first.id, "again").await.unwrap();
    assert_eq!(store.agreed(first.id, "again").await.unwrap(), []);
    assert_eq!(store.agreed(first.id, "undo").await.unwrap(), [1]);

    assert_eq!(store.next_match(first.id).await.unwrap(), None);
    let alone = beside(store, first.id).await;
    store.create_rematch(first.id, &next).await.unwrap();
    assert_ne!(beside(store, first.id).await, alone);
    assert_eq!(store.next_match(first.id).await.unwrap(), Some(next.id));
    assert_eq!(key(store.create_rematch(first.id, &other).await), "store.taken");
    assert_eq!(store.load_match(other.id).await.unwrap(), None, "only one follows");
    assert_eq!(store.next_match(first.id).await.unwrap(), Some(next.id));
    for id in [next.id, first.id] {
        store.delete_match(id, "the story", 2).await.unwrap();
        assert_eq!(store.next_match(first.id).await.unwrap(), None::<Id>);
    }
}

/// A ticket holds until it ends or is made void, and each is noted.
pub(crate) async fn give_tickets(store: &dyn Store) {
    let before = store.audit(crate::ALL).await.unwrap().len();
    store.add_ticket(&digest(8, 1), 100, 10).await.unwrap();
    store.add_ticket(&digest(8, 2), 200, 20).await.unwrap();
    assert!(store.has_ticket(&digest(8, 1), 99).await.unwrap());
    assert!(!store.has_ticket(&digest(8, 1), 100).await.unwrap());
    assert!(!store.has_ticket(&digest(8, 3), 1).await.unwrap());
    store.drop_ticket(&digest(8, 2)).await.unwrap();
    assert!(!store.has_ticket(&digest(8, 2), 20).await.unwrap());
    assert_eq!(store.audit(crate::ALL).await.unwrap().len(), before + 2);
    store.answers(30).await.unwrap();
}
