//! How far the goal is: the bound that leads searches never says more than is needed.
//!
//! What is needed is found by looking at all positions, nearest first, without any bound.

use std::collections::{HashMap, VecDeque};

use design::{Association, Design, Goal, InGrid, Mode, NamedGoal, WhenRight, WhenToValidate, Won};
use game::{Knowledge as _, NEVER, Notation as _, Rng, Rules as _, Seat};
use workshop::{DesignedGame, Position};

use crate::generator::{self, Taste};
use crate::machine::designed;

/// The positions from the start to the nearest end that is won.
enum Way {
    Found(Vec<Position>),
    /// All positions were looked at.
    None,
    TooMany,
}

fn shortest(game: &DesignedGame, start: &Position, most: usize) -> Way {
    let is_won = |at: &Position| game.outcome(at).is_some_and(|end| end.is_won_by(Seat::FIRST));
    let mut before = HashMap::from([(game.key(start), None)]);
    let mut waiting = VecDeque::from([start.clone()]);
    let mut moves = Vec::new();
    while let Some(at) = waiting.pop_front() {
        if is_won(&at) {
            let mut way = vec![at];
            while let Some(Some(last)) = before.get(&game.key(&way[way.len() - 1])) {
                way.push(Position::clone(last));
            }
            way.reverse();
            return Way::Found(way);
        }
        if before.len() > most {
            return Way::TooMany;
        }
        game.legal_moves(&at, &mut moves);
        for action in &moves {
            let mut after = at.clone();
            game.apply_unchecked(&mut after, action);
            before.entry(game.key(&after)).or_insert_with(|| {
                waiting.push_back(after.clone());
                Some(at.clone())
            });
        }
    }
    Way::None
}

/// Looks for the nearest win and compares the bound all along the way there; how far it is, and
/// what the bound said at the start.
fn checked(game: &DesignedGame, start: &Position, name: &str) -> Option<(usize, u32)> {
    let bound = game.moves_to_goal(start);
    match shortest(game, start, 3_000) {
        Way::Found(way) => {
            for (at, left) in way.iter().zip((0..way.len()).rev()) {
                let bound = game.moves_to_goal(at);
                let text = game.position_text(at);
                assert!(bound as usize <= left, "{name}: {bound} but {left} are needed\n{text}");
            }
            Some((way.len() - 1, bound))
        }
        Way::None | Way::TooMany => None,
    }
}

/// A random design as a puzzle for one, with goals of every sort.
fn puzzle(number: u64) -> Design {
    let mut rng = Rng::for_ply(0x1ea5, number);
    let taste = if rng.below(2) == 0 { Taste::Basic } else { Taste::All };
    let mut design = generator::design(number, taste);
    design.players.truncate(1);
    design.dice.clear();
    design.grid.dice.clear();
    for kind in &mut design.tokens {
        kind.die.clear();
        (kind.attack, kind.defence) = (None, None);
        if kind.mode == Mode::Selection {
            kind.mode = Mode::Movement;
        }
        if kind.in_grid == InGrid::Die || rng.below(2) == 0 {
            kind.in_grid = InGrid::OneCell;
        }
        kind.owners.0.retain(|seat| *seat == 1);
    }
    let mut yes = |times: u32| rng.below(times) == 0;
    if yes(2) {
        design.shoes.clear();
        design.waiting_zones.clear();
        for player in &mut design.players {
            (player.shoe, player.waiting_zone) = (None, None);
        }
    }
    let when_right = if yes(4) { WhenRight::Remove } else { WhenRight::Accept };
    let when = WhenToValidate::AtOnce;
    design.association = Association { when_right, when, ..design.association.clone() };
    let zone = design.grid.zones.first().map(|zone| zone.id.clone());
    let kind = design.tokens[0].id.clone();
    design.won = Won {
        grid_empty: yes(6),
        grid_full: yes(9),
        shoe_empty: yes(6),
        zones_valid: yes(2),
        zones_valid_and_shoe_empty: yes(4),
        zones_valid_and_grid_full: yes(4),
        tokens_left: yes(6).then_some(1),
        kind_in_zone: zone.clone().filter(|_| yes(4)).map(|zone| NamedGoal { kind, zone }),
        own_tokens_in: zone.into_iter().filter(|_| yes(5)).map(Goal).collect(),
        ..Won::default()
    };
    (design.lost.moves, design.lost.errors) = (0, 0);
    design
}

