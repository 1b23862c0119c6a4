//! Certain races against all races of a small board, solved backwards.

use std::collections::HashMap;

use game::{Knowledge, Notation, Rng, Rules, Seat, Turn};
use game_quoridor::{Move, Position, Quoridor};

/// In how many moves the seat that has the hand wins (or loses, below 0); missing when neither.
type Ends = HashMap<String, i32>;

/// All positions that pawns can reach without walls, and their ends.
fn solve(game: &Quoridor, start: &Position) -> (Vec<Position>, Ends) {
    let (mut all, mut seen, mut moves) = (vec![start.clone()], HashMap::new(), Vec::new());
    seen.insert(game.position_text(start), ());
    let mut next = 0;
    while next < all.len() {
        for child in children(game, &all[next], &mut moves) {
            if seen.insert(game.position_text(&child), ()).is_none() {
                all.push(child);
            }
        }
        next += 1;
    }
    let mut ends = Ends::new();
    for distance in 0..200 {
        let mut found = Vec::new();
        for position in &all {
            let text = game.position_text(position);
            if !ends.contains_key(&text)
                && let Some(end) = end_within(game, position, &ends, distance, &mut moves)
            {
                found.push((text, end));
            }
        }
        ends.extend(found);
    }
    (all, ends)
}

fn end_within(
    game: &Quoridor,
    position: &Position,
    ends: &Ends,
    distance: i32,
    moves: &mut Vec<Move>,
) -> Option<i32> {
    if game.turn(position) == Turn::Over {
        // The one who would be next has lost.
        return Some(-1).filter(|_| distance == 0);
    }
    let replies: Vec<_> = children(game, position, moves)
        .iter()
        .map(|child| ends.get(&game.position_text(child)).copied())
        .collect();
    if replies.iter().any(|reply| reply.is_some_and(|end| end < 0)) {
        return Some(distance);
    }
    replies.iter().all(|reply| reply.is_some_and(|end| end > 0)).then_some(-distance - 1)
}

fn children(game: &Quoridor, position: &Position, moves: &mut Vec<Move>) -> Vec<Position> {
    game.legal_moves(position, moves);
    let after = |action| {
        let mut child = position.clone();
        game.advance(&mut child, action);
        child
    };
    moves.iter().map(after).collect()
}

#[test]
fn what_a_certificate_says_is_true_of_every_race() {
    let game = crate::quoridor("size=5 walls=5");
    let (mut rng, mut moves) = (Rng::from_seed(4), Vec::new());
    let (mut told, mut asked) = (0, 0);
    for _ in 0..6 {
        let mut position = game.start(0);
        for _ in 0..14 {
            game.legal_moves(&position, &mut moves);
            let walls: Vec<_> =
                moves.iter().copied().filter(|action| matches!(action, Move::Wall(..))).collect();
            let Some(action) = rng.choose(&walls) else { break };
            game.advance(&mut position, action);
        }
        let text = game.position_text(&position);
        let fields: Vec<_> = text.split(' ').collect();
        let start = format!("{} 0,0 {} {}", fields[0], fields[2], fields[3]);
        let start = game.parse_position(&start).unwrap();
        let (all, ends) = solve(&game, &start);
        for position in all {
            let Turn::Seat(seat) = game.turn(&position) else { continue };
            asked += 1;
            let Some(score) = game.known_score(&position, seat) else { continue };
            told += 1;
            let other = Seat::at(1 - seat.index());
            assert_eq!(game.known_score(&position, other), Some(-score));
            let text = game.position_text(&position);
            let end = ends.get(&text).copied();
            assert_eq!(end.map(|end| end > 0), Some(score > 0), "{text}: {score}, {end:?}");
        }
    }
    assert!(told * 5 > asked, "only {told} of {asked} races have a certificate");
}
