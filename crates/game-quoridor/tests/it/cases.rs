//! Rule-book cases as data: a position, a move, and what becomes of it.

use game::{BuiltIn, Knowledge, Notation, Presentation, Rules, Seat, Settings, Sheet, Viewer};
use game_quoridor::{Quoridor, View};

use crate::quoridor;

/// Options, position, move, and `ok` or the key of the refusal.
const CASES: &[(&str, &str, &str, &str)] = &[
    // Rule 1: one cell, not through a wall, not onto a pawn.
    ("", "e1,e9 10,10 - 1", "e2", "ok"),
    ("", "e1,e9 10,10 - 1", "e1", "quoridor.already-there"),
    ("", "e1,e9 10,10 - 1", "e3", "quoridor.too-far"),
    ("", "e1,e9 10,10 - 1", "g4", "quoridor.too-far"),
    ("", "e1,e9 10,10 - 1", "e10", "quoridor.off-board"),
    ("", "e1,e9 9,10 e1h 1", "e2", "quoridor.wall-between"),
    ("", "e1,e9 9,10 d1h 1", "e2", "quoridor.wall-between"),
    ("", "e4,e5 10,10 - 1", "e5", "quoridor.pawn-there"),
    // Rule 2: straight over a pawn, and around it only when the way behind is closed.
    ("", "e4,e5 10,10 - 1", "e6", "ok"),
    ("", "e4,e5 10,10 - 1", "d5", "quoridor.jump-instead"),
    ("", "e4,e5 9,10 e5h 1", "e6", "quoridor.wall-between"),
    ("", "e4,e5 9,10 e5h 1", "d5", "ok"),
    ("", "e4,e5 9,10 e5h 1", "f5", "ok"),
    ("", "e4,e5 9,9 d5v,e5h 1", "d5", "quoridor.wall-between"),
    ("", "e4,e5 9,9 d5v,e5h 1", "f5", "ok"),
    ("", "e4,e5 9,10 e4h 1", "e6", "quoridor.wall-between"),
    ("", "e4,e5 9,10 e4h 1", "d5", "quoridor.no-diagonal"),
    ("", "h5,i5 10,10 - 1", "i6", "ok"),
    ("", "h5,i5 10,10 - 1", "i4", "ok"),
    ("", "e4,g4 10,10 - 1", "f5", "quoridor.no-diagonal"),
    // Rule 3: four players, never over two pawns.
    ("players=4", "e4,e5,e6,i5 5,5,5,5 - 1", "e6", "quoridor.pawn-there"),
    ("players=4", "e4,e5,e6,i5 5,5,5,5 - 1", "d5", "quoridor.two-pawns"),
    ("players=4", "e4,e5,e6,i5 5,5,5,5 - 1", "e7", "quoridor.too-far"),
    ("players=4 behind=diagonal", "e4,e5,e6,i5 5,5,5,5 - 1", "d5", "ok"),
    ("players=4 behind=diagonal", "e4,e5,e6,d5 5,5,5,5 - 1", "d5", "quoridor.pawn-there"),
    // Rule 4: walls.
    ("", "e1,e9 10,10 - 1", "a1h", "ok"),
    ("", "e1,e9 10,10 - 1", "h8v", "ok"),
    ("", "e1,e9 10,10 - 1", "i3h", "quoridor.wall-outside"),
    ("", "e1,e9 10,10 - 1", "e9v", "quoridor.wall-outside"),
    ("", "e1,e9 9,10 e3h 1", "e3h", "quoridor.wall-overlaps"),
    ("", "e1,e9 9,10 e3h 1", "d3h", "quoridor.wall-overlaps"),
    ("", "e1,e9 9,10 e3h 1", "f3h", "quoridor.wall-overlaps"),
    ("", "e1,e9 9,10 e3h 1", "g3h", "ok"),
    ("", "e1,e9 9,10 e3h 1", "e3v", "quoridor.wall-crosses"),
    ("", "e1,e9 9,10 e3h 1", "d3v", "ok"),
    ("", "e1,e9 0,10 - 1", "e3h", "quoridor.no-walls-left"),
    // The last gap of a box around a player's pawn, and of a box that nobody is in.
    ("", "e1,e9 9,9 c1v,d2h 1", "e1v", "quoridor.wall-cuts-last-path"),
    ("", "e1,e9 9,9 c1v,d2h 2", "e1v", "quoridor.wall-cuts-last-path"),
    ("", "a5,e9 9,9 c1v,d2h 1", "e1v", "ok"),
    ("size=3 walls=2", "b1,b3 1,2 a1h 1", "b1v", "quoridor.wall-cuts-last-path"),
    ("size=12", "g1,g12 19,19 e1v,f2h 2", "g1v", "quoridor.wall-cuts-last-path"),
    ("", "e1,e9 9,9 a2h,b1v 1", "pass", "quoridor.no-pass"),
    ("pass=yes", "e1,e9 10,10 - 1", "pass", "ok"),
    // The console's form: two cells and a side.
    ("", "e1,e9 10,10 - 1", "D1 D2 G", "ok"),
    ("", "e1,e9 10,10 - 1", "d1 e1 b", "quoridor.wall-outside"),
    ("", "e1,e9 10,10 - 1", "a1 a2 G", "quoridor.wall-outside"),
    ("", "e1,e9 10,10 - 1", "d1 d2 h", "quoridor.wall-side-wrong"),
    ("", "e1,e9 10,10 - 1", "d1 d4 g", "quoridor.wall-cells-apart"),
    ("", "e1,e9 10,10 - 1", "d1 d1 g", "quoridor.wall-cells-apart"),
    ("", "e1,e9 10,10 - 1", "d1 d2 x", "play.not-a-move"),
    ("", "e1,e9 10,10 - 1", "", "play.not-a-move"),
    ("", "e1,e9 10,10 - 1", "N2/1/c4", "play.not-a-move"),
    ("", "e1,e9 10,10 - 1", "c3-d5", "play.not-a-move"),
    ("", "e9,e8 10,10 - 2", "e7", "play.game-over"),
];

