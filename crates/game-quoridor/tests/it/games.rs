//! Games of an independent program: at sampled moments the side to move, pawns, walls left,
//! distances and the whole legal list; and how each game ended.

use conformance::legal_texts as legal;
use game::{Notation, Rules};
use game_quoridor::{Position, Quoridor};
use serde_json::Value;

use crate::quoridor;

fn texts(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn check_sample(game: &Quoridor, position: &Position, sample: &Value) {
    let joined = |value: &Value| {
        let items: Vec<String> = value.as_array().unwrap().iter().map(Value::to_string).collect();
        items.join(",").replace('"', "")
    };
    let text = game.position_text(position);
    let fields: Vec<&str> = text.split(' ').collect();
    assert_eq!(fields[0], joined(&sample["pawns"]));
    assert_eq!(fields[1], joined(&sample["walls_left"]));
    assert_eq!(fields[3], sample["to_move"].to_string());
    let distances: Vec<Option<u32>> = game.distances(position);
    let wanted: Vec<Option<u32>> = sample["dist"]
        .as_array()
        .unwrap()
        .iter()
        .map(|steps| steps.as_u64().map(|steps| u32::try_from(steps).unwrap()))
        .collect();
    assert_eq!(distances, wanted, "distances at {text}");
    assert_eq!(legal(game, position), texts(&sample["legal"]), "moves at {text}");
    if let Some(extra) = sample.get("extra_if_diag_behind_pawn") {
        let mut settings = game.settings();
        settings.set("behind", "diagonal");
        let diagonal = <Quoridor as game::BuiltIn>::configure(&settings).unwrap();
        let mut wanted = texts(&sample["legal"]);
        wanted.extend(texts(extra));
        wanted.sort();
        assert_eq!(legal(&diagonal, position), wanted, "behind=diagonal at {text}");
    }
}

fn check_game(line: &str) {
    let record: Value = serde_json::from_str(line).unwrap();
    let options =
        format!("size={} players={} walls={}", record["size"], record["players"], record["walls"]);
    let game = quoridor(&options);
    let mut position = game.start(0);
    let mut samples = record["samples"].as_array().unwrap().iter().peekable();
    let moves = texts(&record["moves"]);
    for (ply, text) in moves.iter().enumerate() {
        while let Some(sample) = samples.next_if(|sample| sample["ply"] == ply) {
            check_sample(&game, &position, sample);
        }
        let action = game.parse_move(&position, text).unwrap();
        game.apply(&mut position, &action)
            .unwrap_or_else(|reason| panic!("game {}, move {ply} {text}: {reason}", record["id"]));
    }
    while let Some(sample) = samples.next_if(|sample| sample["ply"] == moves.len()) {
        check_sample(&game, &position, sample);
    }
    assert!(samples.next().is_none(), "a sample was not reached");
    let outcome = game.outcome(&position).map(|outcome| outcome.verdict.to_string());
    match record["outcome"].as_str().unwrap() {
        "draw" => assert_eq!(outcome.as_deref(), Some("none"), "game {}", record["id"]),
        "unfinished" => assert_eq!(outcome, None, "game {}", record["id"]),
        "cut_forced_pass" => assert_eq!(legal(&game, &position), ["pass"], "game {}", record["id"]),
        winner => assert_eq!(outcome.as_deref(), winner.strip_prefix('p'), "game {}", record["id"]),
    }
}

#[test]
fn games_of_an_independent_program_replay() {
    let games = include_str!("../../data/games.jsonl");
    assert!(games.lines().count() >= 100);
    games.lines().for_each(check_game);
}
