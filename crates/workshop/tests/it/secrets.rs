//! What was drawn by lot and is hidden: no view, message or imagined position depends on it.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game as _, Notation as _, Presentation as _, Rng, Rules as _, Settings, Viewer};
use workshop::library;

use crate::machine::Designed;

const VIEWERS: [Viewer; 2] = [Viewer::Public, Viewer::Seat(game::Seat::FIRST)];

fn open(id: &str) -> Designed {
    library::entry(id).unwrap().open(&Settings::none()).unwrap()
}

/// All that one who looks on learns of a game, as text.
fn history(game: &Designed, seed: u64, moves: &[String], viewer: Viewer) -> String {
    let mut at = game.start(seed);
    let mut seen = format!("{:?}", game.view_for(&at, viewer));
    for text in moves {
        let Ok(action) = game.parse_move(&at, text) else { break };
        let told = game.told(&at, &action, viewer);
        if game.apply(&mut at, &action).is_err() {
            break;
        }
        seen += &format!("\n{told:?}\n{:?}", game.view_for(&at, viewer));
        seen += &format!("{:?}", game.scene(&game.view_for(&at, viewer), &[]).unwrap());
    }
    seen
}

fn guess(colours: &str, row: u8) -> Vec<String> {
    let cells = colours.chars().zip('a'..);
    cells.map(|(shoe, column)| format!("shoe1.{shoe}1-{column}{row}")).collect()
}

/// What is public of the answer to a guess: the signs beside the row.
fn answer(history: &str) -> Answer {
    let last = history.lines().last().unwrap();
    let position = last.split("position: ").nth(1).unwrap();
    let cells = position.split('/').next().unwrap();
    (cells.matches("right").count(), cells.matches("elsewhere").count())
}

/// How many are right, and how many belong elsewhere.
type Answer = (usize, usize);

#[test]
fn codes_with_equal_answers_look_the_same() {
    let game = open("mastermind");
    let moves = [guess("aabc", 3), guess("ddef", 4)].concat();
    for viewer in VIEWERS {
        let mut seen: BTreeMap<[Answer; 2], BTreeSet<String>> = BTreeMap::new();
        let mut codes: BTreeMap<[Answer; 2], BTreeSet<String>> = BTreeMap::new();
        for seed in 0..80 {
            let first = answer(&history(&game, seed, &moves[..4], viewer));
            let all = history(&game, seed, &moves, viewer);
            let both = [first, answer(&all)];
            let start = game.position_text(&game.start(seed));
            let code = start.split(",#").next().unwrap().to_owned();
            assert!(!all.contains("-code"), "{viewer:?} sees {code}");
            seen.entry(both).or_default().insert(all);
            codes.entry(both).or_default().insert(code);
        }
        assert!(codes.values().any(|codes| codes.len() > 2), "too few codes were compared");
        assert!(seen.values().all(|seen| seen.len() == 1), "{viewer:?} tells codes apart");
    }
}

#[test]
fn words_of_equal_length_look_the_same_until_a_letter_shows() {
    let game = open("hangman");
    let mut seen: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    let mut words = BTreeSet::new();
    for seed in 0..60 {
        let start = game.position_text(&game.start(seed));
        let word = start.split(",#").next().unwrap();
        words.insert(word.to_owned());
        // No word of the list has a W or a K.
        let moves = ["pick:e5".to_owned(), "pick:b4".to_owned()];
        let all = history(&game, seed, &moves, VIEWERS[1]);
        assert!(!all.contains("-word"), "{word} is told");
        seen.entry(word.matches("-word").count()).or_default().insert(all);
    }
    assert!(words.len() > seen.len(), "too few words were compared");
    assert!(seen.values().all(|seen| seen.len() == 1));
}

/// Machines imagine codes that agree with every answer, and not always the same one.
#[test]
fn imagined_codes_agree_with_the_answers() {
    let game = open("mastermind");
    let moves = [guess("aabc", 3), guess("ddef", 4)].concat();
    for seed in 0..8 {
        let mut at = game.start(seed);
        for text in &moves {
            let action = game.parse_move(&at, text).unwrap();
            game.apply(&mut at, &action).unwrap();
        }
        let view = game.view_for(&at, VIEWERS[1]);
        let mut codes = BTreeSet::new();
        for draw in 0..30 {
            let imagined = game.sample(&view, &mut Rng::from_seed(draw)).unwrap();
            assert_eq!(game.view_for(&imagined, VIEWERS[1]), view);
            let text = game.position_text(&imagined);
            let code: Vec<&str> = text[3..].split(',').take(4).collect();
            assert_eq!(counted(&code, "aabc"), counted_at(&text, 9 * 2), "{code:?}");
            codes.insert(code.join(" "));
        }
        assert!(codes.len() > 1, "only {codes:?} was imagined");
    }
}

/// What the answer to a guess would be, counted in another way than the rules do.
fn counted(code: &[&str], guess: &str) -> Answer {
    let names = ["red", "yellow", "green", "blue", "purple", "orange"];
    let guess: Vec<String> =
        guess.bytes().map(|shoe| format!("{}-code", names[usize::from(shoe - b'a')])).collect();
    let right = code.iter().zip(&guess).filter(|(one, other)| *one == other).count();
    let of =
        |name: &str, all: &mut dyn Iterator<Item = &str>| all.filter(|one| *one == name).count();
    let common = names.map(|name| {
        let name = format!("{name}-code");
        of(&name, &mut code.iter().copied()).min(of(&name, &mut guess.iter().map(String::as_str)))
    });
    (right, common.iter().sum::<usize>() - right)
}

/// The signs of a row whose first cell has this number.
fn counted_at(text: &str, first: usize) -> Answer {
    let cells: Vec<&str> = text[3..].split(['/', ' ']).next().unwrap().split(',').collect();
    let signs = &cells[first..first + 9];
    let count = |sign: &str| signs.iter().filter(|cell| **cell == sign).count();
    (count("right"), count("elsewhere"))
}

/// The same seed draws the same, and another one something else.
#[test]
fn draws_come_from_the_seed_alone() {
    for id in ["odd-one-out", "lotto", "mastermind", "hangman"] {
        let game = open(id);
        let start = |seed| game.position_text(&game.start(seed));
        assert_eq!(start(1), start(1), "{id}");
        let all: BTreeSet<String> = (0..10).map(start).collect();
        assert!(all.len() > 5, "{id}");
    }
}
