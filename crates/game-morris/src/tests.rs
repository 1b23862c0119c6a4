//! Cases of the rules as data: a position, a move, what must come of it.

use game::{Knowledge, Notation, Presentation, Reason, Rules, Settings, Touched, Viewer, touch};

use super::*;
use ::scene::Touch;

fn morris(options: &str) -> Morris {
    Morris::configure(&Settings::parse(options.split_whitespace()).unwrap()).unwrap()
}

/// Plays a move at a position; gives the position after it, or the key of the refusal.
fn check(options: &str, at: &str, action: &str, wanted: &str) {
    let game = morris(options);
    let mut position = game.parse_position(at).unwrap_or_else(|fault| panic!("{at}: {fault}"));
    let played =
        game.parse_move(&position, action).and_then(|action| game.apply(&mut position, &action));
    let came = match played {
        Ok(_) => game.position_text(&position),
        Err(refusal) => refusal.key().to_owned(),
    };
    assert_eq!(came, wanted, "{action} at {at}");
}

fn outcome(options: &str, at: &str) -> Option<String> {
    let game = morris(options);
    let position = game.parse_position(at).unwrap_or_else(|fault| panic!("{at}: {fault}"));
    game.outcome(&position).map(|outcome| game.outcome_text(&position, &outcome))
}

/// Black has a1 and d1 and may close g1; White has two loose men and none in a mill.
const PLACING: &str = "---/---/---/------/---/OO-/XX- 7,7 0 X";
/// All are placed, five are left on each side, and nobody can close a mill.
const MOVING: &str = "X--/O-O/---/--X--O/---/XOX/-XO 0,0 4 X";

#[test]
fn men_are_placed_and_a_mill_takes_one() {
    let start = "---/---/---/------/---/---/--- 9,9 0 X";
    check("", start, "d2", "---/---/---/------/---/-X-/--- 8,9 0 O");
    check("", PLACING, "g1xb2", "---/---/---/------/---/-O-/XXX 6,7 0 O");
    check("", PLACING, "G1:B2", "---/---/---/------/---/-O-/XXX 6,7 0 O");
    check("", PLACING, " g1xb2\n", "---/---/---/------/---/-O-/XXX 6,7 0 O");
    check("", PLACING, "a7", "X--/---/---/------/---/OO-/XX- 6,7 0 O");
    check("", PLACING, "g1", "morris.take-one");
    check("", PLACING, "g1xa1", "morris.not-their-man");
    check("", PLACING, "g1xa7", "morris.not-their-man");
    check("", PLACING, "a7xb2", "morris.no-mill");
    check("", PLACING, "a1", "morris.point-taken");
    check("", PLACING, "a1-a4", "morris.place-first");
    check("", PLACING, "b1", "morris.no-point");
    for text in ["", "z", "a", "a1-", "-a1", "a1x", "a1-a4-a7", "a1xb2xd2", "pass", "a1 a4", "éa1"]
    {
        check("", PLACING, text, "play.not-a-move");
    }
}

#[test]
fn men_in_a_mill_are_safe_unless_all_are() {
    let all_in_mills = "---/---/---/------/---/OOO/XX- 6,6 0 X";
    check("", all_in_mills, "g1xb2", "---/---/---/------/---/-OO/XXX 5,6 0 O");
    let one_loose = "O--/---/---/------/---/OOO/XX- 5,5 0 X";
    check("", one_loose, "g1xb2", "morris.in-mill");
    check("", one_loose, "g1xa7", "---/---/---/------/---/OOO/XXX 4,5 0 O");
}

#[test]
fn men_move_along_lines_and_fly_with_three_left() {
    check("", MOVING, "a7-a4", "---/O-O/---/X-X--O/---/XOX/-XO 0,0 5 O");
    check("", MOVING, "a7a4", "---/O-O/---/X-X--O/---/XOX/-XO 0,0 5 O");
    check("", MOVING, "a7-g7", "morris.no-line");
    check("", MOVING, "a7-b6", "morris.point-taken");
    check("", MOVING, "d7-g7", "morris.no-man");
    check("", MOVING, "b6-d6", "morris.not-your-man");
    check("", MOVING, "a7", "morris.all-placed");
    let three = "X--/---/---/--O---/--X/OOX/--O 0,0 9 X";
    check("flying=yes", three, "a7-g7", "--X/---/---/--O---/--X/OOX/--O 0,0 10 O");
    check("flying=no", three, "a7-g7", "morris.no-line");
}

#[test]
fn the_ends() {
    assert_eq!(outcome("", MOVING), None);
    let two_left = "X--/---/---/--O---/---/OOX/--O 0,0 0 X";
    assert_eq!(outcome("", two_left).as_deref(), Some("white"));
    check("", two_left, "a7-d7", "play.game-over");
    let shut_in = "XO-/O-O/---/O-----/---/---/XOX 0,0 0 X";
    assert_eq!(outcome("flying=no", shut_in), None, "g1 goes up");
    let shut_in = "XO-/---/---/O----O/---/---/XOX 0,0 0 X";
    assert_eq!(outcome("flying=no", shut_in).as_deref(), Some("white"));
    assert_eq!(outcome("flying=yes", shut_in), None, "three men fly away");
    let quiet = MOVING.replace(" 4 X", " 100 X");
    assert_eq!(outcome("", &quiet).as_deref(), Some("draw"));
    let full = "XOX/OXO/XOX/OXOXOX/OXO/XOX/OXO 0,0 0 X";
    assert_eq!(outcome("men=12", full).as_deref(), Some("draw"));
}

