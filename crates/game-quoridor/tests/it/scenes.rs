//! Pictures of boards, and what they answer to touches.

use game::{Game, Seat, Touched, Viewer, erase, touch};
use paint::{Alphabet, render};
use scene::Touch;

use crate::quoridor;

#[test]
fn boards_look_right() {
    let game = quoridor("size=9 bonus=2");
    let text = "e4,e6 8,8 b7v,c3h,e4h,f7h 1 a1:2,i9:3";
    let position = game.parse_position(text).unwrap();
    let view = game.view_for(&position, Viewer::Seat(Seat::FIRST));
    let scene = game.scene(&view, &[]).unwrap();
    insta::assert_snapshot!("unicode", render(&scene, Alphabet::Unicode));
    insta::assert_snapshot!("ascii", render(&scene, Alphabet::Ascii));
}

#[test]
fn a_touch_that_leads_nowhere_says_why() {
    let game = quoridor("");
    let start = erase(game.clone()).start(0);
    let refused = |seat: Seat, name: &str| {
        let answer = start.touch(Viewer::Seat(seat), &[], &Touch::new(name));
        answer.unwrap_err().key().to_owned()
    };
    assert_eq!(refused(Seat::FIRST, "e4"), "quoridor.too-far");
    assert_eq!(refused(Seat::FIRST, "pass"), "quoridor.no-pass");
    assert_eq!(refused(Seat::FIRST, "nowhere"), "play.not-a-move");
    assert_eq!(refused(Seat::SECOND, "e8"), "play.not-your-turn");
}

#[test]
fn a_wall_takes_two_touches_and_another_crossing_begins_anew() {
    let game = quoridor("");
    let view = game.view_for(&game.start(0), Viewer::Seat(Seat::FIRST));
    let [crossing, other, wall] = ["e3+", "c5+", "e3h"].map(Touch::new);
    let one = vec![crossing];
    assert_eq!(touch(&game, &view, &[], &one[0]).unwrap(), Touched::More(one.clone()));
    let anew = touch(&game, &view, &one, &other).unwrap();
    assert_eq!(anew, Touched::More(vec![other]));
    let Touched::Move(action) = touch(&game, &view, &one, &wall).unwrap() else {
        panic!("two touches make a wall")
    };
    assert_eq!(game.move_text(&game.start(0), &action), "e3h");
}
