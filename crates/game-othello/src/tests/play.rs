//! Rules, texts, views and touches.

use game::{
    BuiltIn, Game, Knowledge, Notation, Presentation, Reason, Rng, Rules, Seat, Settings,
    SetupError, TouchError, Touched, Turn, Viewer, touch,
};
use i18n::{Lang, Message, Translator};
use scene::Touch;

use super::{after, board, legal, play, refused};
use crate::{Move, Othello, Position, Side, View};

/// Black has no move, white has h1; then black takes nothing back.
const BLACK_MUST_PASS: &str = "OOOOOOX- OOOOOOOO OOOOOOOO OOOOOOOO
                               OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO";

#[test]
fn the_start_is_as_the_rules_say() {
    let start = Othello.start(7);
    let text = "---------------------------OX------XO--------------------------- X";
    assert_eq!(Othello.position_text(&start), text);
    assert_eq!(legal(&start), "d3 c4 f5 e6");
    assert_eq!(Othello.turn(&start), Turn::Seat(Seat::FIRST));
}

#[test]
fn every_line_that_ends_on_an_own_disc_is_turned_at_once() {
    let mut position = board(
        "X---X--- -O--O--O --O-O-O- ---OOO--
         XOOO-OOX ---OOO-- --O-O-O- -O--X--X",
        'X',
    );
    // Two of the diagonals end on no black disc: they stay white.
    play(&mut position, "e5");
    let text = "X---X----X--X--O--X-X-O----XXO--XXXXXXXX---OXX----O-X-X--O--X--X O";
    assert_eq!(Othello.position_text(&position), text);
}

#[test]
fn refusals_give_their_reason() {
    let start = Othello.start(0);
    for (text, key) in [
        ("d4", "othello.square-taken"),
        ("a1", "othello.no-flip"),
        ("pass", "othello.cannot-pass"),
        ("i9", "play.not-a-move"),
        ("", "play.not-a-move"),
        ("e6e6", "play.not-a-move"),
    ] {
        assert_eq!(refused(&start, text), key, "{text:?}");
    }
    let must_pass = board(BLACK_MUST_PASS, 'X');
    assert_eq!(legal(&must_pass), "pass");
    assert_eq!(refused(&must_pass, "h1"), "othello.must-pass");
    assert_eq!(refused(&must_pass, "a1"), "othello.must-pass");
}

#[test]
fn a_forced_pass_is_a_move_and_the_game_goes_on() {
    let mut position = board(BLACK_MUST_PASS, 'X');
    assert_eq!(Othello.count_moves(&position), 1);
    play(&mut position, "PASS");
    assert_eq!(legal(&position), "h1");
    play(&mut position, "h1");
    assert_eq!(Othello.turn(&position), Turn::Over);
    assert_eq!(refused(&position, "pass"), "play.game-over");
}

#[test]
fn the_end_counts_discs_and_gives_empty_squares_to_the_winner() {
    let check = |rows: &str, words: &str, scores: [i32; 2]| {
        for side in ['X', 'O'] {
            let position = board(rows, side);
            let outcome = Othello.outcome(&position).unwrap();
            assert_eq!(Othello.outcome_text(&position, &outcome), words);
            assert_eq!(outcome.scores.unwrap().values(), scores);
            assert!(Othello.position_text(&position).ends_with(side));
        }
    };
    let (full, empty) = ("XXXXXXXX".repeat(3), "-".repeat(24));
    check(&format!("{full}{empty}--------OOOOOOOO"), "black 24-8", [56, 8]);
    check(&format!("{full}{empty}{empty}").replace('X', "O")[..64], "white 0-24", [0, 64]);
    check(&format!("XXXXXXXX{empty}{empty}OOOOOOOO"), "draw 8-8", [32, 32]);
}

#[test]
fn moves_are_read_as_people_write_them() {
    let start = Othello.start(0);
    for text in ["f5", "F5", " f5\n"] {
        assert_eq!(Othello.parse_move(&start, text).unwrap().to_string(), "f5");
    }
    for text in ["pass", "PASS", "Pa", "--", " pass "] {
        assert_eq!(Othello.parse_move(&start, text), Ok(Move::Pass));
    }
}

#[test]
fn position_texts_say_which_part_is_at_fault() {
    let good = Othello.position_text(&Othello.start(0));
    let field = |text: &str| match Othello.parse_position(text) {
        Err(SetupError::Missing { field } | SetupError::Unreadable { field, .. }) => field,
        Err(SetupError::Impossible { field, .. }) => field,
        Err(SetupError::TooMuch { .. }) => "more",
        other => panic!("{text:?}: {other:?}"),
    };
    assert_eq!(field(""), "board");
    assert_eq!(field(&good[..64]), "side");
    assert_eq!(field(&good[1..]), "board");
    assert_eq!(field(&good.replace('X', "Z")), "board");
    assert_eq!(field(&good.replace(" X", " black")), "side");
    assert_eq!(field(&format!("{good} 1")), "more");
    assert_eq!(field(&format!("{} X", "-".repeat(64))), "board");
    assert_eq!(field(&"é".repeat(1_000_000)), "board");
}

