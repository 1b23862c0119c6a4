//! Matches: moves, chances, positions on the way.

use std::sync::Arc;

use game::{Action, SetupError};
use proptest::prelude::*;
use session::Match;

use crate::heap::heap;

#[test]
fn moves_are_played_refused_and_taken_back() {
    let mut played = Match::new(heap("stones=4"), 1);
    assert_eq!(played.play(" 2 ").unwrap().text(), "2");
    assert_eq!(played.play("3").unwrap_err().key(), "play.not-a-move");
    assert_eq!(played.moves().last().unwrap().text(), "2");
    assert!(played.play("2").is_ok());
    assert_eq!(played.play("1").unwrap_err().key(), "play.game-over");
    assert_eq!(played.undo().unwrap().text(), "2");
    assert!(played.position_at(2).is_none());
    assert!(played.undo().is_some() && played.undo().is_none());
    assert_eq!(played.position().text(), played.position_at(0).unwrap().text());
}

/// Machines keep what they learned for a game as long as it is the same.
#[test]
fn moves_leave_the_game_the_very_same() {
    let game = heap("stones=4");
    let mut played = Match::new(Arc::clone(&game), 1);
    played.play("1").unwrap();
    assert!(Arc::ptr_eq(played.game(), &game));
    played.undo().unwrap();
    assert!(Arc::ptr_eq(played.game(), &game));
}

#[test]
fn a_set_up_position_is_the_start() {
    let played = Match::from_position(heap(""), 1, "3 7 10 2").unwrap();
    assert_eq!(played.start_text(), Some("3 7 10 2"));
    assert_eq!(played.position().text(), "3 7 10 2");
    let error = Match::from_position(heap(""), 1, "3 x 10 2").err();
    assert_eq!(error, Some(SetupError::unreadable("secret", "x")));
}

#[test]
fn given_chances_must_fit() {
    let mut played = Match::new(heap(""), 1);
    let coin = Action::Move("coin".to_owned());
    let given = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    for wrong in [&["edge"][..], &[], &["heads", "heads"]] {
        let refused = played.act_recorded(&coin, &given(wrong)).unwrap_err();
        assert_eq!(refused.key(), "play.wrong-chance");
    }
    assert!(played.moves().is_empty());
    played.act_recorded(&coin, &given(&["heads"])).unwrap();
    assert_eq!(played.position().text().split(' ').next(), Some("7"));
}

proptest! {
    #[test]
    fn chances_come_again_after_undo_and_in_a_copy(seed: u64, before in 0usize..4) {
        let mut played = Match::new(heap("stones=20"), seed);
        for _ in 0..before {
            played.play("1").unwrap();
        }
        let first = played.play("coin").unwrap().clone();
        played.undo();
        let mut copy = played.clone();
        prop_assert_eq!(copy.play("coin").unwrap(), &first);
        prop_assert_eq!(played.act_recorded(&first.action, &first.chances).unwrap(), &first);
    }
}
