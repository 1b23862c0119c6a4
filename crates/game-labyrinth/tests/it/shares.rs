//! Figures of many boards, as the rule book's notes give them from independent programs.

use game::{Rng, Rules};
use game_labyrinth::{Labyrinth, Maze, Slot, Treasure};

use crate::labyrinth;

const BOARDS: u64 = 10_000;
/// Points by which a share may differ from the one given.
const CLOSE: f64 = 1.5;

fn percent(count: u64) -> f64 {
    100.0 * count as f64 / BOARDS as f64
}

/// A board, a pawn's cell, a treasure and the slot that is closed, all drawn.
fn drawn(game: &Labyrinth, seed: u64) -> (game_labyrinth::Position, u8, Treasure, Slot) {
    let position = game.start(seed);
    let mut rng = Rng::for_ply(seed, 1);
    let treasures: Vec<Treasure> = Treasure::all().collect();
    let slots: Vec<Slot> = Slot::all().collect();
    let pawn = rng.below(49) as u8;
    (position, pawn, *rng.choose(&treasures).unwrap(), *rng.choose(&slots).unwrap())
}

/// Where a push carries a tile, as a bit; nowhere when it drives it out.
fn place_after(slot: Slot, place: Option<u8>) -> u64 {
    match place {
        None => 1 << slot.entry(),
        Some(cell) if cell == slot.exit() => 0,
        Some(cell) => slot.carry(1 << cell),
    }
}

/// How many turns alone bring a pawn to a treasure: sets of cells after each way of pushing.
fn turns_to_reach(
    maze: &Maze,
    cells: u64,
    treasure: Option<u8>,
    closed: Option<Slot>,
    most: u32,
) -> Option<u32> {
    let ways = if matches!(maze.hand(), 5 | 10) { 2 } else { 4 };
    let slots = || Slot::all().filter(|slot| Some(*slot) != closed);
    let pushes = || slots().flat_map(|slot| (0..ways).map(move |turns| (slot, turns)));
    let after = |(slot, turns): (Slot, u8)| {
        let pushed = maze.pushed(slot, turns);
        let reach = pushed.reach(slot.carry(cells));
        (slot, pushed, reach, place_after(slot, treasure))
    };
    if pushes().map(after).any(|(_, _, reach, place)| reach & place != 0) {
        return Some(1);
    }
    if most == 1 {
        return None;
    }
    let deeper = pushes().map(after).filter_map(|(slot, pushed, reach, place)| {
        let place = (place != 0).then(|| place.trailing_zeros() as u8);
        turns_to_reach(&pushed, reach, place, Some(slot.opposite()), most - 1)
    });
    deeper.min().map(|turns| turns + 1)
}

#[test]
fn targets_in_reach_of_one_turn() {
    for (options, share) in [("", 47.9), ("tiles=mazenet", 49.0)] {
        let game = labyrinth(options);
        let reached = (0..BOARDS).filter(|seed| {
            let (position, pawn, treasure, closed) = drawn(&game, *seed);
            let place = position.cell_of(treasure);
            let mut found = false;
            position.maze().each_reach(pawn, Some(closed), |reach| {
                found |= reach.cells & place_after(reach.slot, place) != 0;
            });
            found
        });
        let seen = percent(reached.count() as u64);
        println!("{options:?}: {seen} % in reach of one turn");
        assert!((seen - share).abs() < CLOSE, "{options:?}: {seen} %, not {share} %");
    }
}

#[test]
fn first_targets_in_reach_of_the_start_corner() {
    let game = labyrinth("");
    let mut moves = Vec::new();
    let reached = (0..BOARDS).filter(|seed| {
        let start = game.start(*seed);
        game.legal_moves(&start, &mut moves);
        moves.iter().any(|action| game.reveals(&start, action))
    });
    let seen = percent(reached.count() as u64);
    println!("{seen} % from the start corner");
    assert!((seen - 37.4).abs() < CLOSE, "{seen} %");
}

#[test]
fn turns_to_a_target_alone() {
    let game = labyrinth("");
    let mut counts = [0; 4];
    for seed in 0..BOARDS {
        let (position, pawn, treasure, closed) = drawn(&game, seed);
        let place = position.cell_of(treasure);
        let turns = turns_to_reach(position.maze(), 1 << pawn, place, Some(closed), 2);
        counts[turns.unwrap_or(3) as usize] += 1;
    }
    println!("turns needed: {counts:?}");
    // The third share is of all that need more than two.
    for (turns, share) in [(1, 48.2), (2, 49.8), (3, 2.1)] {
        let seen = percent(counts[turns]);
        assert!((seen - share).abs() < CLOSE, "{turns} turns: {seen} %, not {share} %");
    }
}

#[test]
fn the_width_of_a_turn() {
    // Mean 36.2 ways of pushing and 253 moves, on random boards with random pawns.
    let game = labyrinth("");
    let (mut pushes, mut moves, mut most) = (0u64, 0u64, 0);
    for seed in 0..BOARDS {
        let (position, pawn, _, closed) = drawn(&game, seed);
        let mut here = 0;
        position.maze().each_reach(pawn, Some(closed), |reach| {
            pushes += 1;
            here += u64::from(reach.cells.count_ones());
        });
        (moves, most) = (moves + here, most.max(here));
    }
    let mean = |sum: u64| sum as f64 / BOARDS as f64;
    println!("{} pushes, {} moves, at most {most}", mean(pushes), mean(moves));
    assert!((mean(pushes) - 36.2).abs() < 0.5, "{}", mean(pushes));
    assert!((mean(moves) - 253.0).abs() < 8.0, "{}", mean(moves));
}
