//! The drawing with characters, and vector pictures.

use geometry::{Point, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Figure, Ground, Label, Link, Mark, Piece, Pitch, Scene, Spot, SpotKind, Token, Touch,
    Zone,
};

use crate::{Alphabet, is_symbol, palette, render, render_board_with, svg};

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
    spots[0].pieces.push(piece(Figure::FaceDown { back: None }, 1));
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
    let picture = |letter| Figure::Picture { id: "owl".to_owned(), letter: String::from(letter) };
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

#[test]
fn an_emoji_takes_two_columns_and_ascii_shows_letters() {
    let owl = || piece(Figure::Picture { id: "owl".to_owned(), letter: "O".to_owned() }, 1);
    let mut spots = vec![cell("a1", 0), cell("b1", 1), cell("c1", 2)];
    spots[0].pieces.push(owl());
    spots[2].pieces.push(owl());
    spots[0].marks.push(Mark::Selected);
    let board = board(spots);
    let draw =
        |alphabet, emoji: &str| render_board_with(&board, alphabet, &|_| Some(emoji.to_owned()));
    assert_eq!(draw(Alphabet::Unicode, "🦉"), " (🦉) ·   🦉\n");
    assert_eq!(draw(Alphabet::Ascii, "🦉"), " (O)  .   O\n");
    assert_eq!(draw(Alphabet::Unicode, "♟"), " (O)  ·   O\n", "terminals disagree about it");
}

#[test]
fn zones_differ_by_their_signs() {
    let mut spots = vec![cell("a1", 0), cell("b1", 1), cell("c1", 2)];
    spots[0].zone = Some(0);
    spots[1].zone = Some(1);
    let mut board = board(spots);
    let zone = |tint| Zone { name: Message::new("zone"), tint };
    board.zones = vec![zone(Some(0)), zone(Some(1))];
    assert_eq!(crate::render_board(&board, Alphabet::Unicode), "  ◦   ▫   ·\n");
    assert_eq!(crate::render_board(&board, Alphabet::Ascii), "  o   :   .\n");
}

/// A vector picture of a scene, with one known picture.
fn drawn(scene: &Scene) -> String {
    in_studio("", |studio| svg::draw(scene, studio))
}

fn in_studio<T>(prefix: &str, draw: impl FnOnce(&svg::Studio<'_>) -> T) -> T {
    let known = "<svg viewBox=\"0 0 72 72\"><title>an owl</title><path d=\"M0 0\"/></svg>";
    draw(&svg::Studio {
        say: &|message| format!("<{}>", message.key()),
        picture: &|id| (id == "owl").then(|| known.to_owned()),
        title: "a & b".to_owned(),
        prefix,
        mode: palette::Mode::Light,
    })
}

#[test]
fn a_live_drawing_names_what_may_move_and_says_where_it_lies() {
    let mut spots = vec![cell("a1", 0), cell("b\"1", 1)];
    let owl = Figure::Picture { id: "owl".to_owned(), letter: "Z".to_owned() };
    spots[1].pieces.push(piece(owl, 1));
    spots[0].marks.push(Mark::Hint);
    let scene = scene(spots);
    let live = in_studio("x-", |studio| svg::draw_live(&scene, studio));
    assert_eq!(live.svg.matches("data-at=").count(), 1, "only what stands there may move");
    assert!(live.svg.contains("data-at=\"b&quot;1\""), "{}", live.svg);
    assert!(live.svg.contains("id=\"x-p0\"") && live.svg.contains("href=\"#x-p0\""));
    assert!(!live.svg.contains("<title>"), "the page names it");
    assert!(live.svg.contains("stroke-dasharray=\"14 7\""), "advice is marked");
    let Rect { corner, width, height } = live.view;
    let view = format!("viewBox=\"{} {} {width} {height}\"", corner.x, corner.y);
    assert!(live.svg.contains(&view));
    assert_eq!(live.places.len(), scene.boards.len());
}

#[test]
fn pictures_are_drawn_once_and_used_where_they_stand() {
    let picture = |id: &str| Figure::Picture { id: id.to_owned(), letter: "Z".to_owned() };
    let mut spots = vec![cell("a1", 0), cell("b1", 1), cell("c1", 2)];
    spots[0].pieces.push(piece(picture("owl"), 1));
    spots[1].pieces.push(piece(picture("owl"), 1));
    spots[2].pieces.push(piece(picture("unknown"), 1));
    let mut scene = scene(spots);
    scene.boards[0].title = Some(Message::new("title"));
    let drawing = drawn(&scene);
    assert_eq!(drawing.matches("<symbol id=\"p0\" viewBox=\"0 0 72 72\"").count(), 1);
    assert_eq!(drawing.matches("<use href=\"#p0\"").count(), 2);
    let names = drawing.matches(">&lt;piece&gt;</text>").count();
    assert_eq!(names, 1, "a name stands for what is unknown");
    assert!(drawing.contains("<title>a &amp; b</title>") && drawing.contains("&lt;title&gt;"));
    assert!(!drawing.contains("an owl"), "the name of a part is not that of the whole");
}

#[test]
fn a_piece_of_two_cells_is_one_picture() {
    let mut spots = vec![cell("a1", 0), cell("b1", 1)];
    for (spot, joins) in spots.iter_mut().zip([2, 8]) {
        let figure = Figure::Picture { id: "owl".to_owned(), letter: "Z".to_owned() };
        spot.pieces.push(Piece { joins, ..piece(figure, 1) });
    }
    let drawing = drawn(&scene(spots));
    assert_eq!(drawing.matches("<use href=\"#p0\"").count(), 1);
    assert!(drawing.contains("translate(4 4) scale(1.92 0.92)"), "{drawing}");
}

#[test]
fn long_names_are_not_cut_off_at_the_edge_of_a_small_board() {
    let view = |change: &dyn Fn(&mut Board)| {
        let mut board = board(vec![cell("a1", 0)]);
        change(&mut board);
        let scene = Scene { boards: vec![board], ..Scene::empty() };
        in_studio("", |studio| svg::draw_live(&scene, studio).view)
    };
    let plain = view(&|_| ());
    let long = || Message::new("the-tokens-of-somebody-with-a-long-name");
    let titled = view(&|board| board.title = Some(long()));
    let zoned = view(&|board| board.zones = vec![Zone { name: long(), tint: Some(0) }]);
    for named in [titled, zoned] {
        assert!(named.width > plain.width + 300, "{named:?} beside {plain:?}");
        assert!(named.height > plain.height && named.corner.x == plain.corner.x, "{named:?}");
    }
}

#[test]
fn symbols_are_wide_and_known_for_long() {
    for symbol in ["🐱", "🪙", "🪲"] {
        assert!(is_symbol(symbol), "{symbol}");
    }
    for other in ["", "a", "ab", "🐱🐱", "\u{1fa8e}", "\u{1fabf}"] {
        assert!(!is_symbol(other), "{other}");
    }
}
