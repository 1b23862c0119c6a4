//! Pushes and floods against the rule book, on every slot: tiles conserved, pushes undone by
//! their opposites, pawns wrapped, reach symmetric, turns that come full circle.

use game::{Notation, Rng, Rules, Seat};
use game_labyrinth::{Labyrinth, Move, Position, Slot};

use crate::cases::STRAIGHT;
use crate::naive::Table;
use crate::{fields, labyrinth};

/// A position of a random game.
fn random_position(game: &Labyrinth, seed: u64) -> Position {
    let mut rng = Rng::from_seed(seed);
    let mut position = game.start(seed);
    let mut moves = Vec::new();
    for _ in 0..rng.below(30) {
        let action = game.random_move(&position, &mut rng, &mut moves).unwrap();
        game.advance(&mut position, &action);
    }
    position
}

/// The position after a push with the pawn that moves left where it was carried.
fn staying(game: &Labyrinth, position: &Position, slot: Slot, turns: u8) -> Option<Position> {
    let mut moves: Vec<Move> = Vec::new();
    game.legal_moves(position, &mut moves);
    let pushes = |action: &&Move| action.slot() == slot && action.turns() == turns;
    let after = |action: &Move| {
        let mut after = *position;
        game.advance(&mut after, action);
        after
    };
    let text = game.position_text(position);
    let side = slot.to_string().chars().next().unwrap();
    let table = Table::read(&text).pushed(side, usize::from(slot.line()) - 1, turns.into());
    let mover = text.split(' ').nth(6).unwrap().parse::<usize>().unwrap() - 1;
    let (row, col) = table.pawns[mover];
    let stays =
        |action: &&Move| (usize::from(action.to().row), usize::from(action.to().col)) == (row, col);
    moves.iter().filter(pushes).find(stays).map(after)
}

#[test]
fn the_example_of_a_push() {
    // Example of 3.1: column b is a b c d e f g from the top, h is in hand; after N2 it is
    // h a b c d e f, and g is in hand.
    let game = labyrinth("");
    let start = game.parse_position(&format!("{STRAIGHT} a1,g7 - A,B -,- 1 1")).unwrap();
    let column = |position: &Position| {
        let fields = fields(&game, position);
        let tile = |row: usize| &fields[0][14 * row + 2..14 * row + 4];
        let mut tiles: Vec<String> = (0..7).map(|row| tile(row).to_owned()).collect();
        tiles.push(fields[1].clone());
        tiles.join(" ")
    };
    let after = staying(&game, &start, "N2".parse().unwrap(), 0).unwrap();
    assert_eq!(column(&start), "a. 9A 9C 5. a. c. dJ 5.");
    assert_eq!(column(&after), "5. a. 9A 9C 5. a. c. dJ");
}

#[test]
fn every_push_is_the_one_of_the_rule_book() {
    let game = labyrinth("players=4");
    for seed in 0..60 {
        let position = random_position(&game, seed);
        let before = Table::read(&game.position_text(&position));
        for slot in Slot::all() {
            for turns in 0..4 {
                let Some(after) = staying(&game, &position, slot, turns) else { continue };
                let side = slot.to_string().chars().next().unwrap();
                let wanted = before.pushed(side, usize::from(slot.line()) - 1, turns.into());
                let seen = Table::read(&game.position_text(&after));
                assert_eq!((seen.tiles, seen.hand), (wanted.tiles, wanted.hand), "{slot}");
                assert_eq!(seen.pawns, wanted.pawns, "{slot}: who stays is only carried");
            }
        }
    }
}

#[test]
fn tiles_are_conserved() {
    let game = labyrinth("tiles=mazenet");
    // Openings by shape and treasure: turned tiles are the same tiles.
    let tiles = |position: &Position| {
        let fields = fields(&game, position);
        let letters: Vec<char> = fields[0].chars().chain(fields[1].chars()).collect();
        let shape = |letter: char| match letter {
            '5' | 'a' => 'I',
            '3' | '6' | 'c' | '9' => 'L',
            _ => 'T',
        };
        let mut tiles: Vec<(char, char)> =
            letters.chunks(2).map(|pair| (shape(pair[0]), pair[1])).collect();
        tiles.sort_unstable();
        tiles
    };
    for seed in 0..200 {
        let all = tiles(&game.start(seed));
        assert_eq!(all.len(), 50);
        assert_eq!(tiles(&random_position(&game, seed)), all, "seed {seed}");
    }
}

#[test]
fn a_push_and_its_opposite_restore_the_board() {
    let game = labyrinth("");
    for seed in 0..200 {
        let start = game.start(seed);
        for slot in Slot::all() {
            let maze = start.maze();
            let pushed = maze.pushed(slot, 0);
            // The tile that came out went in as it lay; the first one comes back as it was.
            assert_eq!(pushed.pushed(slot.opposite(), 0), *maze, "{slot}");
            assert_ne!(pushed, *maze, "{slot}");
            assert_eq!(slot.opposite().opposite(), slot);
            for cell in 0..49 {
                let there = slot.carry(1 << cell);
                assert_eq!(slot.opposite().carry(there), 1 << cell, "{slot}");
            }
        }
    }
}

