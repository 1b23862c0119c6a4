//! Layout and walking, on the scenes of real games.

use game::{Settings, Viewer};
use paint::palette::Mode;
use paint::svg::Studio;
use scene::{Scene, Touch};

use super::aim::{Gaps, Hand, around};
use super::layout::{Area, Grid, Layer, Sheet, sheets};
use super::narrow;
use super::walk::{Way, step};
use crate::album::Paths;
use crate::source::Own;

fn scene(game: &str, touches: &[&str]) -> Scene {
    let touches: Vec<Touch> = touches.iter().map(Touch::new).collect();
    let game = catalogue::open(game, &Settings::default()).unwrap();
    let seat = game::Seat::new(1).unwrap();
    game.start(5).scene(Viewer::Seat(seat), &touches, None)
}

fn laid(scene: &Scene) -> Vec<Sheet> {
    let say = |message: &i18n::Message| message.key().to_owned();
    let picture = |_: &str| None;
    sheets(
        scene,
        &Studio {
            say: &say,
            picture: &picture,
            title: String::new(),
            prefix: "",
            mode: Mode::Light,
        },
    )
}

#[test]
fn every_open_spot_of_every_game_has_a_place_on_the_page() {
    for id in catalogue::ids() {
        let scene = scene(id, &[]);
        let sheets = laid(&scene);
        let grids = || sheets.iter().flat_map(|it| &it.grids);
        let places: Vec<_> = grids().flat_map(|it| it.rows.iter().flatten()).collect();
        for touch in scene.touchables().filter(|touch| scene.spot(touch).is_some()) {
            assert!(places.iter().any(|place| place.touch == *touch), "{id}: {touch:?}");
        }
        let grids = grids().map(|grid| (&grid.board, grid.area));
        let places = places.iter().map(|place| (&place.touch.0, place.area));
        for (name, area) in grids.chain(places) {
            let inside = |from: f64, length: f64| from >= -1.0 && from + length <= 101.0;
            assert!(inside(area.left, area.width), "{id}: {name} {area:?}");
            assert!(inside(area.top, area.height), "{id}: {name} {area:?}");
        }
    }
}

#[test]
fn on_a_narrow_screen_boards_lie_below_each_other_and_cells_grow() {
    let width = |scene: &Scene| laid(scene)[0].drawing.view.width;
    let mut narrower = Vec::new();
    for id in catalogue::ids() {
        let wide = scene(id, &[]);
        let mut tall = wide.clone();
        narrow::stack(&mut tall);
        assert!(width(&tall) <= width(&wide), "{id}");
        if tall == wide {
            continue;
        }
        narrower.push(id);
        let places: Vec<Area> =
            laid(&tall).remove(0).grids.into_iter().map(|grid| grid.area).collect();
        for (number, one) in places.iter().enumerate() {
            for other in &places[..number] {
                let apart = one.left >= other.left + other.width
                    || other.left >= one.left + one.width
                    || one.top >= other.top + other.height
                    || other.top >= one.top + one.height;
                assert!(apart, "{id}: {one:?} {other:?}");
            }
        }
    }
    for id in ["flag", "families", "hex"] {
        assert!(narrower.contains(&id), "{narrower:?}");
    }
}

/// Every place is a button: hundreds that need not move make a large board quick to change.
#[test]
fn wider_cells_leave_every_place_where_it_is_in_its_grid() {
    let grid = |width: u16| {
        let text = format!(
            r#"{{"marelle_design":1,"tokens":[{{"id":"k","count":1}}],"grid":{{"rows":7,"columns":9,
            "tokens":["k"],"frame":{{"cell_width":{width}}}}}}}"#
        );
        let design = Own { text, files: Paths::default() }.design().unwrap();
        let game = game::erase(workshop::open("wide", &design, &Settings::none()).unwrap());
        laid(&game.start(5).scene(Viewer::Public, &[], None)).remove(0).grids.remove(0)
    };
    let areas = |grid: &Grid| grid.rows.iter().flatten().map(|it| it.area).collect::<Vec<_>>();
    let (narrow, wide) = (grid(50), grid(90));
    assert_ne!(narrow.area, wide.area);
    assert_eq!(areas(&narrow), areas(&wide));
}

