//! Laws of play: turns, listing, undo, hashes, endings, replay, symmetry, knowledge.

use std::collections::{HashMap, HashSet};

use game::{Knowledge, Luck, Notation, Rng, Rules, Seat, Turn, Verdict, WIN, erase};

use super::{hold, is_over, legal, sorted_texts};
use crate::legal_texts;
use crate::walk::{Cost, Specimen, try_games};

/// Law 1: over ⇔ an outcome ⇔ no legal move; the seat that has the hand exists.
pub fn turns<S: Specimen>() {
    try_games::<S>(Cost::Cheap, |walk| {
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let moves = legal(game, position);
            let over = is_over(game, position);
            hold!(walk, over == moves.is_empty(), "over: {over}, moves: {moves:?}");
            hold!(walk, over == game.outcome(position).is_some(), "an outcome when not over");
            hold!(walk, game.count_moves(position) == moves.len() as u64, "count of moves");
            if let Turn::Seat(seat) = game.turn(position) {
                hold!(walk, seat.number() <= game.seats(), "seat {seat} is not at the table");
            }
        });
    });
}

/// Law 2: listed moves are accepted, distinct, in a stable order, and one of them is drawn at
/// random; any other is refused with a reason that has words, and changes nothing.
pub fn listing<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        // Moves of other moments of the game: some are legal here, most are not.
        let mut elsewhere: HashSet<<S::Game as Rules>::Move> = HashSet::new();
        let keys = refusal_keys(walk.game);
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let moves = legal(game, position);
            hold!(walk, moves == legal(game, &position.clone()), "the order is not stable");
            let distinct: HashSet<_> = moves.iter().cloned().collect();
            hold!(walk, distinct.len() == moves.len(), "a move is listed twice: {moves:?}");
            for action in &moves {
                hold!(walk, game.check(position, action).is_ok(), "refused: {action:?}");
            }
            let drawn = game.random_move(position, &mut walk.rng, &mut Vec::new());
            let is_listed = drawn.as_ref().is_none_or(|action| distinct.contains(action));
            hold!(walk, is_listed && drawn.is_none() == moves.is_empty(), "drew {drawn:?}");
            for action in elsewhere.iter().filter(|action| {
                !distinct.contains(action) && !distinct.contains(&game.listed(position, action))
            }) {
                let mut copy = position.clone();
                match game.apply(&mut copy, action) {
                    Ok(_) => hold!(walk, false, "accepted though not listed: {action:?}"),
                    Err(reason) => {
                        let key = game::Reason::key(&reason);
                        hold!(walk, keys.contains(key), "the key {key} has no words");
                    }
                }
                hold!(walk, copy == *position, "a refused move changed the position");
            }
            elsewhere.extend(moves);
        });
    });
}

fn refusal_keys<G: Rules>(game: &G) -> HashSet<String> {
    let words = game.card().words.iter().chain([&game::WORDS]);
    let sources = words.flat_map(|words| [words.en, words.fr]);
    let mut counts: HashMap<String, u8> = HashMap::new();
    for key in sources.flat_map(i18n::keys_of) {
        *counts.entry(key.key).or_default() += 1;
    }
    counts.into_iter().filter(|&(_, languages)| languages == 2).map(|(key, _)| key).collect()
}

/// Law 3: apply then undo restores position, hash and text, back to the start.
pub fn undoing<S: Specimen>() {
    try_games::<S>(Cost::Dear, |mut walk| {
        let mut past = Vec::new();
        for _ in 0..walk.trial.plies {
            let before = walk.position.clone();
            if !walk.step() {
                break;
            }
            past.push(before);
        }
        while let (Some(before), Some(undo)) = (past.pop(), walk.undos.pop()) {
            walk.game.undo(&mut walk.position, undo);
            let (game, position) = (walk.game, &walk.position);
            hold!(walk, *position == before, "undo gives {position:?}, not {before:?}");
            hold!(walk, game.hash(position) == game.hash(&before), "undo changed the hash");
            let (text, wanted) = (game.position_text(position), game.position_text(&before));
            hold!(walk, text == wanted, "undo gives {text}, not {wanted}");
        }
    });
}

/// Law 5: the incremental hash is the hash from scratch; equal texts have equal hashes, and
/// different ones of one game different hashes.
pub fn hashes<S: Specimen>() {
    try_games::<S>(Cost::Cheap, |walk| {
        let mut by_text: HashMap<String, u64> = HashMap::new();
        let mut by_hash: HashMap<u64, String> = HashMap::new();
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let (hash, text) = (game.hash(position), game.position_text(position));
            hold!(walk, hash == game.rehash(position), "stale hash at {text}");
            let same = *by_text.entry(text.clone()).or_insert(hash);
            hold!(walk, same == hash, "two hashes of {text}");
            let other = by_hash.entry(hash).or_insert_with(|| text.clone());
            hold!(walk, *other == text, "one hash of {text} and {other}");
        });
    });
}

