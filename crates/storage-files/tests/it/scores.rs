//! Scores: kept, edited by hand, damaged, shared.

use std::fs;

use proptest::prelude::*;
use storage_files::{DataFolder, Score, Scores};

use crate::{folder, lost, won};

fn text(data: &DataFolder) -> String {
    fs::read_to_string(data.path().join("scores.txt")).unwrap()
}

fn score(name: &str, points: i64, won: u32, played: u32) -> Score {
    Score { name: name.to_owned(), points, won, played }
}

#[test]
fn known_players_keep_their_scores() {
    let (_outer, data) = folder();
    assert_eq!(data.scores().unwrap().ranked(), Vec::<&Score>::new());
    data.add_results("quoridor-1", &[won("Anna"), lost("Ben Ali", -2)]).unwrap();
    let scores = data.add_results("othello-1", &[won("ben ali"), lost("Zoé", 0)]).unwrap();
    assert_eq!(scores, data.scores().unwrap());
    let anna = score("Anna", 5, 1, 1);
    let ben = score("Ben Ali", 3, 1, 2);
    let zoe = score("Zoé", 0, 0, 1);
    assert_eq!(scores.ranked(), [&anna, &ben, &zoe]);
    assert_eq!(scores.of("  BEN  ali "), Some(&ben));
    // An accent that is typed apart from its letter is the same accent.
    assert_eq!(scores.of("ZOE\u{301}"), Some(&zoe));
    assert_eq!(scores.of("Nobody"), None);
    let lines: Vec<String> = text(&data).lines().skip(2).map(str::to_owned).collect();
    assert_eq!(
        lines,
        [
            "# counted: quoridor-1 othello-1",
            "     5     1      1  Anna",
            "     3     1      2  Ben Ali",
            "     0     0      1  Zoé",
        ]
    );
}

#[test]
fn a_game_counts_once() {
    let (_outer, data) = folder();
    data.add_results("quoridor-1", &[won("Anna")]).unwrap();
    let before = text(&data);
    data.add_results("quoridor-1", &[won("Anna")]).unwrap();
    assert_eq!(text(&data), before);
    for number in 2..200 {
        data.add_results(&format!("quoridor-{number}"), &[won("Anna")]).unwrap();
    }
    assert_eq!(data.scores().unwrap().of("Anna"), Some(&score("Anna", 995, 199, 199)));
    assert!(text(&data).lines().all(|line| line.len() < 1000), "the list of games stays short");
    assert!(data.scores().unwrap().has_counted("quoridor-199"));
}

/// A file may be called anything.
#[test]
fn a_game_with_an_odd_name_counts_once() {
    let (_outer, data) = folder();
    for game in ["my game", "my\tgame", "x\n9 9 9 Eve", "mine (2)"] {
        for _ in 0..2 {
            data.add_results(game, &[won("Anna")]).unwrap();
        }
    }
    let anna = score("Anna", 20, 4, 4);
    assert_eq!(data.scores().unwrap().ranked(), [&anna]);
}

#[test]
fn the_scores_of_before_are_kept_beside() {
    let (_outer, data) = folder();
    data.add_results("a-1", &[won("Anna")]).unwrap();
    let before = text(&data);
    data.add_results("a-2", &[won("Anna")]).unwrap();
    assert_eq!(fs::read_to_string(data.path().join("scores-before.txt")).unwrap(), before);
}

/// What people and accidents leave in a score file.
const BY_HAND: &[u8] = b"\xef\xbb\xbf# mine\r\n10 2 3 Anna\r\n\nBen has 5\n7 1\t2   Ben  Ali\n\
    9999999999999999999999 1 1 Huge\n1 1 1 \xff\xfe\n5 1 1 anna\n-4 0 1 # Karl\n12 3 4 Last";