#[test]
fn the_bound_never_says_more_than_a_random_puzzle_needs() {
    let (mut solved, mut telling, mut exact, mut hopeless) = (0, 0, 0, 0);
    for number in 0..2000 {
        let Ok(game) = designed(&puzzle(number), "players=1") else { continue };
        let start = game.start(number);
        let is_hopeless = game.moves_to_goal(&start) == NEVER;
        match checked(&game, &start, &format!("design {number}")) {
            Some((needed, bound)) if needed > 0 => {
                solved += 1;
                telling += u32::from(bound > 1);
                exact += u32::from(bound as usize == needed);
            }
            _ => hopeless += u32::from(is_hopeless),
        }
    }
    let found = format!("{solved} solved, {telling} above 1, {exact} exact, {hopeless} hopeless");
    assert!(solved > 300 && telling > 30 && exact > 250 && hopeless > 100, "{found}");
}

/// Every position of the sliding puzzle of 3×3 cells, with its distance from the solved one.
#[test]
fn the_bound_is_right_for_every_position_of_a_sliding_puzzle() {
    let mut design = workshop::library::entry("sliding-3").unwrap().design.clone();
    design.grid.order = design::Order::Kept;
    let game = designed(&design, "").unwrap();
    // The same without an end, because steps can be taken back and so lead away from the goal.
    design.won.zones_valid = false;
    let endless = designed(&design, "").unwrap();
    let start = endless.start(0);
    let mut far = HashMap::from([(endless.key(&start), 0_u32)]);
    let mut waiting = VecDeque::from([start]);
    let (mut moves, mut all_far, mut all_bounds) = (Vec::new(), 0, 0);
    while let Some(mut at) = waiting.pop_front() {
        let distance = far[&endless.key(&at)];
        if distance > 0 {
            let bound = game.moves_to_goal(&at);
            // A step changes the colour of the gap's cell, so both are even or both odd.
            assert!(bound <= distance && (distance - bound).is_multiple_of(2), "{distance}");
            (all_far, all_bounds) = (all_far + distance, all_bounds + bound);
        }
        endless.legal_moves(&at, &mut moves);
        for action in &moves {
            let undo = endless.apply_unchecked(&mut at, action);
            far.entry(endless.key(&at)).or_insert_with(|| {
                waiting.push_back(at.clone());
                distance + 1
            });
            endless.undo(&mut at, undo);
        }
    }
    assert_eq!(far.len(), 181_440);
    // The sum of the steps alone is 14.0 of 22.0 on average; changing places makes up the rest.
    assert!(all_bounds * 100 > all_far * 67, "{all_bounds} of {all_far}");
}

/// The library's small puzzles, a few random moves away from where they are won.
#[test]
fn the_bound_never_says_more_than_the_puzzles_of_the_library_need() {
    for name in ["sliding-4", "block-corner", "block-puzzle", "jigsaw"] {
        let Some(entry) = workshop::library::entry(name) else { panic!("{name}") };
        let mut design = entry.design.clone();
        design.grid.order = design::Order::Kept;
        let game = designed(&design, "players=1").unwrap_or_else(|why| panic!("{name}: {why}"));
        let mut moves = Vec::new();
        for seed in 0..12 {
            let (mut at, mut rng) = (game.start(seed), Rng::for_ply(7, seed));
            for _ in 0..seed {
                game.legal_moves(&at, &mut moves);
                let Some(action) = rng.choose(&moves) else { break };
                game.apply_unchecked(&mut at, action);
            }
            checked(&game, &at, name);
        }
    }
}
