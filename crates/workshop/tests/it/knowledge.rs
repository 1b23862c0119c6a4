//! What machines know of designs: wrong answers that go back, and faces that were shown.

use game::{
    Knowledge as _, Notation as _, Presentation as _, Rng, Rules as _, Seat, Settings, Turn, Viewer,
};
use workshop::DesignedGame;

fn library(name: &str) -> DesignedGame {
    let entry = workshop::library::entry(name).unwrap();
    workshop::open(name, &entry.design, &Settings::none()).unwrap()
}

/// Candidates are some of the legal moves, never none of them, all along random plays.
#[test]
fn candidates_are_legal_and_never_missing() {
    for name in ["memory", "families", "pigeon-vole", "jigsaw", "goose", "spelling", "dominoes"] {
        let game = library(name);
        let (mut rng, mut legal, mut kept) = (Rng::from_seed(4), Vec::new(), Vec::new());
        let mut left_out = 0;
        for seed in 0..3 {
            let mut position = game.start(seed);
            for _ in 0..60 {
                match game.turn(&position) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let mut chances = Vec::new();
                        game.chances(&position, &mut chances);
                        let one = rng.choose(&chances).unwrap().chance;
                        game.resolve(&mut position, one).unwrap();
                    }
                    Turn::Seat(_) => {
                        game.legal_moves(&position, &mut legal);
                        let complete = game.candidates(&position, &mut kept);
                        assert!(!kept.is_empty() && kept.iter().all(|one| legal.contains(one)));
                        assert_eq!(complete, kept.len() == legal.len(), "{name}");
                        left_out += legal.len() - kept.len();
                        let action = game.playout_move(&position, &mut rng, &mut legal).unwrap();
                        assert!(game.check(&position, &action).is_ok());
                        game.apply_unchecked(&mut position, &action);
                    }
                }
            }
        }
        assert!(left_out > 0 || name == "goose", "{name}: nothing is ever left out");
    }
}

/// Dominoes are turned in the hand while that can help, never where they lie, and a game ends.
#[test]
fn dominoes_are_not_turned_for_ever() {
    let game = library("dominoes");
    let (mut rng, mut kept) = (Rng::from_seed(4), Vec::new());
    for seed in 0..3 {
        let mut position = game.start(seed);
        let mut actions = 0;
        while game.turn(&position) != Turn::Over {
            game.candidates(&position, &mut kept);
            let texts = kept.iter().map(|one| game.move_text(&position, one));
            let mut turned = texts.filter(|text| text.starts_with("turn:"));
            assert!(turned.all(|text| text.starts_with("turn:shoe")), "deal {seed}");
            let action = *rng.choose(&kept).unwrap();
            game.apply_unchecked(&mut position, &action);
            actions += 1;
            assert!(actions < 500, "deal {seed} does not end");
        }
    }
}

/// A pair whose faces were both shown is what is picked next.
#[test]
fn a_pair_that_was_shown_is_taken() {
    let game = library("memory");
    let mut position = game.start(1);
    let text = game.position_text(&position);
    let row = text.split(' ').nth(1).unwrap().split('/').next().unwrap();
    let faces: Vec<&str> = row.split(',').collect();
    let place = |index: usize| format!("{}{}", ["a", "b", "c", "d"][index % 4], index / 4 + 1);
    let mate = faces.iter().skip(1).position(|face| *face == faces[0]).unwrap() + 1;
    let others: Vec<usize> = (1..16).filter(|index| *index != mate).collect();
    let apart: Vec<usize> =
        others.iter().copied().filter(|one| faces[*one] != faces[others[0]]).collect();
    for pick in [place(0), place(others[0]), place(mate), place(apart[0])] {
        let action = game.parse_move(&position, &format!("pick:{pick}")).unwrap();
        game.apply(&mut position, &action).unwrap();
    }
    let mut kept = Vec::new();
    assert!(!game.candidates(&position, &mut kept));
    let mut texts: Vec<String> = kept.iter().map(|one| game.move_text(&position, one)).collect();
    texts.sort();
    let mut wanted = [format!("pick:{}", place(0)), format!("pick:{}", place(mate))];
    wanted.sort();
    assert_eq!(texts, wanted);

    // Who forgets everything sees what was shown no more, and knows no pair.
    let Turn::Seat(seat) = game.turn(&position) else { panic!("nobody's turn") };
    let seen = game.view_for(&position, Viewer::Seat(seat));
    let blank = game.forget(&seen, 100, &mut Rng::from_seed(1)).unwrap();
    assert_eq!((blank.hidden.len(), seen.hidden.len()), (16, 12));
    let kept_all = game.forget(&seen, 0, &mut Rng::from_seed(1)).unwrap();
    assert_eq!(kept_all, seen);
    let imagined = game.sample(&blank, &mut Rng::from_seed(2)).unwrap();
    game.candidates(&imagined, &mut kept);
    assert_eq!(kept.len(), 16);
    assert_eq!(seat, Seat::FIRST);
}