/// Law 6: every game ends within the declared length; scores lie and add up as declared.
pub fn endings<S: Specimen>() {
    try_games::<S>(Cost::Cheap, |mut walk| {
        let mut plies = 0;
        loop {
            let is_move = walk.game.turn(&walk.position) != Turn::Chance;
            if !walk.step() {
                break;
            }
            plies += u32::from(is_move);
            let bound = walk.game.max_plies();
            hold!(walk, plies <= bound, "more than {bound} moves");
        }
        let (game, seats) = (walk.game, walk.game.seats());
        let outcome = game.outcome(&walk.position).expect("an ended game has an outcome");
        match &outcome.verdict {
            Verdict::Winner(seat) => hold!(walk, seat.number() <= seats, "who is {seat}?"),
            Verdict::Ranking(places) => hold!(walk, places.seats() == seats, "{places:?}"),
            Verdict::Draw | Verdict::Nobody => {}
        }
        hold!(walk, game.points(&walk.position, &outcome).seats() == seats, "points a seat");
        let card = game.card();
        hold!(walk, outcome.scores.is_some() == card.score_range.is_some(), "scores declared");
        if let (Some(scores), Some((least, most))) = (&outcome.scores, card.score_range) {
            hold!(walk, scores.seats() == seats, "a score a seat: {scores:?}");
            let inside = scores.values().iter().all(|score| (least..=most).contains(score));
            hold!(walk, inside, "scores out of range: {scores:?}");
            let sum: i32 = scores.values().iter().sum();
            let fits = card.score_sum.is_none_or(|declared| declared == sum);
            hold!(walk, fits, "scores add up to {sum}: {scores:?}");
        }
    });
}

/// Law 7: same seed, same game; replaying texts with their chances gives the same positions.
pub fn replays<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        let any = erase(walk.game.clone());
        let mut first = any.start(walk.trial.seed);
        let mut second = any.start(walk.trial.seed);
        hold!(walk, first.text() == second.text(), "one seed, two starts");
        let mut rng = walk.rng.clone();
        for ply in 1..=u64::from(walk.trial.plies) {
            let moves = first.legal_moves();
            let Some(text) = rng.choose(&moves) else { break };
            let mut luck = Rng::for_ply(walk.trial.seed, ply);
            let played = first.play(text, Luck::Draw(&mut luck)).expect("a listed move");
            hold!(walk, played.text() == *text, "{text} is written back as {}", played.text());
            let again = second.play(text, Luck::Given(&played.chances)).expect("a replayed move");
            hold!(walk, again == played, "replayed as {again:?}, played as {played:?}");
            hold!(walk, first.text() == second.text(), "replay differs after {text}");
            hold!(walk, first.hash() == second.hash(), "hash differs after {text}");
        }
    });
}

/// Law 8, second half: declared symmetries map legal moves to legal moves, and play to play.
pub fn symmetries<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let moves = legal(game, position);
            for symmetry in 0..game.symmetries() {
                let image = game.map_position(symmetry, position);
                let mapped: Vec<_> =
                    moves.iter().map(|action| game.map_move(symmetry, action)).collect();
                let mapped = sorted_texts(game, &image, &mapped);
                let listed = legal_texts(game, &image);
                hold!(walk, mapped == listed, "symmetry {symmetry}: {mapped:?}, not {listed:?}");
                hold!(walk, game.hash(&image) == game.rehash(&image), "hash of an image");
                if let Some(action) = moves.first() {
                    let mut after = position.clone();
                    game.apply_unchecked(&mut after, action);
                    let mut image_after = image;
                    game.apply_unchecked(&mut image_after, &game.map_move(symmetry, action));
                    let same = game.map_position(symmetry, &after) == image_after;
                    hold!(walk, same, "symmetry {symmetry} does not commute with {action:?}");
                }
            }
        });
    });
}

/// Law 9, first half: evaluations stay below a win, and are antisymmetric where declared.
pub fn evaluations<S: Specimen>() {
    try_games::<S>(Cost::Cheap, |walk| {
        walk.each_position(|walk| {
            let (game, position) = (walk.game, &walk.position);
            let value = |seat| game.evaluate(position, seat);
            for seat in Seat::all(game.seats()) {
                hold!(walk, value(seat).abs() < WIN, "{} is as good as a win", value(seat));
            }
            if game.card().antisymmetric && game.seats() == 2 {
                let (first, second) = (value(Seat::FIRST), value(Seat::SECOND));
                hold!(walk, first == -second, "evaluations {first} and {second}");
            }
        });
    });
}

/// Law 10: the fast moves are the moves of the naive generator.
pub fn naive<S: Specimen>() {
    try_games::<S>(Cost::Dear, |walk| {
        walk.sampled_positions(24, |walk| {
            let (game, position) = (walk.game, &walk.position);
            let fast = legal_texts(game, position);
            let naive = sorted_texts(game, position, &S::naive_moves(game, position));
            hold!(
                walk,
                fast == naive,
                "at {}: {fast:?}, not {naive:?}",
                game.position_text(position)
            );
        });
    });
}