#[test]
fn arrows_go_from_one_wall_of_a_corner_to_the_other() {
    let sheets = laid(&scene("quoridor", &[]));
    let corners = sheets[0].grids.iter().find(|grid| grid.layer == Layer::Crossings).unwrap();
    let corner = corners.rows[0][0].touch.clone();
    let sheets = laid(&scene("quoridor", &[corner.as_str()]));
    let ghosts = sheets[0].grids.iter().find(|grid| grid.layer == Layer::Ghosts).unwrap();
    let walls: Vec<&Touch> = ghosts.rows.iter().flatten().map(|place| &place.touch).collect();
    assert_eq!(walls.len(), 2);
    for (from, to) in [(walls[0], walls[1]), (walls[1], walls[0])] {
        assert_eq!(step(ghosts, from, Way::Right).map(|place| &place.touch), Some(to));
    }
}

#[test]
fn othello_has_eight_rows_of_eight_and_arrows_walk_over_them() {
    let sheets = laid(&scene("othello", &[]));
    let grid = &sheets[0].grids[0];
    assert_eq!(grid.rows.iter().map(Vec::len).collect::<Vec<_>>(), [8; 8]);
    let from = grid.rows[3][3].touch.clone();
    let reached = |way| step(grid, &from, way).map(|place| place.touch.clone());
    assert_eq!(reached(Way::Up), Some(grid.rows[2][3].touch.clone()));
    assert_eq!(reached(Way::Right), Some(grid.rows[3][4].touch.clone()));
    assert_eq!(reached(Way::RowStart), Some(grid.rows[3][0].touch.clone()));
    assert_eq!(reached(Way::End), Some(grid.rows[7][7].touch.clone()));
    let corner = &grid.rows[0][0].touch;
    assert_eq!(step(grid, corner, Way::Up), None);
}

#[test]
fn every_place_of_every_game_can_be_walked_to() {
    for id in catalogue::ids() {
        for grid in laid(&scene(id, &[])).iter().flat_map(|sheet| &sheet.grids) {
            let mut seen = vec![grid.rows[0][0].touch.clone()];
            let mut next = 0;
            while let Some(from) = seen.get(next).cloned() {
                next += 1;
                for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
                    let to = step(grid, &from, way).map(|place| place.touch.clone());
                    seen.extend(to.filter(|to| !seen.contains(to)));
                }
            }
            let all: usize = grid.rows.iter().map(Vec::len).sum();
            assert_eq!(seen.len(), all, "{id}: {} {:?}", grid.board, grid.layer);
        }
    }
}

#[test]
fn a_touched_crossing_shows_its_walls_as_a_layer_of_their_own() {
    let layers = |touches: &[&str]| -> Vec<Layer> {
        laid(&scene("quoridor", touches))[0].grids.iter().map(|grid| grid.layer).collect()
    };
    assert_eq!(layers(&[]), [Layer::Cells, Layer::Crossings]);
    assert_eq!(layers(&["e3+"]), [Layer::Cells, Layer::Crossings, Layer::Ghosts]);
}

/// A point beside a corner of an empty Quoridor board, as a share of the sheet.
fn beside(sheet: &Sheet, corner: &str, right: i32, down: i32) -> (f64, f64) {
    let places = sheet.grids.iter().flat_map(|grid| grid.rows.iter().flatten());
    let at = places.into_iter().find(|place| place.touch.as_str() == corner).unwrap().center;
    let (view, place) = (sheet.drawing.view, sheet.drawing.places[0]);
    let share = |at: i32, from: i32, length: i32| f64::from(at - from) / f64::from(length);
    (
        share(at.x + right + place.x, view.corner.x, view.width),
        share(at.y + down + place.y, view.corner.y, view.height),
    )
}

