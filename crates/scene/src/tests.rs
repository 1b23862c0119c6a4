//! The drawing with characters, and what a scene offers to touch.

use geometry::{Point, Rect, Shape, UNIT};
use i18n::Message;

use crate::{
    Alphabet, Board, Button, Figure, Ground, Label, Link, Mark, Piece, Pitch, Reply, Scene, Spot,
    SpotKind, Token, Touch, render,
};

fn cell(name: &str, col: i32) -> Spot {
    let outline = Shape::Rect(Rect::new(col * UNIT, 0, UNIT, UNIT));
    Spot::new(Touch::new(name), SpotKind::Cell, outline)
}

fn piece(figure: Figure, owner: u8) -> Piece {
    Piece { figure, owner: Some(owner), name: Message::new("piece") }
}

fn board(spots: Vec<Spot>) -> Board {
    Board {
        id: "board".to_owned(),
        title: None,
        ground: Ground::Wood,
        bounds: Rect::new(0, 0, 3 * UNIT, UNIT),
        spots,
        links: Vec::new(),
        labels: Vec::new(),
        pitch: Pitch { cols: 4, rows: 1 },
    }
}

fn scene(spots: Vec<Spot>) -> Scene {
    Scene { boards: vec![board(spots)], ..Scene::empty() }
}

#[test]
fn pieces_targets_and_the_last_move_are_drawn() {
    let mut spots = vec![cell("a1", 0), cell("b1", 1), cell("c1", 2)];
    spots[0].pieces.push(piece(Figure::Disc, 1));
    spots[1].pieces.push(piece(Figure::Pawn(Token('T')), 2));
    let mut scene = scene(spots);
    scene.mark(&[Touch::new("b1")], Mark::LastMove);
    scene.mark(&[Touch::new("c1")], Mark::Target);
    assert_eq!(render(&scene, Alphabet::Unicode), "  ●  [T]  ∗\n");
    assert_eq!(render(&scene, Alphabet::Ascii), "  X  [T]  *\n");
}

#[test]
fn what_is_face_down_shows_no_face() {
    let mut spots = vec![cell("a1", 0), cell("b1", 1)];
    spots[0].pieces.push(piece(Figure::FaceDown, 1));
    spots[1].marks.push(Mark::Bonus(3));
    assert_eq!(render(&scene(spots), Alphabet::Ascii), "  ?   +3\n");
}

#[test]
fn tiles_show_their_openings() {
    let outline = Shape::Rect(Rect::new(0, 0, UNIT, UNIT));
    let tile = Spot::new(Touch::new("a1"), SpotKind::Tile { openings: 0b0011 }, outline);
    let mut board = board(vec![tile]);
    board.pitch = Pitch { cols: 6, rows: 3 };
    let drawn = render(&Scene { boards: vec![board], ..Scene::empty() }, Alphabet::Ascii);
    let lines: Vec<&str> = drawn.lines().collect();
    assert!(lines[0].contains("#   #"), "open to the north: {drawn}");
    assert!(lines[2].contains("#####"), "closed to the south: {drawn}");
}

#[test]
fn tiles_show_all_that_is_on_them_and_slots_their_names() {
    let tile = |name: &str, col: i32| {
        let outline = Shape::Rect(Rect::new(col * UNIT, 0, UNIT, UNIT));
        Spot::new(Touch::new(name), SpotKind::Tile { openings: 0b1010 }, outline)
    };
    let picture = |letter| Figure::Picture { id: "owl".to_owned(), letter: Token(letter) };
    let mut spots = vec![tile("a1", 0), tile("b1", 1), tile("c1", 2)];
    spots[0].pieces.extend([piece(picture('C'), 0), piece(Figure::Pawn(Token('1')), 1)]);
    spots[0].marks.push(Mark::LastMove);
    spots[1].pieces.push(piece(picture('D'), 0));
    spots[1].marks.extend([Mark::Target, Mark::Goal(1)]);
    spots[2].marks.push(Mark::Goal(2));
    for (name, col) in [("W2", 3), ("E2", 4)] {
        let outline = Shape::Rect(Rect::new(col * UNIT, 0, UNIT, UNIT));
        spots.push(Spot::new(Touch::new(name), SpotKind::Slot, outline));
    }
    spots[4].marks.push(Mark::Forbidden);
    let mut board = board(spots);
    board.pitch = Pitch { cols: 7, rows: 3 };
    let drawn = render(&Scene { boards: vec![board], ..Scene::empty() }, Alphabet::Ascii);
    assert_eq!(drawn.lines().nth(1), Some("  [1C]   <*D>   < >     W2     x"));
}

#[test]
fn only_what_accepts_a_touch_is_touchable() {
    let mut spots = vec![cell("a1", 0), cell("b1", 1)];
    spots[1].reply = Reply::Accepts;
    let mut scene = scene(spots);
    for (name, reply) in [("pass", Reply::Accepts), ("roll", Reply::Explains)] {
        let (touch, label) = (Touch::new(name), Message::new("button"));
        scene.buttons.push(Button { touch, label, reply });
    }
    let names: Vec<&str> = scene.touchables().map(Touch::as_str).collect();
    assert_eq!(names, ["b1", "pass"]);
    assert!(scene.spot(&Touch::new("a1")).is_some() && scene.spot(&Touch::new("z9")).is_none());
}

#[test]
fn labels_are_centred_and_empty_lines_above_are_left_out() {
    let mut board = board(vec![cell("a1", 0)]);
    board.bounds = Rect::new(-UNIT, -2 * UNIT, 2 * UNIT, 3 * UNIT);
    board.labels.push(Label { at: Point::new(-UNIT / 2, UNIT / 2), text: "10".to_owned() });
    let scene = Scene { boards: vec![board], ..Scene::empty() };
    assert_eq!(render(&scene, Alphabet::Ascii), "  10  .\n");
}

#[test]
fn links_are_drawn_between_their_spots() {
    let point = |col: i32, row: i32| Point::new(col * UNIT + UNIT / 2, row * UNIT + UNIT / 2);
    let mut scene = scene(Vec::new());
    let board = &mut scene.boards[0];
    board.pitch.rows = 2;
    for (col, row) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)] {
        let outline = Shape::Circle { center: point(col, row), radius: 30 };
        board.spots.push(Spot::new(Touch(format!("{col}{row}")), SpotKind::Cell, outline));
    }
    let ends = [((0, 0), (1, 0)), ((0, 0), (0, 1)), ((1, 1), (0, 0)), ((1, 0), (0, 1))];
    let ends = ends.into_iter().chain([((2, 1), (1, 0))]);
    board.links = ends.map(|(a, b)| Link { from: point(a.0, a.1), to: point(b.0, b.1) }).collect();
    let drawn = "  ·───·\n  │ ╳   ╲\n  ·   ·   ·\n";
    assert_eq!(render(&scene, Alphabet::Unicode), drawn);
    let drawn = "  .---.\n  | X   \\\n  .   .   .\n";
    assert_eq!(render(&scene, Alphabet::Ascii), drawn);
}