#[test]
fn rule_book_cases() {
    conformance::check_cases::<Quoridor>(CASES);
}

#[test]
fn the_console_form_names_the_right_wall() {
    let game = quoridor("");
    let start = game.start(0);
    for (typed, wall) in [
        ("D1 D2 G", "c1v"),
        ("D1 D2 D", "d1v"),
        ("d2 d1 droite", "d1v"),
        ("D2 E2 H", "d2h"),
        ("E2 D2 B", "d1h"),
        ("  d2   e2 below ", "d1h"),
    ] {
        let action = game.parse_move(&start, typed).unwrap();
        assert_eq!(game.move_text(&start, &action), wall, "{typed}");
    }
}

/// Options, text, and the field with the key of what is wrong with it.
const BAD_POSITIONS: &[(&str, &str, &str, &str)] = &[
    ("", "", "pawns", "setup.missing"),
    ("", "e1,e9", "walls-left", "setup.missing"),
    ("", "e1,e9 10,10 -", "turn", "setup.missing"),
    ("", "e1,e9 10,10 - 1 - x", "", "setup.too-much"),
    ("", "e1,e9 10,10 - 1 ", "", "setup.too-much"),
    ("", "e1,99 10,10 - 1", "pawns", "setup.unreadable"),
    ("", "e1,e10 10,10 - 1", "pawns", "quoridor.setup-off-board"),
    ("", "e1,e1 10,10 - 1", "pawns", "quoridor.setup-same-cell"),
    ("", "e1 10,10 - 1", "pawns", "quoridor.setup-count"),
    ("", "e1,e9,a5 10,10 - 1", "pawns", "quoridor.setup-count"),
    ("", "e1,e9 10 - 1", "walls-left", "quoridor.setup-count"),
    ("", "e1,e9 10,x - 1", "walls-left", "setup.unreadable"),
    ("", "e1,e9 11,10 - 1", "walls-left", "quoridor.setup-too-many-walls"),
    ("", "e1,e9 10,10 e3h 1", "walls", "quoridor.setup-too-many-walls"),
    ("", "e1,e9 5,5 e3x 1", "walls", "setup.unreadable"),
    ("", "e1,e9 5,5 i3h 1", "walls", "quoridor.setup-wall-outside"),
    ("", "e1,e9 5,5 e3h,f3h 1", "walls", "quoridor.setup-walls-meet"),
    ("", "e1,e9 5,5 e3h,e3v 1", "walls", "quoridor.setup-walls-meet"),
    ("", "e1,e9 5,5 c1v,d2h,e1v 1", "walls", "quoridor.setup-no-path"),
    ("", "e1,e9 5,5 - 3", "turn", "quoridor.setup-no-seat"),
    ("", "e1,e9 5,5 - x", "turn", "setup.unreadable"),
    ("", "e9,e1 5,5 - 1", "pawns", "quoridor.setup-two-winners"),
    ("bonus=1", "e1,e9 5,5 - 1 c3", "bonus", "setup.unreadable"),
    ("bonus=1", "e1,e9 5,5 - 1 c3:0", "bonus", "quoridor.setup-bonus"),
    ("bonus=1", "e1,e9 5,5 - 1 c3:1,c3:2", "bonus", "quoridor.setup-bonus"),
];

