//! A full game and two scenes as text, compared with those kept here.

use game::{Game, Luck, Rng, Viewer, erase};
use game_othello::Othello;
use paint::{Alphabet, render};

#[test]
fn a_full_game() {
    insta::assert_snapshot!(conformance::playthrough(&*erase(Othello), 0, 1));
}

#[test]
fn the_board_as_text() {
    let game = erase(Othello);
    let mut position = game.start(0);
    let mut drawn = String::new();
    for text in ["f5", "d6"] {
        position.play(text, Luck::Draw(&mut Rng::from_seed(0))).unwrap();
        let viewer = match position.turn() {
            game::Turn::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        let scene = position.scene(viewer, &[], Some(text));
        drawn += &render(&scene, Alphabet::Unicode);
        drawn += &render(&scene, Alphabet::Ascii);
    }
    insta::assert_snapshot!(drawn);
}

#[test]
fn the_scene_as_data() {
    let view = Othello.view_for(&Othello.start(0), Viewer::Public);
    let mut scene = Othello.scene(&view, &[]).unwrap();
    // A board of 64 like spots: one row tells all.
    for board in &mut scene.boards {
        board.spots.retain(|spot| spot.touch.as_str().ends_with('4'));
        board.labels.truncate(4);
    }
    insta::assert_snapshot!(serde_json::to_string_pretty(&scene).unwrap());
}
