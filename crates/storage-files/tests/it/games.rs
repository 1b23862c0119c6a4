//! Games in the folder: written whole, listed, open in one program only.

use std::fs;
use std::time::{Duration, SystemTime};

use crate::folder;

#[test]
fn a_game_is_written_listed_and_finished() {
    let (_outer, data) = folder();
    assert_eq!(data.games().unwrap(), []);
    let file = data.new_game_file("quoridor").unwrap();
    assert_eq!(data.games().unwrap(), [], "nothing was written yet");
    file.write("one").unwrap();
    file.write("two").unwrap();
    let [saved] = &data.games().unwrap()[..] else { panic!("one game") };
    assert_eq!((saved.read().unwrap().as_str(), saved.id()), ("two", file.id()));
    assert!(saved.id().starts_with("quoridor-2"), "{}", saved.id());
    let id = file.id();
    file.finish().unwrap();
    assert_eq!(data.games().unwrap(), []);
    assert_eq!(data.finished_games().unwrap()[0].id(), id);
    let next = data.new_game_file("quoridor").unwrap();
    assert_ne!(next.id(), id, "no name is used twice");
    next.write("three").unwrap();
    next.remove().unwrap();
    assert_eq!(data.games().unwrap(), []);
    let left: Vec<_> = fs::read_dir(data.path().join("games")).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn the_newest_game_comes_first_and_other_files_are_left_alone() {
    let (_outer, data) = folder();
    let now = SystemTime::now();
    for (word, age) in [("old", 20), ("new", 1), ("middle", 10)] {
        let file = data.new_game_file(word).unwrap();
        file.write(word).unwrap();
        let written = fs::File::options().write(true).open(file.path()).unwrap();
        written.set_modified(now - Duration::from_secs(age)).unwrap();
    }
    fs::write(data.path().join("games/notes.txt"), "mine").unwrap();
    fs::write(data.path().join("games/.marelle-cut-off"), "half").unwrap();
    let games = data.games().unwrap();
    let read: Vec<String> = games.iter().map(|game| game.read().unwrap()).collect();
    assert_eq!(read, ["new", "middle", "old"]);
}

#[test]
fn a_game_is_open_in_one_program_only() {
    let (_outer, data) = folder();
    let file = data.new_game_file("othello").unwrap();
    file.write("one").unwrap();
    let saved = data.games().unwrap().remove(0);
    assert_eq!(saved.open().unwrap_err().key(), "storage.in-use");
    let other = data.new_game_file("othello").unwrap();
    assert_ne!(other.id(), file.id());
    drop(file);
    let again = saved.open().unwrap();
    again.write("two").unwrap();
    assert_eq!(saved.read().unwrap(), "two");
}

/// Many programs take the same game in turn; never two at a time.
#[test]
fn a_lock_that_goes_with_its_file_is_still_a_lock() {
    let (_outer, data) = folder();
    data.new_game_file("othello").unwrap().write("0").unwrap();
    let saved = data.games().unwrap().remove(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let saved = &saved;
            scope.spawn(move || {
                let mut done = 0;
                while done < 25 {
                    let Ok(file) = saved.open() else { continue };
                    let count: u32 = saved.read().unwrap().parse().unwrap();
                    file.write(&(count + 1).to_string()).unwrap();
                    done += 1;
                }
            });
        }
    });
    assert_eq!(saved.read().unwrap(), "100");
}

#[test]
fn names_of_games_are_safe() {
    let (_outer, data) = folder();
    for (word, start) in [
        ("design:../../x/my game.json", "my-game-2"),
        ("", "game-2"),
        ("..", "game-2"),
        ("a\0b\nc", "a-b-c-2"),
    ] {
        let file = data.new_game_file(word).unwrap();
        assert!(file.id().starts_with(start), "{word:?}: {}", file.id());
        assert_eq!(file.path().parent(), Some(&*data.path().join("games")));
    }
}
