//! The walk-throughs, built by edits elsewhere, played here to their ends: by actions and by
//! touches of the scene; and what holds for every play: limits, replay, undo.
//!
//! Spec: sections 3.8, 3.13 and 5.3.

use std::collections::VecDeque;

use design::Design;
use game::{Game as _, Notation as _, Presentation as _, Rng, Rules, Turn, Verdict, Viewer};
use scene::Touch;
use workshop::{Event, Move, carry_over};

use crate::machine::{self, Designed};
use crate::{data, look, texts};

type Position = <Designed as Rules>::Position;

fn walkthrough(name: &str) -> Design {
    let path = data("walkthroughs").join(format!("{name}.json"));
    design::files::read(std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Plays an action the way a person does, touch by touch, and by its text; both are the same.
fn play(game: &Designed, at: &mut Position, text: &str) -> Vec<Event> {
    let Turn::Seat(seat) = game.turn(at) else { panic!("{text}: nobody has the hand") };
    let action = game.parse_move(at, text).unwrap();
    let view = game.view_for(at, Viewer::Seat(seat));
    let mut touches: Vec<Touch> = Vec::new();
    let path = game.touch_path(at, &action);
    for (index, next) in path.iter().enumerate() {
        let scene = game.scene(&view, &touches).unwrap();
        assert!(scene.touchables().any(|open| open == next), "{text}: {next:?} is not open");
        match game::touch(game, &view, &touches, next) {
            Ok(game::Touched::More(longer)) if index + 1 < path.len() => touches = longer,
            Ok(game::Touched::Move(made)) if index + 1 == path.len() => assert_eq!(made, action),
            other => panic!("{text}: {next:?} gives {other:?}"),
        }
    }
    let events = game.events(at, action).unwrap();
    game.apply(at, &action).unwrap();
    events
}

/// The cells of the grid by what they hold.
fn cells_of(game: &Designed, design: &Design, at: &Position, kind: &str) -> Vec<String> {
    let grid = machine::cells(design).into_iter().filter(|cell| !cell.contains('.'));
    grid.filter(|cell| look::tokens(game, design, at, cell) == kind).collect()
}

fn pairs(game: &Designed, design: &Design, at: &Position) -> Vec<[String; 2]> {
    let kinds = design.tokens.iter();
    kinds.map(|kind| cells_of(game, design, at, &kind.id).try_into().unwrap()).collect()
}

fn winner(game: &Designed, at: &Position) -> Verdict {
    game.outcome(at).unwrap().verdict
}

#[test]
fn the_memory_of_chapter_11_is_won_when_the_grid_is_empty() {
    let design = walkthrough("memory");
    let game = machine::designed(&design, "").unwrap();
    for seed in 0..3 {
        let mut at = game.start(seed);
        let pairs = pairs(&game, &design, &at);
        assert_eq!(pairs.len(), 8);
        for (turn, [one, other]) in pairs.iter().enumerate() {
            let kind = &design.tokens[turn].id;
            let shown = play(&game, &mut at, &format!("pick:{one}"));
            assert_eq!(shown[0].to_string(), format!("shown {one} {kind}"));
            let told = play(&game, &mut at, &format!("pick:{other}"));
            assert_eq!(told[1].to_string(), "right same");
        }
        assert_eq!(look::counters(&game, &at, crate::script::Counted::Won), [8, 8]);
        assert!(matches!(winner(&game, &at), Verdict::Winner(seat) if seat.number() == 2));
    }
}

#[test]
fn the_memory_of_chapter_11_is_lost_by_too_many_errors() {
    let design = walkthrough("memory");
    let game = machine::designed(&design, "").unwrap();
    let mut at = game.start(1);
    let pairs = pairs(&game, &design, &at);
    let mut told = Vec::new();
    while game.turn(&at) != Turn::Over {
        for cell in [&pairs[0][0], &pairs[1][0]] {
            let action = game.parse_move(&at, &format!("pick:{cell}")).unwrap();
            told = game.events(&at, action).unwrap();
            game.apply(&mut at, &action).unwrap();
        }
    }
    assert_eq!(look::counters(&game, &at, crate::script::Counted::Errors), [999, 998]);
    let told: Vec<String> = told.iter().map(ToString::to_string).collect();
    assert_eq!(told[told.len() - 2..], ["lost 1 dialog", "over"]);
    assert!(matches!(winner(&game, &at), Verdict::Winner(seat) if seat.number() == 2));
}

/// The shortest way to the end of a small puzzle, by breadth.
fn solution(game: &Designed, start: &Position) -> Vec<Move> {
    let mut seen = std::collections::HashSet::new();
    let key = |at: &Position| game.position_text(at).split(' ').nth(1).unwrap().to_owned();
    let mut queue = VecDeque::from([(start.clone(), Vec::new())]);
    let mut moves = Vec::new();
    while let Some((at, way)) = queue.pop_front() {
        if game.turn(&at) == Turn::Over {
            return way;
        }
        game.legal_moves(&at, &mut moves);
        for action in &moves {
            let mut next = at.clone();
            game.advance(&mut next, action);
            if seen.insert(key(&next)) {
                queue.push_back((next, [way.as_slice(), &[*action]].concat()));
            }
        }
    }
    panic!("no way leads to the end")
}

/// A sliding puzzle a few moves from its end.
fn nearly_solved(game: &Designed, steps: u32, seed: u64) -> Position {
    let cells = "1,2,3,4,5,6,7,8,./";
    let text = game.position_text(&game.start(0));
    let fields: Vec<&str> = text.split(' ').collect();
    let rest = fields[2..].join(" ");
    let board = cells.trim_end_matches('/');
    let solved = format!("{} {board} {rest}", fields[0]);
    let mut at = game.parse_position(&solved).unwrap();
    let (mut rng, mut moves) = (Rng::from_seed(seed), Vec::new());
    for _ in 0..steps {
        game.legal_moves(&at, &mut moves);
        let text = game.position_text(&at);
        let mut next = at.clone();
        game.advance(&mut next, rng.choose(&moves).unwrap());
        // A step that would end the play is left out; the board alone is what counts.
        if game.turn(&next) == Turn::Over {
            continue;
        }
        assert_ne!(text, game.position_text(&next));
        at = next;
    }
    at
}

#[test]
fn the_sliding_puzzle_of_chapter_11_is_solved_and_won() {
    let design = walkthrough("sliding-puzzle");
    let game = machine::designed(&design, "").unwrap();
    for seed in 0..2 {
        let mut at = nearly_solved(&game, 24, seed);
        let way = solution(&game, &at);
        let mut told = Vec::new();
        for action in way {
            let text = game.move_text(&at, &action);
            told = play(&game, &mut at, &text);
        }
        assert!(told.iter().any(|event| event.to_string() == "won 1 dialog"), "{told:?}");
        assert!(matches!(winner(&game, &at), Verdict::Winner(_)));
    }
}

#[test]
fn the_sliding_puzzle_of_chapter_11_is_lost_by_too_many_moves() {
    let design = walkthrough("sliding-puzzle");
    let game = machine::designed(&design, "").unwrap();
    let mut at = game.start(0);
    let (mut moves, mut last) = (Vec::new(), None);
    let mut told = Vec::new();
    while game.turn(&at) != Turn::Over {
        game.legal_moves(&at, &mut moves);
        // Back and forth: nothing is ever solved that way.
        let back = last.and_then(|last: Move| match last {
            Move::Go { from, to } => Some(Move::Go { from: to, to: from }),
            _ => None,
        });
        let action = back.filter(|back| moves.contains(back)).unwrap_or(moves[0]);
        told = game.events(&at, action).unwrap();
        game.advance(&mut at, &action);
        last = Some(action);
    }
    let told: Vec<String> = told.iter().map(ToString::to_string).collect();
    assert_eq!(told[told.len() - 2..], ["lost 1 dialog", "over"]);
    assert_eq!(winner(&game, &at), Verdict::Nobody);
}

#[test]
fn the_pigeon_vole_of_chapter_11_refuses_and_is_won() {
    let design = walkthrough("pigeon-vole");
    let game = machine::designed(&design, "").unwrap();
    for seed in 0..3 {
        let mut at = game.start(seed);
        for column in 'a'..='f' {
            let kind = look::tokens(&game, &design, &at, "shoe1.a1");
            let flies = ["pigeon", "bee", "owl"].contains(&kind.as_str());
            let (right, wrong) = if flies { (1, 2) } else { (2, 1) };
            let told = play(&game, &mut at, &format!("shoe1.a1-{column}{wrong}"));
            let told: Vec<String> = told.iter().map(ToString::to_string).collect();
            assert_eq!(
                told[1..],
                ["wrong wrong-zone".to_owned(), format!("went-back {kind} shoe1.a1")]
            );
            let told = play(&game, &mut at, &format!("shoe1.a1-{column}{right}"));
            assert_eq!(told[1].to_string(), "right praise");
        }
        assert_eq!(look::counters(&game, &at, crate::script::Counted::Errors), [6]);
        assert!(matches!(winner(&game, &at), Verdict::Winner(_)));
    }
}

#[test]
fn rule_3_8_automatic_runs_stop_at_ten_thousand_actions_as_a_draw() {
    let path = data("designs").join("moves.json");
    let design: Design = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let game = machine::designed(&design, "").unwrap();
    let (mut at, mut moves, mut count) = (game.start(0), Vec::new(), 0);
    while game.turn(&at) != Turn::Over {
        game.legal_moves(&at, &mut moves);
        game.advance(&mut at, &moves[0]);
        count += 1;
    }
    assert_eq!((count, winner(&game, &at)), (10_000, Verdict::Draw));
    assert_eq!(game.max_plies(), 10_000);
}

/// A corridor of one-way cells: a walk that only looked forward could not be undone.
#[test]
fn rule_3_10_a_start_can_be_solved_where_ways_are_open_in_one_direction_only() {
    let text = r#"{ "tokens": [{ "id": "t", "characteristics": ["t"], "in_grid": "one-cell",
            "table": ["...", ".xx", "..."] }],
        "grid": { "rows": 1, "columns": 6, "closed_borders": true, "tokens": [". . . . . t"],
            "zones": [{ "id": "end", "cells": "f1", "characteristics": ["t"] }] },
        "won": { "zones_valid": true } }"#;
    let design: Design = serde_json::from_str(text).unwrap();
    let game = machine::designed(&design, "").unwrap();
    for seed in 0..10 {
        let mut at = game.start(seed);
        assert_ne!(game.turn(&at), Turn::Over, "seed {seed}");
        for action in solution(&game, &at) {
            game.apply(&mut at, &action).unwrap();
        }
        assert!(matches!(winner(&game, &at), Verdict::Winner(_)));
    }
}

