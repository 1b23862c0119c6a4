//! What a scene offers to touch, and what is said of a spot.

use geometry::{Rect, Shape, UNIT};
use i18n::Message;

use crate::{
    Board, Button, Figure, Ground, Mark, Piece, Pitch, Reply, Scene, SeatPanel, Spot, SpotKind,
    Touch, Zone,
};

fn cell(name: &str, col: i32) -> Spot {
    let outline = Shape::Rect(Rect::new(col * UNIT, 0, UNIT, UNIT));
    Spot::new(Touch::new(name), SpotKind::Cell, outline)
}

fn piece(figure: Figure, owner: u8) -> Piece {
    Piece::new(figure, Some(owner), Message::new("piece"))
}

fn board(spots: Vec<Spot>) -> Board {
    let (bounds, pitch) = (Rect::new(0, 0, 3 * UNIT, UNIT), Pitch { cols: 4, rows: 1 });
    Board { spots, ..Board::new("board", Ground::Wood, bounds, pitch) }
}

fn scene(spots: Vec<Spot>) -> Scene {
    Scene { boards: vec![board(spots)], ..Scene::empty() }
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
fn after_its_end_nothing_can_be_touched() {
    let mut open = cell("a1", 0);
    open.reply = Reply::Accepts;
    open.marks = vec![Mark::Target, Mark::LastMove];
    let mut scene = scene(vec![open]);
    let (touch, label) = (Touch::new("pass"), Message::new("button"));
    scene.buttons.push(Button { touch, label, reply: Reply::Accepts });
    let token = piece(Figure::Disc, 1);
    scene.panels.push(SeatPanel { seat: 1, has_the_hand: true, token, counters: Vec::new() });
    scene.end(Message::new("over"));
    assert_eq!((scene.touchables().count(), scene.panels[0].has_the_hand), (0, false));
    assert_eq!(scene.boards[0].spots[0].marks, [Mark::LastMove]);
    assert_eq!(scene.prompt.key(), "over");
}

#[test]
fn a_label_names_the_spot_what_lies_there_and_its_zone() {
    let mut spot = cell("a1", 0);
    let mut shared = piece(Figure::Disc, 2);
    shared.shared_with.push(3);
    spot.pieces.push(shared);
    spot.zone = Some(0);
    let mut board = board(vec![spot, cell("b1", 1)]);
    board.zones = vec![Zone { name: Message::new("the-roof"), tint: None }];
    let label = format!("{:?}", board.spots[0].label(&board));
    for word in ["a1", "piece", "Seat(2)", "Seat(3)", "the-roof"] {
        assert!(label.contains(word), "{word} is missing in {label}");
    }
    assert_eq!(board.spots[1].label(&board).key(), "scene.spot-empty");
}

#[test]
fn a_pile_of_any_height_is_said_from_the_top() {
    let words = "scene = Scene\n    .spot = { $place }: { $things }\n    .and = { $first }, { $next }\n\
                 low = low\nmiddle = middle\nhigh = high\n";
    let words = i18n::Translator::new(i18n::Lang::En, &[words]).unwrap();
    let mut spot = cell("a1", 0);
    let pile = |names: &[&'static str]| {
        let piece = |name: &&'static str| Piece::new(Figure::Disc, None, Message::new(*name));
        names.iter().map(piece).collect::<Vec<_>>()
    };
    spot.pieces = pile(&["low", "middle", "high"]);
    let empty = board(Vec::new());
    assert_eq!(words.say(&spot.label(&empty)), "a1: high, middle, low");
    spot.pieces = pile(&["low"; 50_000]);
    assert_eq!(words.say(&spot.label(&empty)).matches("low").count(), 50_000);
}