#[test]
fn a_pointer_along_a_gap_means_the_wall_that_lies_there() {
    let sheet = laid(&scene("quoridor", &[])).remove(0);
    let gaps = Gaps::of(&sheet).unwrap();
    let meant = |right, down, hand| {
        let aim = gaps.aimed(beside(&sheet, "e3+", right, down), hand);
        aim.map(|aim| (aim.crossing.0, aim.wall.0))
    };
    let wall = |name: &str| Some(("e3+".to_owned(), name.to_owned()));
    assert_eq!(meant(40, 3, Hand::Mouse), wall("e3h"));
    assert_eq!(meant(-2, 45, Hand::Mouse), wall("e3v"));
    assert_eq!(meant(0, 0, Hand::Mouse), None, "two walls cross in the corner");
    assert_eq!(meant(45, 40, Hand::Mouse), None, "the middle of a square");
    assert_eq!(meant(40, 24, Hand::Mouse), None);
    assert_eq!(meant(40, 24, Hand::Finger), wall("e3h"), "a finger is less exact");
    let drawn = |right: i32, down: i32| {
        let (from, to) = (beside(&sheet, "e3+", -right, -down), beside(&sheet, "e3+", right, down));
        gaps.drawn(from, to).map(|aim| aim.wall.0)
    };
    assert_eq!(drawn(60, 8), Some("e3h".to_owned()));
    assert_eq!(drawn(5, 70), Some("e3v".to_owned()));
    assert_eq!(Gaps::of(&laid(&scene("othello", &[]))[0]), None, "nothing is built there");
}

#[test]
fn the_wall_that_is_meant_lies_where_its_ghost_would() {
    let sheet = laid(&scene("quoridor", &[])).remove(0);
    let aim = Gaps::of(&sheet).unwrap();
    let aim = aim.aimed(beside(&sheet, "e3+", 40, 0), Hand::Mouse).unwrap();
    let spot = scene("quoridor", &["e3+"]).spot(&Touch::new("e3h")).unwrap().outline.around();
    let wide = 100.0 * f64::from(spot.width) / f64::from(sheet.drawing.view.width);
    assert!((aim.area.width - wide).abs() < 0.01, "{:?} {wide}", aim.area);
}

#[test]
fn a_finger_near_small_places_finds_the_open_ones_around_it() {
    let sheet = laid(&scene("othello", &[])).remove(0);
    let square = &sheet.grids[0].rows[2][3];
    assert!(square.is_open(), "d3 is one of the first four moves");
    let at = (
        (sheet.grids[0].area.left
            + (square.area.left + square.area.width / 2.0) * sheet.grids[0].area.width / 100.0)
            / 100.0,
        (sheet.grids[0].area.top
            + (square.area.top + square.area.height / 2.0) * sheet.grids[0].area.height / 100.0)
            / 100.0,
    );
    let near = around(&sheet.grids, (360.0, 360.0), (at.0 + 0.03, at.1));
    assert_eq!(near.len(), 4);
    assert_eq!(near[0].1, &square.touch);
    assert!((near[0].0 - 10.8).abs() < 0.1, "{:?}", near[0]);
}

/// A phone held upright leaves a board so many points.
const PHONE: f64 = 374.0;

#[test]
fn on_a_phone_no_board_is_wider_than_the_screen_and_arrows_fit_a_finger() {
    for id in catalogue::ids() {
        let mut scene = scene(id, &[]);
        narrow::stack(&mut scene);
        let view = laid(&scene)[0].drawing.view;
        let least = super::view::narrowest_of(view);
        assert!(f64::from(least) <= PHONE, "{id} wants {least}");
    }
    let maze = laid(&scene("labyrinth", &[])).remove(0);
    let slot = maze.grids[0].rows.iter().flatten().find(|place| place.touch.as_str() == "N2");
    let slot = slot.unwrap().area;
    let width = slot.width * maze.grids[0].area.width / 10_000.0 * PHONE;
    assert!(width >= 44.0, "{width}");
}

#[test]
fn a_wide_board_of_stones_stands_upright_on_a_phone() {
    let wide = scene("hex", &[]);
    let mut tall = wide.clone();
    narrow::stack(&mut tall);
    let view = |scene: &Scene| laid(scene)[0].drawing.view;
    assert!(view(&tall).width < view(&tall).height && view(&wide).width > view(&wide).height);
    assert_eq!(tall.touchables().count(), wide.touchables().count());
}
