//! Position texts: what reads back, and what is refused with the field at fault.

use game::{Notation, Presentation, Reason, Rules, Viewer};
use game_mansuba::Mansuba;

use crate::mansuba;

#[test]
fn texts_read_back_and_prisoners_are_sorted_by_place_then_letter() {
    let game = mansuba("width=5 height=4");
    for (given, written) in [
        ("P...p/T...t/E...e/P...p simple - 0 black", ""),
        ("...../...../..t../..... hexagonal Pc3,tc3 7 white", ""),
        (
            "...../...../..t../..... diagonal tc3,Pc3,Ed1,eb2,Pc3 40 -",
            "...../...../..t../..... diagonal Ed1,eb2,Pc3,Pc3,tc3 40 -",
        ),
        ("....P/...../...../..... simple - 9 -", ""),
        ("t..../...../...../..... triangular - 40 -", ""),
    ] {
        let position = game.parse_position(given).unwrap_or_else(|why| panic!("{given}: {why}"));
        let wanted = if written.is_empty() { given } else { written };
        assert_eq!(game.position_text(&position), wanted);
        assert_eq!(game.hash(&position), game.rehash(&position));
    }
}

#[test]
fn fewer_pieces_than_rows_may_be_set_up() {
    let game = mansuba("width=5 height=4");
    assert!(game.parse_position("...../...../...../..... simple - 0 black").is_ok());
    assert!(game.parse_position(".PPP./...../...../..... simple Tc3 0 black").is_ok());
}

/// Options, text, and the field with the key of what is wrong with it.
const BAD_POSITIONS: &[(&str, &str, &str, &str)] = &[
    ("", "", "board", "setup.missing"),
    ("", "...../...../...../.....", "relation", "setup.missing"),
    ("", "...../...../...../..... simple", "prisoners", "setup.missing"),
    ("", "...../...../...../..... simple -", "turn", "setup.missing"),
    ("", "...../...../...../..... simple - 0", "side", "setup.missing"),
    ("", "...../...../...../..... simple - 0 black x", "", "setup.too-much"),
    ("", "...../...../..... simple - 0 black", "board", "mansuba.setup-size"),
    ("", "..../...../...../..... simple - 0 black", "board", "mansuba.setup-size"),
    ("", "....x/...../...../..... simple - 0 black", "board", "setup.unreadable"),
    ("", ".PPP./.PP../...../..... simple - 0 black", "board", "mansuba.setup-too-many"),
    ("", "...../...../...../..... square - 0 black", "relation", "setup.unreadable"),
    ("", ".PPP./.P.../...../..... simple Pc3 0 black", "prisoners", "mansuba.setup-too-many"),
    ("", "...../...../...../..... simple xc3 0 black", "prisoners", "setup.unreadable"),
    ("", "...../...../...../..... simple Pf3 0 black", "prisoners", "setup.unreadable"),
    ("", "...../...../...../..... simple P 0 black", "prisoners", "setup.unreadable"),
    ("", "...../...../...../..... simple Pa3 0 black", "prisoners", "mansuba.setup-safe-place"),
    ("", "...../...../...../..... simple te1 0 black", "prisoners", "mansuba.setup-safe-place"),
    (
        "captures=no",
        "...../...../...../..... simple Pc3 0 black",
        "prisoners",
        "mansuba.setup-no-captures",
    ),
    ("", "...../...../...../..... simple - 41 black", "turn", "mansuba.setup-too-long"),
    ("", "...../...../...../..... simple - 00 black", "turn", "setup.unreadable"),
    ("", "...../...../...../..... simple - -1 black", "turn", "setup.unreadable"),
    ("", "...../...../...../..... simple - 0 red", "side", "setup.unreadable"),
    ("", "...../...../...../..... simple - 0 -", "side", "mansuba.setup-not-over"),
    ("", "...../...../...../..... simple - 40 black", "side", "mansuba.setup-over"),
    ("", "....P/...../...../..... simple - 3 white", "side", "mansuba.setup-over"),
    ("", "p...P/...../...../..... simple - 3 -", "board", "mansuba.setup-two-winners"),
];

#[test]
fn what_is_no_position_is_refused_with_its_field() {
    conformance::check_bad_positions::<Mansuba>("width=5 height=4", BAD_POSITIONS);
}

#[test]
fn a_view_holds_what_is_seen_and_no_other_view_is_believed() {
    let game = mansuba("width=5 height=4");
    let text = "...../...../..t../..... hexagonal Pc3 7 white";
    let position = game.parse_position(text).unwrap();
    let view = game.view_for(&position, Viewer::Seat(game::Seat::SECOND));
    assert_eq!(
        serde_json::to_string(&view).unwrap(),
        r#"{"game":"mansuba","seat":"white","to_move":"white","over":null,"#.to_owned()
            + r#""board":"...../...../..t../.....","relation":"hexagonal","#
            + r#""prisoners":"Pc3","turn":7}"#
    );
    let changed = |change: fn(&mut game_mansuba::View)| {
        let mut other = view.clone();
        change(&mut other);
        let mut moves = Vec::new();
        game.view_moves(&other, &mut moves).unwrap_err().key()
    };
    assert_eq!(changed(|view| view.game = "othello".to_owned()), "setup.unreadable");
    assert_eq!(changed(|view| view.over = Some("draw".to_owned())), "setup.impossible");
    assert_eq!(changed(|view| view.to_move = None), "setup.impossible");
    assert_eq!(changed(|view| view.turn = 50), "setup.impossible");
    assert_eq!(changed(|view| view.prisoners = "tc3,Pc3".to_owned()), "setup.impossible");
    assert_eq!(changed(|view| view.board.push(' ')), "setup.missing");
}