#[test]
fn the_first_mill_wins_with_three_men() {
    let about_to = "X--/O-O/--X 1,1 0 X";
    check("men=3", about_to, "b2", "X--/OXO/--X 0,1 0 O");
    check("men=3", about_to, "b2xa2", "morris.nothing-is-taken");
    assert_eq!(outcome("men=3", "X--/OXO/--X 0,1 0 O").as_deref(), Some("black"));
    let steps = "XO-/OXX/--O 0,0 0 O";
    check("men=3", steps, "b3-c3", "X-O/OXX/--O 0,0 1 X");
    check("men=3", steps, "b3-a1", "morris.no-line");
    check("men=3 flying=yes", steps, "b3-a1", "X--/OXX/O-O 0,0 1 X");
}

#[test]
fn impossible_positions_are_refused_with_their_field() {
    let game = morris("");
    for text in [
        "",
        "---/---/---/------/---/---/---",
        "---/---/---/-----/---/---/--- 9,9 0 X",
        "---/---/---/------/---/---/---/ 9,9 0 X",
        "---/---/---/---Z--/---/---/--- 9,9 0 X",
        "---/---/---/------/---/---/--- 9,8 0 X",
        "---/---/---/------/---/---/--- 9,9 0 O",
        "---/---/---/------/---/---/--- 10,10 0 X",
        "---/---/---/------/---/---/--- 9,9 1 X",
        "---/---/---/------/---/---/--- 9,9 x X",
        "---/---/---/------/---/---/--- 9 0 X",
        "---/---/---/------/---/---/--- 9,9 0 Y",
        "---/---/---/------/---/---/--- 9,9 0 XX",
        "---/---/---/------/---/---/--- 9,9 0 X 1",
        "X--/---/---/------/---/---/--- 9,9 0 X",
        "X--/---/---/--O---/---/OOX/--O 0,0 0 O",
        "X--/---/---/--O---/---/OO-/--O 0,0 0 X",
        "X--/O-O/---/--X--O/---/XOX/-XO 0,0 101 X",
    ] {
        assert!(game.parse_position(text).is_err(), "{text:?}");
    }
    assert!(morris("men=3").parse_position("XXX/OO-/O-- 0,0 0 X").is_err());
}

#[test]
fn the_options_say_which_board_and_who_flies() {
    let settings = |options: &str| morris(options).settings().to_string();
    assert_eq!(settings(""), "men=9 flying=yes");
    assert_eq!(settings("men=6"), "men=6 flying=no");
    assert_eq!(settings("men=12 flying=yes"), "men=12 flying=yes");
    assert!(Morris::configure(&Settings::parse(["men=7"]).unwrap()).is_err());
}

/// Touches at a position by the side to move: the move that is made, or what is asked or told.
fn touched(options: &str, at: &str, touches: &str) -> String {
    let game = morris(options);
    let position = game.parse_position(at).unwrap();
    let view = game.view_for(&position, Viewer::Seat(position.side().seat()));
    let mut made = Vec::new();
    let mut came = String::new();
    for name in touches.split_whitespace() {
        came = match touch(&game, &view, &made, &Touch::new(name)) {
            Ok(Touched::Move(action)) => game.move_text(&position, &action),
            Ok(Touched::More(more)) => {
                made = more;
                game.scene(&view, &made).unwrap().prompt.key().to_owned()
            }
            Err(game::TouchError::Refused(refusal)) => refusal.key().to_owned(),
            Err(error) => panic!("{error:?}"),
        };
    }
    came
}

#[test]
fn touches_make_moves_or_say_why_not() {
    assert_eq!(touched("", PLACING, "a7"), "a7");
    assert_eq!(touched("", PLACING, "g1"), "morris.take-man");
    assert_eq!(touched("", PLACING, "g1 b2"), "g1xb2");
    assert_eq!(touched("", PLACING, "g1 a1"), "morris.not-their-man");
    assert_eq!(touched("", PLACING, "g1 a7"), "a7", "another point is chosen");
    assert_eq!(touched("", PLACING, "b2"), "morris.point-taken");
    assert_eq!(touched("", MOVING, "a7"), "morris.go-where");
    assert_eq!(touched("", MOVING, "a7 d7"), "a7-d7");
    assert_eq!(touched("", MOVING, "a7 g4"), "morris.point-taken");
    assert_eq!(touched("", MOVING, "a7 g7"), "morris.no-line");
    assert_eq!(touched("", MOVING, "d7"), "morris.no-man");
    assert_eq!(touched("", MOVING, "b6"), "morris.not-your-man");
    let stuck = "XO-/O-O/---/O-----/---/---/XOX 0,0 0 X";
    assert_eq!(touched("flying=no", stuck, "a7"), "morris.stuck");
}

#[test]
fn a_hint_says_why() {
    let game = morris("");
    let why = |at: &str, action: &str| {
        let position = game.parse_position(at).unwrap();
        let action = game.parse_move(&position, action).unwrap();
        game.check(&position, &action).unwrap();
        game.reason(&position, &action, position.side().seat()).unwrap().key().to_owned()
    };
    assert_eq!(why(PLACING, "g1xb2"), "morris.hint-mill");
    assert_eq!(why(PLACING, "f2"), "morris.hint-prevents");
    assert_eq!(why("---/---/---/------/---/---/--- 9,9 0 X", "d2"), "morris.hint-crossing");
    let three_left = "--X/---/---/--O---/---/OO-/XX- 0,0 0 X";
    assert_eq!(why(three_left, "g7-g1xb2"), "morris.hint-wins");
}
