//! Layout and walking, on the scenes of real games.

use game::{Settings, Viewer};
use paint::palette::Mode;
use paint::svg::Studio;
use scene::{Scene, Touch};

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
    sheets(scene, &Studio { say: &say, picture: &picture, title: String::new(), prefix: "", mode: Mode::Light })
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
    assert!(narrower.contains(&"flag") && narrower.contains(&"families"), "{narrower:?}");
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
