//! A way through a sliding puzzle that is too large for a search without an idea of distance:
//! the most promising states first, by how far every tile has still to go.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use geometry::Cell;
use scene::{Figure, Scene};

/// How much more the way ahead counts than the way behind: longer ways, found much sooner.
const HASTE: u32 = 4;
/// More states than these are not looked at.
const MOST: usize = 2_000_000;

/// Numbered tiles row by row; 0 is the gap.
type Tiles = Vec<u8>;

/// The moves that bring numbered tiles into order, when the scene is such a puzzle.
pub(crate) fn solution(scene: &Scene) -> Option<Vec<String>> {
    let (start, columns) = read(scene)?;
    let far = |tiles: &Tiles| -> u32 {
        let way = |(at, tile): (usize, &u8)| {
            let home = usize::from(*tile).checked_sub(1)?;
            let rows = (at / columns).abs_diff(home / columns);
            u32::try_from(rows + (at % columns).abs_diff(home % columns)).ok()
        };
        tiles.iter().enumerate().filter_map(way).sum()
    };
    let mut from: HashMap<Tiles, Option<(Tiles, String)>> = HashMap::from([(start.clone(), None)]);
    let mut open = BinaryHeap::from([(Reverse(0), 0_u32, start)]);
    while let Some((_, steps, tiles)) = open.pop() {
        if far(&tiles) == 0 {
            return Some(line(&from, tiles));
        }
        if from.len() > MOST {
            return None;
        }
        for (after, action) in slides(&tiles, columns) {
            if !from.contains_key(&after) {
                let worth = Reverse(steps + 1 + HASTE * far(&after));
                from.insert(after.clone(), Some((tiles.clone(), action)));
                open.push((worth, steps + 1, after));
            }
        }
    }
    None
}

/// The tiles of the main board: every number once, and one gap.
fn read(scene: &Scene) -> Option<(Tiles, usize)> {
    let board = scene.boards.first()?;
    let cell = |touch: &scene::Touch| touch.as_str().parse::<Cell>().ok();
    let mut spots = board.spots.iter().map(|spot| Some((cell(&spot.touch)?, spot)));
    let mut spots = spots.by_ref().collect::<Option<Vec<_>>>()?;
    spots.sort_by_key(|(cell, _)| (cell.row, cell.col));
    let columns = usize::from(spots.last()?.0.col) + 1;
    let tile = |spot: &scene::Spot| match spot.pieces.first().map(|piece| &piece.figure) {
        None => Some(0),
        Some(Figure::Text(number)) => number.parse().ok(),
        Some(Figure::Picture { letter, .. }) => letter.parse().ok(),
        Some(_) => None,
    };
    let tiles = spots.iter().map(|(_, spot)| tile(spot)).collect::<Option<Tiles>>()?;
    let mut sorted = tiles.clone();
    sorted.sort_unstable();
    let is_whole = sorted.iter().enumerate().all(|(at, tile)| usize::from(*tile) == at);
    is_whole.then_some((tiles, columns))
}

/// Every tile that can slide into the gap.
fn slides(tiles: &Tiles, columns: usize) -> Vec<(Tiles, String)> {
    let Some(gap) = tiles.iter().position(|tile| *tile == 0) else { return Vec::new() };
    let near = |at: &usize| {
        (at / columns).abs_diff(gap / columns) + (at % columns).abs_diff(gap % columns) == 1
    };
    let name = |at: usize| {
        let part = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        Cell::new(part(at % columns), part(at / columns))
    };
    let slide = |at: usize| {
        let mut after = tiles.clone();
        after.swap(at, gap);
        (after, format!("{}-{}", name(at), name(gap)))
    };
    (0..tiles.len()).filter(near).map(slide).collect()
}

fn line(from: &HashMap<Tiles, Option<(Tiles, String)>>, mut tiles: Tiles) -> Vec<String> {
    let mut moves = Vec::new();
    while let Some(Some((before, action))) = from.get(&tiles) {
        moves.push(action.clone());
        tiles = before.clone();
    }
    moves.reverse();
    moves
}