#[test]
fn rule_3_13_a_replay_gives_the_same_events() {
    for (name, text) in texts("designs") {
        let design: Design = serde_json::from_str(&text).unwrap();
        let game = machine::designed(&design, "").unwrap();
        assert_eq!(told(&game, 7), told(&game, 7), "{name}");
    }
}

/// The events of a random play of so many actions; the seed is all it depends on.
fn told(game: &Designed, seed: u64) -> Vec<Event> {
    let mut rng = Rng::from_seed(seed);
    let (mut at, mut moves, mut told) = (game.start(seed), Vec::new(), Vec::new());
    for _ in 0..40 {
        match game.turn(&at) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.draw(&at, &mut rng).unwrap();
                told.extend(game.events_of_chance(&at, chance));
                game.resolve(&mut at, chance).unwrap();
            }
            Turn::Seat(_) => {
                let action = game.random_move(&at, &mut rng, &mut moves).unwrap();
                told.extend(game.events(&at, action).unwrap());
                game.apply(&mut at, &action).unwrap();
            }
        }
    }
    told
}

#[test]
fn rule_3_13_a_turned_token_is_a_revealed_one() {
    let path = data("designs").join("memory.json");
    let design: Design = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let game = machine::designed(&design, "").unwrap();
    let mut at = game.start(0);
    let pick = |at: &Position, cell: &str| game.parse_move(at, &format!("pick:{cell}")).unwrap();
    assert!(game.reveals(&at, &pick(&at, "a1")), "a face nobody knew");
    for cell in ["a1", "b1"] {
        let action = pick(&at, cell);
        game.apply(&mut at, &action).unwrap();
    }
    assert!(!game.reveals(&at, &pick(&at, "a1")), "everybody has seen it");
}