#[test]
fn what_is_no_position_is_refused_with_its_field() {
    conformance::check_bad_positions::<Quoridor>("", BAD_POSITIONS);
}

#[test]
fn views_from_outside_are_not_believed() {
    let game = quoridor("");
    let good = game.view_for(&game.start(0), Viewer::Seat(Seat::FIRST));
    let faulty = |field: &str, change: fn(&mut View)| {
        let mut view = good.clone();
        change(&mut view);
        let fault = game.view_moves(&view, &mut Vec::new()).unwrap_err();
        assert!(fault.to_string().contains(field), "{field}: {fault}");
    };
    faulty("game", |view| view.game = "othello".to_owned());
    faulty("seat", |view| view.seat = Seat::new(3));
    faulty("position", |view| view.to_move = Seat::new(2));
    faulty("position", |view| view.over = Some("1".to_owned()));
    faulty("position", |view| view.position = "e1,e9 10,10 - -".to_owned());
    faulty("position", |view| view.passes = 2);
    faulty("position", |view| view.ply = 4 * 9 * 9);
    faulty("ply", |view| view.passes = 3);
    faulty("ply", |view| view.ply = 4 * 9 * 9 + 1);
    faulty("points", |view| view.points = vec![0]);
    faulty("points", |view| view.points = vec![u8::MAX, 0]);
}

#[test]
fn options_out_of_range_are_refused() {
    for options in ["size=2", "size=13", "players=3", "walls=41", "bonus=8", "behind=x", "x=1"] {
        let settings = Settings::parse([options]).unwrap();
        assert!(Quoridor::configure(&settings).is_err(), "{options}");
    }
}

#[test]
fn defaults_follow_players_and_size() {
    for (options, walls) in
        [("", "10"), ("players=4", "5"), ("size=10", "20"), ("size=12 players=4", "10")]
    {
        assert_eq!(quoridor(options).settings().get("walls"), Some(walls), "{options}");
    }
}

#[test]
fn even_boards_start_right_of_the_middle() {
    let start = |options: &str| {
        let game = quoridor(options);
        game.position_text(&game.start(0)).split(' ').next().unwrap().to_owned()
    };
    assert_eq!(start("size=10"), "f1,f10");
    assert_eq!(start("size=10 players=4"), "f1,a5,f10,j5");
    assert_eq!(start("players=4"), "e1,a5,e9,i5");
}

