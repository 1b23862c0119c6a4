//! Puzzles: known counts and shortest solutions, through designs, and proofs that there is none.

use std::sync::atomic::{AtomicBool, Ordering};

use design::Design;
use game::{Game, Rules, Settings};
use search::puzzle::{self, Answer, Quest, Solution};
use search::{Limits, Watch};
use workshop::DesignedGame;

use crate::toy::Toy;

fn design(text: &str) -> Design {
    serde_json::from_str(text).unwrap()
}

fn designed(design: &Design) -> DesignedGame {
    workshop::open("puzzle", design, &Settings::none()).unwrap()
}

/// Asks for the solution of a game from its start.
fn asked<G: Game>(
    game: &G,
    limits: Limits,
    room: usize,
    by: impl Fn(&Quest<'_, G>) -> Solution<G::Move>,
) -> Solution<G::Move> {
    let start = game.start(0);
    let goal = puzzle::is_won(game, &start);
    by(&Quest { game, start: &start, goal: &goal, limits, room, watch: Watch::NOBODY })
}

/// Plays a solution by the rules and says how long it is.
fn length<G: Game>(game: &G, solution: &Solution<G::Move>) -> usize {
    let Answer::Solved { moves, .. } = &solution.answer else { panic!("{solution:?}") };
    let mut position = game.start(0);
    let goal = puzzle::is_won(game, &position);
    for action in moves {
        assert!(game.apply(&mut position, action).is_ok());
    }
    assert!(goal(&position));
    moves.len()
}

const PLENTY: usize = 1 << 22;

/// The sliding puzzle of 3×3 cells in order, without an end.
fn endless_sliding() -> DesignedGame {
    let mut json: serde_json::Value =
        serde_json::from_str(include_str!("../../../workshop/tests/designs/sliding-3.json"))
            .unwrap();
    json["won"]["zones_valid"] = false.into();
    json["grid"]["order"] = "kept".into();
    designed(&serde_json::from_value(json).unwrap())
}

/// How many positions are how far away when the gap begins in a corner: OEIS A089473, first
/// counted by Reinefeld, "Complete Solution of the Eight-Puzzle", IJCAI 1993, table 1.
const FROM_A_CORNER: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

#[test]
fn the_sliding_puzzle_has_181440_positions_up_to_31_moves_away() {
    let game = endless_sliding();
    let start = game.start(0);
    let (limits, watch) = (Limits::NONE, Watch::NOBODY);
    let quest = Quest { game: &game, start: &start, goal: &|_| false, limits, room: PLENTY, watch };
    let reach = puzzle::reachable(&quest);
    assert!(reach.complete);
    assert_eq!((reach.positions(), reach.depth()), (181_440, 31));
    assert_eq!(reach.layers, FROM_A_CORNER);
    let small = puzzle::reachable(&Quest { room: 1000, ..quest });
    assert!(!small.complete && small.positions() <= 1000);
}

#[test]
fn a_shuffled_sliding_puzzle_is_solved_in_the_fewest_moves() {
    let game = designed(&design(include_str!("../../../workshop/tests/designs/sliding-3.json")));
    let shortest = asked(&game, Limits::NONE, PLENTY, puzzle::shortest_solution);
    let moves = length(&game, &shortest);
    assert!((1..=31).contains(&moves));
    let depth = u32::try_from(moves).unwrap();
    let one_less = asked(&game, Limits::depth(depth - 1), PLENTY, puzzle::shortest_solution);
    assert_eq!(one_less.answer, Answer::NotWithin(depth - 1));
    let little_room = asked(&game, Limits::NONE, 10, puzzle::breadth_first);
    assert_eq!(little_room.answer, Answer::Unknown);
}

/// Haste keeps the first way to a position: what lies too deep on it is not proven to be out of
/// reach.
#[test]
fn a_solution_just_as_long_as_was_asked_is_found() {
    let game = designed(&design(include_str!("../../../workshop/tests/designs/sliding-3.json")));
    let shortest = asked(&game, Limits::NONE, PLENTY, puzzle::shortest_solution);
    let depth = u32::try_from(length(&game, &shortest)).unwrap();
    let found = asked(&game, Limits::depth(depth), PLENTY, puzzle::solve);
    assert_eq!(length(&game, &found), depth as usize);
    let any = asked(&game, Limits::depth(depth), PLENTY, puzzle::any_solution).answer;
    assert!(matches!(any, Answer::Solved { .. } | Answer::Unknown), "{any:?}");
    let one_less = asked(&game, Limits::depth(depth - 1), PLENTY, puzzle::solve);
    assert_eq!(one_less.answer, Answer::NotWithin(depth - 1));
}

/// A way found in haste leads to the goal from wherever the puzzle is shuffled to.
#[test]
fn sliding_puzzles_of_4_by_4_are_solved_soon() {
    let game = designed(&design(include_str!("../../../workshop/library/sliding-4/design.json")));
    for seed in 0..5 {
        let start = game.start(seed);
        let goal = puzzle::is_won(&game, &start);
        let (limits, watch) = (Limits::nodes(200_000), Watch::NOBODY);
        let quest = Quest { game: &game, start: &start, goal: &goal, limits, room: PLENTY, watch };
        let Answer::Solved { moves, .. } = puzzle::any_solution(&quest).answer else {
            panic!("{seed}: not solved")
        };
        let mut position = start.clone();
        for action in &moves {
            assert!(game.apply(&mut position, action).is_ok());
        }
        assert!(goal(&position) && moves.len() < 250, "{seed}: {} moves", moves.len());
    }
}

/// The bound leads the search: the same answer as without it, from fewer positions.
#[test]
fn a_bound_saves_positions() {
    for text in [
        include_str!("../../../workshop/tests/designs/sliding-3.json"),
        include_str!("../designs/klotski.json"),
    ] {
        let game = designed(&design(text));
        let blind = asked(&game, Limits::NONE, PLENTY, puzzle::breadth_first);
        let led = asked(&game, Limits::NONE, PLENTY, puzzle::shortest_solution);
        assert_eq!(length(&game, &blind), length(&game, &led));
        assert!(led.nodes < blind.nodes, "{} of {}", led.nodes, blind.nodes);
    }
}

#[test]
fn peg_solitaire_is_solved() {
    let game =
        designed(&design(include_str!("../../../workshop/tests/designs/peg-solitaire.json")));
    let solution = asked(&game, Limits::nodes(30_000_000), 1 << 24, puzzle::any_solution);
    assert_eq!(length(&game, &solution), 31);
}

#[test]
fn european_solitaire_can_be_done_from_its_hole() {
    let game =
        designed(&design(include_str!("../../../workshop/library/peg-european/design.json")));
    let solution = asked(&game, Limits::nodes(60_000_000), 1 << 24, puzzle::any_solution);
    assert_eq!(length(&game, &solution), 35, "of 36 marbles one is left");
}

#[test]
fn klotski_takes_116_steps() {
    let game = designed(&design(include_str!("../designs/klotski.json")));
    let solution = asked(&game, Limits::NONE, PLENTY, puzzle::shortest_solution);
    assert_eq!(length(&game, &solution), 116);
}

#[test]
fn all_ways_agree_on_random_puzzles() {
    let (mut solved, mut unsolvable) = (0, 0);
    for seed in 0..200 {
        let toy = Toy { seats: 1, ..Toy::two(seed, 2 + (seed % 4) as u8) };
        let breadth = asked(&toy, Limits::NONE, PLENTY, puzzle::breadth_first);
        let deepening = asked(&toy, Limits::NONE, 1 << 12, puzzle::deepening);
        let any = asked(&toy, Limits::NONE, PLENTY, puzzle::any_solution);
        let truth = toy.distance(&toy.start(0), 7);
        if breadth.answer == Answer::Unsolvable {
            unsolvable += 1;
            assert_eq!(truth, 7, "{toy:?}");
            assert_eq!(any.answer, Answer::Unsolvable, "{toy:?}");
            assert_eq!(deepening.answer, Answer::Unsolvable, "{toy:?}");
        } else {
            solved += 1;
            assert_eq!(length(&toy, &breadth), truth as usize, "{toy:?}");
            assert_eq!(length(&toy, &deepening), truth as usize, "{toy:?}");
            assert!(length(&toy, &any) >= truth as usize);
            assert!(
                length(&toy, &asked(&toy, Limits::NONE, 1 << 12, puzzle::solve)) >= truth as usize
            );
        }
    }
    assert!(solved > 50 && unsolvable > 3, "{solved} solved, {unsolvable} not");
}

#[test]
fn luck_is_not_solved() {
    let mut unknown = 0;
    for seed in 0..50 {
        let toy = Toy { seats: 1, chance: true, ..Toy::two(seed, 5) };
        let answer = asked(&toy, Limits::NONE, PLENTY, puzzle::breadth_first).answer;
        assert!(
            !matches!(answer, Answer::Solved { shortest: true, .. })
                || toy.distance(&toy.start(0), 6) < 6
        );
        unknown += u32::from(answer == Answer::Unknown);
    }
    assert!(unknown > 0);
}

#[test]
fn limits_and_the_stop_flag_end_every_way() {
    let game = endless_sliding();
    let start = game.start(0);
    let stop = AtomicBool::new(false);
    let ways = [puzzle::breadth_first, puzzle::deepening, puzzle::any_solution, puzzle::solve];
    for way in ways {
        let limits = Limits::nodes(500);
        let watch = Watch::flag(&stop);
        let quest =
            Quest { game: &game, start: &start, goal: &|_| false, limits, room: PLENTY, watch };
        stop.store(false, Ordering::Relaxed);
        let found = way(&quest);
        assert_eq!(found.answer, Answer::Unknown);
        assert!((499..=500).contains(&found.nodes), "{}", found.nodes);
        stop.store(true, Ordering::Relaxed);
        assert_eq!(way(&quest), Solution { answer: Answer::Unknown, nodes: 0 });
    }
}