#[test]
fn a_pawn_wraps_on_all_twelve_slots() {
    let game = labyrinth("");
    for slot in Slot::all() {
        // The far end and the near end of the line.
        let (col, row) = (char::from(b'a' + slot.line() - 1), slot.line());
        let (far, near) = match slot.to_string().chars().next().unwrap() {
            'N' => (format!("{col}7"), format!("{col}1")),
            'S' => (format!("{col}1"), format!("{col}7")),
            'W' => (format!("g{row}"), format!("a{row}")),
            _ => (format!("a{row}"), format!("g{row}")),
        };
        let text = format!("{STRAIGHT} {far},{far} - A,B -,- 1 1");
        let position = game.parse_position(&text).unwrap();
        let after = staying(&game, &position, slot, 0).unwrap();
        assert_eq!(fields(&game, &after)[2], format!("{near},{near}"), "{slot}");
    }
}

#[test]
fn reach_is_that_of_the_rule_book_and_symmetric() {
    let game = labyrinth("");
    for seed in 0..60 {
        let position = random_position(&game, seed);
        let table = Table::read(&game.position_text(&position));
        for cell in 0..49usize {
            let reach = position.maze().reach(1 << cell);
            let walked = table.reach((cell / 7, cell % 7));
            let bits = walked.iter().fold(0u64, |bits, (row, col)| bits | 1 << (7 * row + col));
            assert_eq!(reach, bits, "seed {seed}, cell {cell}");
            for other in (0..49).filter(|other| reach >> other & 1 == 1) {
                assert_eq!(position.maze().reach(1 << other), reach, "seed {seed}");
            }
        }
    }
}

#[test]
fn the_corner_joins_only_neighbours_that_open_towards_it() {
    // Example of 3.2: a1 opens to the east and south.
    let game = labyrinth("");
    let mut seen = [0; 4];
    for seed in 0..400 {
        let maze = *game.start(seed).maze();
        let (east, south) = (maze.openings(1) & 8 != 0, maze.openings(7) & 1 != 0);
        let reach = maze.reach(1);
        if east {
            assert!(reach & 1 << 1 != 0);
        }
        if south {
            assert!(reach & 1 << 7 != 0);
        }
        if !east && !south {
            assert_eq!(reach, 1);
        }
        seen[usize::from(east) + 2 * usize::from(south)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 20), "{seen:?}");
}

#[test]
fn a_treasure_in_hand_is_found_by_nobody_until_it_goes_in() {
    // Example of 3.1: the tile at the foot of column b carries the owl, and N2 pushes it out.
    let game = labyrinth("");
    let owl = game_labyrinth::Treasure::of_letter('C').unwrap();
    let holds_owl = |seed: &u64| game.start(*seed).cell_of(owl) == Some(6 * 7 + 1);
    for seed in (0..5_000).filter(holds_owl).take(20) {
        let mut owner = fields(&game, &game.start(seed));
        owner[2] = "b7,g7".to_owned();
        owner[4] = "C,B".to_owned();
        let start = game.parse_position(&owner.join(" ")).unwrap();
        let out = staying(&game, &start, "N2".parse().unwrap(), 0).unwrap();
        assert_eq!(fields(&game, &out)[1].chars().nth(1), Some('C'), "the owl is in hand");
        assert_eq!(out.cell_of(owl), None);
        assert_eq!(fields(&game, &out)[5], "-,-");
        let again = staying(&game, &out, "N2".parse().unwrap(), 0).unwrap();
        assert_eq!(again.cell_of(owl), Some(1), "now it lies on b1");
    }
}

#[test]
fn four_quarter_turns_come_full_circle() {
    // Section 4.3: the seed's own turning loses openings.
    let game = labyrinth("");
    for seed in 0..40 {
        let maze = *game.start(seed).maze();
        let slot: Slot = "W4".parse().unwrap();
        let ways: Vec<u8> = (0..4).map(|turns| maze.pushed(slot, turns).openings(21)).collect();
        assert_eq!(ways[0], maze.hand());
        assert_eq!(maze.pushed(slot, 4).openings(21), ways[0]);
        for pair in ways.windows(2) {
            let clockwise = (pair[0] << 1 | pair[0] >> 3) & 0b1111;
            assert_eq!(pair[1], clockwise);
        }
    }
}

#[test]
fn a_turn_always_exists_and_staying_is_part_of_it() {
    let game = labyrinth("players=3");
    for seed in 0..200 {
        let position = random_position(&game, seed);
        let mut pushes = 0;
        let mover = match game.turn(&position) {
            game::Turn::Seat(seat) => seat,
            _ => Seat::FIRST,
        };
        game.each_reach(&position, |reach| {
            pushes += 1;
            let from = reach.slot.carry(1 << position.pawn(mover).unwrap());
            assert_eq!(reach.cells & from, from);
            assert_eq!(reach.cells, position.maze().pushed(reach.slot, reach.turns).reach(from));
        });
        assert!([22, 44, 24, 48].contains(&pushes), "{pushes}");
    }
}