/// Ranks that a fight showed can be forgotten by the enemy, never by the owner.
#[test]
fn ranks_shown_in_a_fight_can_be_forgotten() {
    let game = library("flag");
    let mut rng = Rng::from_seed(7);
    let forgotten: usize = (0..4).map(|seed| forgotten_in_a_game(&game, seed, &mut rng)).sum();
    assert!(forgotten > 0, "no fight showed a rank that lay down again");
}

/// Plays a game by lot; how many ranks could be forgotten on the way.
fn forgotten_in_a_game(game: &DesignedGame, seed: u64, rng: &mut Rng) -> usize {
    let (mut legal, mut forgotten) = (Vec::new(), 0);
    let mut position = game.start(seed);
    while let Turn::Seat(mover) = game.turn(&position) {
        for seat in Seat::all(2) {
            let seen = game.view_for(&position, Viewer::Seat(seat));
            let blank = game.forget(&seen, 100, &mut Rng::from_seed(1)).unwrap();
            forgotten += blank.hidden.len() - seen.hidden.len();
            let text = game.position_text(&game.sample(&blank, rng).unwrap());
            assert!(game.parse_position(&text).is_ok(), "{text}");
            let own = |view| {
                let mut moves = Vec::new();
                game.view_moves(view, &mut moves).unwrap();
                moves
            };
            assert!(seat != mover || own(&blank) == own(&seen));
        }
        game.legal_moves(&position, &mut legal);
        let action = *rng.choose(&legal).unwrap();
        game.apply_unchecked(&mut position, &action);
    }
    forgotten
}

/// Who places a flag keeps it far from the other's; where nothing must be kept, nothing is told.
#[test]
fn a_flag_far_from_the_other_one_is_more_plausible() {
    let game = library("flag");
    let placed = |to: &str| {
        let mut position = game.start(0);
        for (kind, to) in [("flag-south", "c6"), ("flag-north", to)] {
            let from = shoe_cell(&game.position_text(&position), kind);
            let action = game.parse_move(&position, &format!("{from}-{to}")).unwrap();
            game.apply_unchecked(&mut position, &action);
        }
        game.plausibility(&position, Seat::FIRST).unwrap()
    };
    let (back, front) = (placed("c1"), placed("c2"));
    assert!(back > front, "{back} {front}");
    let memory = library("memory");
    assert_eq!(memory.plausibility(&memory.start(0), Seat::FIRST), None);
}

/// Where a token lies in the shoes, which are shuffled.
fn shoe_cell(text: &str, kind: &str) -> String {
    let boards = text.split(' ').nth(1).unwrap().split('/');
    let mut found = boards.enumerate().filter_map(|(board, tokens)| {
        let at = tokens.split(',').position(|token| token.starts_with(kind))?;
        let column = char::from(b'a' + u8::try_from(at).unwrap());
        Some(format!("shoe{board}.{column}1"))
    });
    found.next().unwrap()
}