#[test]
fn rule_3_12_the_play_goes_on_with_the_new_rules() {
    let design = walkthrough("pigeon-vole");
    let game = machine::designed(&design, "").unwrap();
    let mut at = game.start(0);
    let kind = look::tokens(&game, &design, &at, "shoe1.a1");
    let flies = ["pigeon", "bee", "owl"].contains(&kind.as_str());
    let (right, wrong) = if flies { ("a1", "a2") } else { ("a2", "a1") };
    let action = game.parse_move(&at, &format!("shoe1.a1-{wrong}")).unwrap();
    game.apply(&mut at, &action).unwrap();

    let mut kinder = design.clone();
    kinder.association.when_right = design::WhenRight::Remove;
    let next = machine::designed(&kinder, "").unwrap();
    let mut at = carry_over(&at, game.compiled(), next.compiled()).unwrap();
    assert_eq!(look::counters(&next, &at, crate::script::Counted::Errors), [1]);
    let action = next.parse_move(&at, &format!("shoe1.a1-{right}")).unwrap();
    next.apply(&mut at, &action).unwrap();
    assert_eq!(look::tokens(&next, &kinder, &at, right), "-");
    assert_eq!(look::counters(&next, &at, crate::script::Counted::Won), [1]);
}

#[test]
fn the_button_to_pass_is_there_only_where_it_can_be_used() {
    let has_next = |variant: &str| {
        let path = data("designs").join("memory.json");
        let design: Design = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let game = machine::designed(&design, &format!("variant={variant}")).unwrap();
        let view = game.view_for(&game.start(0), Viewer::Public);
        let scene = game.scene(&view, &[]).unwrap();
        scene.buttons.iter().any(|button| button.touch.as_str() == "next")
    };
    assert!(has_next("on-request") && !has_next("after-both"));
}
