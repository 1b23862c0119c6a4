//! Pictures and touches: the maze as text, before and after a slot is touched.

use std::fmt::Write;

use game::{Game, Luck, Rng, Seat, Touched, Turn, Viewer, erase, touch};
use game_labyrinth::Labyrinth;
use paint::{Alphabet, render};
use scene::{Mark, Scene, SpotKind, Touch};

use crate::cases::STRAIGHT;
use crate::labyrinth;

const FIRST: Viewer = Viewer::Seat(Seat::FIRST);

fn touches(names: &str) -> Vec<Touch> {
    names.split_whitespace().map(Touch::new).collect()
}

fn scene(options: &str, rest: &str, viewer: Viewer, names: &str) -> Scene {
    let game = labyrinth(options);
    let position = game.parse_position(&format!("{STRAIGHT} {rest}")).unwrap();
    game.scene(&game.view_for(&position, viewer), &touches(names)).unwrap()
}

fn drawn(scene: &Scene, alphabet: Alphabet) -> String {
    let mut drawn = render(scene, alphabet);
    let _ = writeln!(drawn, "{} {:?}", scene.prompt.key(), scene.prompt.args().collect::<Vec<_>>());
    drawn
}

#[test]
fn the_maze_as_text() {
    let rest = "a1,c4 N2 COA,BD E,F 1 3";
    insta::assert_snapshot!("turn", drawn(&scene("", rest, FIRST, ""), Alphabet::Unicode));
    insta::assert_snapshot!("turn_ascii", drawn(&scene("", rest, FIRST, ""), Alphabet::Ascii));
    insta::assert_snapshot!("slot", drawn(&scene("", rest, FIRST, "W4"), Alphabet::Unicode));
    insta::assert_snapshot!(
        "slot_turned",
        drawn(&scene("", rest, FIRST, "W4 turn"), Alphabet::Unicode)
    );
    let second = Viewer::Seat(Seat::SECOND);
    insta::assert_snapshot!("waiting", drawn(&scene("", rest, second, ""), Alphabet::Unicode));
    insta::assert_snapshot!(
        "open",
        drawn(&scene("cards=open", rest, FIRST, ""), Alphabet::Unicode)
    );
}

#[test]
fn the_last_move_is_marked() {
    let game = erase(labyrinth(""));
    let mut position = game.parse_position(&format!("{STRAIGHT} a1,g7 - A,B -,- 1 1")).unwrap();
    position.play("W4/0/b3", Luck::Draw(&mut Rng::from_seed(0))).unwrap();
    let scene = position.scene(Viewer::Seat(Seat::SECOND), &[], Some("W4/0/b3"));
    insta::assert_snapshot!("last", render(&scene, Alphabet::Unicode));
}

#[test]
fn only_the_owner_sees_its_card() {
    let rest = "a1,c4 N2 COA,BD E,F 1 3";
    let shown = |viewer| {
        let scene = scene("", rest, viewer, "");
        let goals: Vec<String> = scene
            .boards
            .iter()
            .flat_map(|board| &board.spots)
            .filter(|spot| spot.marks.iter().any(|mark| matches!(mark, Mark::Goal(_))))
            .map(|spot| spot.touch.as_str().to_owned())
            .collect();
        let cards = scene.boards.iter().filter(|board| board.id == "card");
        (goals.join(" "), cards.flat_map(|board| &board.spots).count())
    };
    assert_eq!(shown(FIRST), ("b3".to_owned(), 1));
    assert_eq!(shown(Viewer::Seat(Seat::SECOND)), ("d3".to_owned(), 1));
    assert_eq!(shown(Viewer::Public), (String::new(), 0));
}

#[test]
fn a_touched_slot_shows_the_maze_after_the_push() {
    let rest = "a1,b7 S4 A,B -,- 1 3";
    let before = scene("", rest, FIRST, "");
    let forbidden = |scene: &Scene| {
        let spots = scene.boards.iter().flat_map(|board| &board.spots);
        let marked = spots.filter(|spot| spot.marks.contains(&Mark::Forbidden));
        marked.map(|spot| spot.touch.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(forbidden(&before), ["N4"]);
    let after = scene("", rest, FIRST, "N2 turn");
    assert_eq!(forbidden(&after), ["N4"]);
    let spot = |scene: &Scene, name: &str| scene.spot(&Touch::new(name)).unwrap().clone();
    assert_eq!(spot(&after, "b1").kind, SpotKind::Tile { openings: 0b1010 });
    assert!(spot(&after, "b1").marks.contains(&Mark::Ghost));
    assert_eq!(spot(&after, "b1").pieces.len(), 1, "the pawn came around");
    assert_eq!(spot(&after, "hand").kind, SpotKind::Tile { openings: 0b1010 });
    assert_eq!(spot(&after, "out").pieces.len(), 1, "treasure J comes out");
    assert!(spot(&after, "c1").marks.contains(&Mark::Target));
    assert!(spot(&after, "N2").marks.contains(&Mark::Selected));
    assert!(before.spot(&Touch::new("out")).is_none());
}

fn refused(game: &Labyrinth, rest: &str, seat: Seat, made: &str, next: &str) -> String {
    let position = erase(*game).parse_position(&format!("{STRAIGHT} {rest}")).unwrap();
    let answer = position.touch(Viewer::Seat(seat), &touches(made), &Touch::new(next));
    answer.unwrap_err().key().to_owned()
}

#[test]
fn a_touch_that_leads_nowhere_says_why() {
    let game = labyrinth("");
    let rest = "a1,g7 S4 A,B -,- 1 3";
    for (made, next, key) in [
        ("", "N4", "labyrinth.no-reverse"),
        ("N2", "N4", "labyrinth.no-reverse"),
        ("", "a1", "labyrinth.push-first"),
        ("", "turn", "labyrinth.push-first"),
        ("W6", "g1", "labyrinth.no-path"),
        ("W6 turn", "turn", "labyrinth.turned-around"),
        ("", "hand", "play.nothing-there"),
        ("", "nowhere", "play.nothing-there"),
        ("W6", "card-A", "play.nothing-there"),
    ] {
        assert_eq!(refused(&game, rest, Seat::FIRST, made, next), key, "{made} {next}");
    }
    assert_eq!(refused(&game, rest, Seat::SECOND, "", "N2"), "play.not-your-turn");
    let over = "a1,g7 S4 -,B A,- - 3";
    assert_eq!(refused(&game, over, Seat::FIRST, "", "N2"), "play.game-over");
}

#[test]
fn slot_turns_and_cell_make_a_move_and_another_slot_begins_anew() {
    let game = labyrinth("");
    let start = game.parse_position(&format!("{STRAIGHT} a1,g7 - A,B -,- 1 1")).unwrap();
    assert_eq!(game.turn(&start), Turn::Seat(Seat::FIRST));
    let view = game.view_for(&start, FIRST);
    let mut made = Vec::new();
    for name in ["N4", "turn", "E6", "turn"] {
        let answer = touch(&game, &view, &made, &Touch::new(name)).unwrap();
        let Touched::More(more) = answer else { panic!("{name} is not the end") };
        made = more;
    }
    assert_eq!(made, touches("E6 turn"));
    let Touched::Move(action) = touch(&game, &view, &made, &Touch::new("b3")).unwrap() else {
        panic!("a cell ends the turn")
    };
    assert_eq!(game.move_text(&start, &action), "E6/1/b3");
}