#[test]
fn views_are_plain_data_and_strange_ones_are_refused() {
    let view = Othello.view_for(&after("f5"), Viewer::Seat(Seat::SECOND));
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["game"], "othello");
    assert_eq!((&json["seat"], &json["to_move"]), (&"white".into(), &"white".into()));
    assert!(json["over"].is_null());
    let strange = |change: &dyn Fn(&mut View)| {
        let mut view = view.clone();
        change(&mut view);
        assert!(Othello.sample(&view, &mut Rng::from_seed(0)).is_err(), "{view:?}");
        assert!(Othello.scene(&view, &[]).is_err());
        assert!(Othello.view_moves(&view, &mut Vec::new()).is_err());
        assert!(touch(&Othello, &view, &[], &Touch::new("a1")).is_err());
    };
    strange(&|view| view.game = "go".into());
    strange(&|view| view.board.clear());
    strange(&|view| view.board = "?".repeat(64));
    strange(&|view| view.board = view.board.replace('-', "."));
    strange(&|view| view.to_move = None);
    strange(&|view| view.over = Some("draw 2-2".into()));
}

#[test]
fn touches_make_moves_or_say_why_not() {
    let position = after("f5");
    let white = Othello.view_for(&position, Viewer::Seat(Seat::SECOND));
    let made = touch(&Othello, &white, &[], &Touch::new("d6")).unwrap();
    assert!(matches!(made, Touched::Move(action) if action.to_string() == "d6"));
    let why = |view: &View, name: &str| match touch(&Othello, view, &[], &Touch::new(name)) {
        Err(TouchError::Refused(reason)) => reason.key(),
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(why(&white, "f5"), "othello.square-taken");
    assert_eq!(why(&white, "a1"), "othello.no-flip");
    assert_eq!(why(&white, "pass"), "othello.cannot-pass");
    assert_eq!(why(&white, "nowhere"), "play.nothing-there");
    let black = Othello.view_for(&position, Viewer::Seat(Seat::FIRST));
    assert_eq!(why(&black, "d6"), "play.not-your-turn");
    let public = Othello.view_for(&position, Viewer::Public);
    assert_eq!(why(&public, "d6"), "play.not-your-turn");
}

#[test]
fn the_pass_button_is_there_only_when_it_is_the_move() {
    let mut position = board(BLACK_MUST_PASS, 'X');
    let scene = |position: &Position, seat| {
        Othello.scene(&Othello.view_for(position, Viewer::Seat(seat)), &[]).unwrap()
    };
    let touchables: Vec<String> =
        scene(&position, Seat::FIRST).touchables().map(|touch| touch.0.clone()).collect();
    assert_eq!(touchables, ["pass"]);
    assert_eq!(scene(&position, Seat::SECOND).touchables().count(), 0);
    assert_eq!(scene(&position, Seat::FIRST).prompt.key(), "othello.pass-now");
    play(&mut position, "pass");
    assert!(scene(&position, Seat::SECOND).buttons.is_empty());
    play(&mut position, "h1");
    assert_eq!(scene(&position, Seat::SECOND).prompt.key(), "scene.won");
}

#[test]
fn there_are_no_options() {
    assert_eq!(Othello::configure(&Settings::none()), Ok(Othello));
    let size = Settings::parse(["size=10"]).unwrap();
    assert_eq!(Othello::configure(&size).unwrap_err().key(), "option.unknown");
    assert_eq!(Othello.seat_text(Side::White.seat()), "white");
}

#[test]
fn one_reply_is_told_as_one() {
    let words = Othello.card().words.unwrap();
    let said = |lang, replies: u8| {
        let translator = Translator::new(lang, &[words.in_lang(lang)]).unwrap();
        let message = Message::new("othello.hint-turns").with("turned", 1u8);
        translator.say(&message.with("replies", replies))
    };
    assert_eq!(said(Lang::En, 1), "This turns one disc and leaves one reply.");
    assert_eq!(said(Lang::En, 2), "This turns one disc and leaves 2 replies.");
    assert_eq!(said(Lang::Fr, 1), "Tu retournes un pion et laisses 1 réponse.");
    assert_eq!(said(Lang::Fr, 2), "Tu retournes un pion et laisses 2 réponses.");
}

#[test]
fn a_corner_is_worth_more_than_many_discs() {
    let empty = "-".repeat(52);
    let position = board(&format!("X-----------{empty}").replacen("----", "OOOO", 1), 'O');
    let value = |seat| Othello.evaluate(&position, seat);
    assert!(value(Seat::FIRST) > 0);
    assert_eq!(value(Seat::FIRST), -value(Seat::SECOND));
    assert_eq!(Othello.evaluate(&position, Seat::at(2)), 0);
}