#[test]
fn what_is_not_understood_stays() {
    let scores = Scores::read(BY_HAND);
    assert_eq!(scores.of("Anna"), Some(&score("Anna", 15, 3, 4)), "both lines count");
    assert_eq!(scores.of("ben ali"), Some(&score("Ben Ali", 7, 1, 2)));
    assert_eq!(scores.of("# karl"), Some(&score("# Karl", -4, 0, 1)));
    assert_eq!(scores.of("last"), Some(&score("Last", 12, 3, 4)));
    assert_eq!((scores.ranked().len(), scores.unread()), (4, 3));

    let (_outer, data) = folder();
    fs::create_dir_all(data.path()).unwrap();
    fs::write(data.path().join("scores.txt"), BY_HAND).unwrap();
    let scores = data.add_results("a-1", &[won("ANNA"), lost("New\nline", 1)]).unwrap();
    assert_eq!(scores.of("Anna"), Some(&score("Anna", 20, 4, 5)));
    let after = fs::read(data.path().join("scores.txt")).unwrap();
    let (old, new): (Vec<&[u8]>, Vec<&[u8]>) =
        (BY_HAND.split(|b| *b == b'\n').collect(), after.split(|b| *b == b'\n').collect());
    assert_eq!(new[1], b"    15     3      4  Anna\r");
    assert_eq!((new[0], &new[2..old.len()]), (old[0], &old[2..]), "all other lines are as before");
    assert_eq!(new[old.len()..], [&b"# counted: a-1"[..], b"     1     0      1  New line", b""]);
    assert_eq!(Scores::read(&after), scores);
}

#[test]
fn nobody_without_a_name_is_written_down() {
    let (_outer, data) = folder();
    let scores = data.add_results("a-1", &[won(""), lost(" \u{7} ", 3)]).unwrap();
    assert_eq!(scores.ranked().len(), 0);
}

#[test]
fn ten_thousand_players_are_no_burden() {
    let (_outer, data) = folder();
    fs::create_dir_all(data.path()).unwrap();
    let line = |number: usize| format!("{} {number} {number} Player {number}\n", 5 * number);
    let many: String = (0..10_000).map(line).collect();
    fs::write(data.path().join("scores.txt"), &many).unwrap();
    let scores = data.add_results("a-1", &[won("player 42"), won("Newcomer")]).unwrap();
    assert_eq!(scores.ranked().len(), 10_001);
    assert_eq!(scores.of("Player 42"), Some(&score("Player 42", 215, 43, 43)));
    let after = text(&data);
    let changed = many.lines().zip(after.lines()).filter(|(old, new)| old != new).count();
    assert_eq!((changed, after.lines().count()), (1, 10_002));
}

/// Eight programs add at the same time; no point is lost.
#[test]
fn programs_at_the_same_time_lose_nothing() {
    let (_outer, data) = folder();
    std::thread::scope(|scope| {
        for program in 0..8 {
            let data = &data;
            scope.spawn(move || {
                for game in 0..10 {
                    let results = [won("Anna"), won(&format!("P{program}"))];
                    data.add_results(&format!("g-{program}-{game}"), &results).unwrap();
                }
            });
        }
    });
    let scores = data.scores().unwrap();
    assert_eq!(scores.of("Anna"), Some(&score("Anna", 400, 80, 80)));
    for program in 0..8 {
        assert_eq!(scores.of(&format!("p{program}")).unwrap().points, 50);
    }
}

proptest! {
    /// Whatever the file holds, adding keeps every line but that of the player.
    #[test]
    fn any_bytes_are_kept(bytes: Vec<u8>, names in proptest::collection::vec(".{0,12}", 1..4)) {
        let (_outer, data) = folder();
        std::fs::create_dir_all(data.path()).unwrap();
        let path = data.path().join("scores.txt");
        std::fs::write(&path, &bytes).unwrap();
        let before = Scores::read(&bytes);
        let results: Vec<_> = names.iter().map(|name| won(name)).collect();
        let after = data.add_results("a-1", &results).unwrap();
        prop_assert_eq!(&after, &data.scores().unwrap());
        prop_assert_eq!(after.unread(), before.unread());
        for known in before.ranked() {
            prop_assert!(after.of(&known.name).unwrap().points >= known.points);
        }
        for name in names.iter().filter(|name| !storage::known_as(name).is_empty()) {
            let known = before.of(name).map_or(0, |score| score.played);
            prop_assert!(after.of(name).unwrap().played > known);
        }
    }
}