#[test]
fn passing_all_around_blocks_the_game_and_nobody_wins() {
    let game = quoridor("pass=yes");
    let mut position = game.start(0);
    for _ in 0..2 {
        let pass = game.parse_move(&position, "pass").unwrap();
        game.apply(&mut position, &pass).unwrap();
    }
    let outcome = game.outcome(&position).unwrap();
    assert_eq!(outcome.verdict.to_string(), "none");
    assert_eq!(game.points(&position, &outcome).values(), [0, 0]);
}

#[test]
fn who_passed_last_is_part_of_the_key_where_the_text_is_silent() {
    let game = quoridor("size=5 walls=0 pass=yes");
    let after = |moves: &str| {
        let mut position = game.start(0);
        for name in moves.split(' ') {
            let action = game.parse_move(&position, name).unwrap();
            game.apply(&mut position, &action).unwrap();
        }
        position
    };
    // Another pass ends the game after the first line, and not after the second.
    let (passed, moved) = (after("pass"), after("c2 pass c1"));
    assert_eq!(game.position_text(&passed), game.position_text(&moved));
    assert_eq!(game.hash(&passed), game.hash(&moved));
    assert_ne!(game.key(&passed), game.key(&moved));
    assert_eq!(game.key(&moved), game.hash(&moved), "nobody passed just now");
}

#[test]
fn a_bonus_pays_once_to_the_pawn_that_stops_there() {
    // One that is drawn, and one that is set up where none are drawn.
    for options in ["bonus=1", ""] {
        let game = quoridor(options);
        let mut position = game.parse_position("e7,e2 10,10 - 1 e8:3").unwrap();
        for name in ["e8", "e3", "e7", "e4", "e8", "e5", "e9"] {
            let action = game.parse_move(&position, name).unwrap();
            game.apply(&mut position, &action).unwrap();
            assert_eq!(game.hash(&position), game.rehash(&position), "{name}");
        }
        let outcome = game.outcome(&position).unwrap();
        assert_eq!(game.points(&position, &outcome).values(), [5 + 3, 0], "{options}");
    }
}

#[test]
fn score_sheets_read_and_write() {
    let game = quoridor("");
    let sheet = game.read_sheet("1. e2 e8\n2.e3 E7\n3. d4h pass").unwrap();
    assert_eq!(sheet.moves, ["e2", "e8", "e3", "e7", "d4h", "pass"]);
    let pairs = game.write_sheet("pairs", &sheet).unwrap();
    assert_eq!(pairs, "1. e2 e8\n2. e3 e7\n3. d4h pass\n");
    let lines = game.write_sheet("lines", &sheet).unwrap();
    assert_eq!(game.read_sheet(&lines).unwrap(), sheet);
    let fault = game.read_sheet("1. e2 e8\n2. e3 hello").unwrap_err();
    assert_eq!((fault.line, fault.column, fault.text.as_str()), (2, 7, "hello"));
    assert_eq!(game.write_sheet("ggf", &sheet), None);
}

#[test]
fn score_sheets_keep_another_start() {
    let game = quoridor("");
    let start = Some("e4,e6 8,9 c3h,e4h 2".to_owned());
    let sheet = Sheet { start, moves: vec!["e5".into(), "e3".into()], ..Sheet::default() };
    for format in game.sheet_formats() {
        let written = game.write_sheet(format, &sheet).unwrap();
        assert_eq!(game.read_sheet(&written).unwrap(), sheet, "{written}");
    }
    let fault = game.read_sheet("e4,e6 8,9 c3h,e4h 2\n1. e5 hello").unwrap_err();
    assert_eq!((fault.line, fault.column), (2, 7));
    let strange = Sheet { start: Some("e4".into()), ..sheet };
    assert_eq!(game.write_sheet("pairs", &strange), None);
}
