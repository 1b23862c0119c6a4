//! Pictures of worlds in every relation, and what they answer to touches.

use std::fmt::Write;

use game::{Game, Seat, Touched, Viewer, erase, touch};
use game_mansuba::Relation;
use paint::{Alphabet, render};
use scene::{Mark, SpotKind, Touch};

use crate::mansuba;

#[test]
fn worlds_look_right_in_every_relation() {
    let game = mansuba("width=6 height=5");
    for relation in Relation::ALL {
        let text =
            format!("P..t.p/.T..../...P.e/E...../...... {} Pc2,tc2,tc2 9 black", relation.name());
        let position = game.parse_position(&text).unwrap();
        let view = game.view_for(&position, Viewer::Seat(Seat::FIRST));
        let mut drawing = String::new();
        for touches in [&[][..], &[Touch::new("d3")]] {
            let scene = game.scene(&view, touches).unwrap();
            for alphabet in [Alphabet::Unicode, Alphabet::Ascii] {
                writeln!(drawing, "{}", render(&scene, alphabet)).unwrap();
            }
        }
        insta::assert_snapshot!(relation.name(), drawing);
    }
}

#[test]
fn links_are_drawn_where_squares_do_not_say_it_all() {
    let game = mansuba("width=5 height=4");
    for (relation, links) in Relation::ALL.into_iter().zip([0, 31 + 24, 31 + 12, 16 + 8]) {
        let text = format!("P..../...../...../....p {} - 0 black", relation.name());
        let position = game.parse_position(&text).unwrap();
        let scene = game.scene(&game.view_for(&position, Viewer::Public), &[]).unwrap();
        assert_eq!(scene.boards[0].links.len(), links, "{relation:?}");
    }
}

#[test]
fn starting_places_are_the_goals_of_the_other_side() {
    let game = mansuba("width=5 height=4");
    let scene = game.scene(&game.view_for(&game.start(0), Viewer::Public), &[]).unwrap();
    let goals = |seat: u8| {
        let spots = scene.boards[0].spots.iter();
        let spots = spots.filter(|spot| spot.marks.contains(&Mark::Goal(seat)));
        spots.map(|spot| spot.touch.as_str()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(goals(1), "e1 e2 e3 e4");
    assert_eq!(goals(2), "a1 a2 a3 a4");
}

#[test]
fn prisoners_alike_lie_in_one_pile_that_can_be_touched() {
    let game = mansuba("width=5 height=4");
    let text = "...../...../Pt.../..... simple Pc3,Pc3,tc4 1 black";
    let position = game.parse_position(text).unwrap();
    let view = game.view_for(&position, Viewer::Seat(Seat::FIRST));
    let scene = game.scene(&view, &[]).unwrap();
    let jail = &scene.boards[1];
    assert!(jail.spots.iter().all(|spot| spot.kind == SpotKind::Pile));
    let piles: Vec<(&str, usize)> =
        jail.spots.iter().map(|spot| (spot.touch.as_str(), spot.pieces.len())).collect();
    assert_eq!(piles, [("Pc3", 2), ("tc4", 1)]);
    let Touched::Move(action) = touch(&game, &view, &[], &Touch::new("Pc3")).unwrap() else {
        panic!("one touch throws the coin")
    };
    assert_eq!(game.move_text(&position, &action), "free-c3");
}

#[test]
fn a_touch_that_leads_nowhere_says_why() {
    let game = mansuba("width=5 height=4");
    let text = "P..../T..../Ptt../..... simple Pc3,tc1 1 black";
    let position = erase(game).parse_position(text).unwrap();
    let refused = |seat: Seat, touches: &[&str], name: &str| {
        let touches: Vec<Touch> = touches.iter().map(Touch::new).collect();
        let answer = position.touch(Viewer::Seat(seat), &touches, &Touch::new(name));
        answer.unwrap_err().key().to_owned()
    };
    let black = |touches: &[&str], name: &str| refused(Seat::FIRST, touches, name);
    assert_eq!(black(&[], "b1"), "mansuba.no-piece");
    assert_eq!(black(&[], "b3"), "mansuba.not-your-piece");
    assert_eq!(black(&["a1"], "d4"), "mansuba.pawn-way");
    assert_eq!(black(&["a2"], "b3"), "mansuba.tower-way");
    assert_eq!(black(&[], "Pc3"), "mansuba.place-taken");
    assert_eq!(black(&[], "tc1"), "mansuba.not-your-prisoner");
    assert_eq!(black(&[], "Td1"), "mansuba.no-prisoner");
    assert_eq!(black(&[], "pass"), "mansuba.no-pass");
    assert_eq!(black(&[], "nowhere"), "play.nothing-there");
    assert_eq!(refused(Seat::SECOND, &[], "b3"), "play.not-your-turn");
}

#[test]
fn a_piece_that_cannot_move_says_so() {
    let game = mansuba("width=3 height=3");
    let position = game.parse_position("PPp/Tp./... simple - 0 black").unwrap();
    let stuck = game.explain_touch(&position, &[], &Touch::new("a1"));
    assert_eq!(game::Reason::key(&stuck), "mansuba.stuck");
}
