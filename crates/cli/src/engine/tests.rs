//! The protocol, line by line, without processes.

use std::io;

use proptest::prelude::*;

use super::*;

const START: &str = "---------------------------OX------XO---------------------------";

fn engine() -> Engine {
    Engine::new(Lang::En).unwrap()
}

/// The last line of the last answer; every answer before must be good.
fn after(lines: &[&str]) -> String {
    let mut engine = engine();
    let (last, before) = lines.split_last().unwrap();
    for line in before {
        let answer = engine.handle(line);
        assert!(!answer.last().starts_with("error"), "{line}: {}", answer.last());
    }
    engine.handle(last).last().to_owned()
}

/// The first two words of the last answer: `error` and its key.
fn key_after(lines: &[&str]) -> String {
    let answer = after(lines);
    let words: Vec<&str> = answer.splitn(3, ' ').collect();
    assert_eq!(words.len(), 3, "{answer}: the words are missing");
    format!("{} {}", words[0], words[1])
}

#[test]
fn every_command_has_its_answer_word() {
    assert!(after(&["games"]).starts_with("games othello quoridor"));
    assert_eq!(after(&["game othello"]), "ok");
    assert_eq!(after(&["game othello", "turn"]), "turn black");
    assert_eq!(after(&["game othello", "legal"]), "legal c4 d3 e6 f5");
    assert!(after(&["game othello", "text"]).starts_with(&format!("text {START} ")));
    assert_eq!(after(&["game othello", "play f5", "turn"]), "turn white");
    assert_eq!(after(&["game othello", "play f5", "undo", "legal"]), "legal c4 d3 e6 f5");
    assert_eq!(after(&["game othello", "position f5 d6 c3", "turn"]), "turn white");
    assert_eq!(after(&["game othello", "position moves f5", "turn"]), "turn white");
    assert_eq!(after(&["game othello", "set lang=fr"]), "ok");
    assert_eq!(after(&["quit"]), "ok");
    assert!(engine().handle("quit").ends());
}

#[test]
fn a_game_takes_options_and_a_seed() {
    let options = after(&["game quoridor size=5 walls=3 seed=7", "options"]);
    let words: Vec<&str> = options.split(' ').collect();
    assert_eq!(words[0], "options");
    for word in ["size=5", "walls=3", "players=2", "seed=7"] {
        assert!(words.contains(&word), "{options}");
    }
    assert_eq!(after(&["game quoridor", "turn"]), "turn 1");
    assert_eq!(after(&["game quoridor size=5", "setup c1,c5 3,3 - 2", "turn"]), "turn 2");
}

#[test]
fn a_set_up_keeps_options_and_seed_and_begins_anew() {
    let lines = ["game quoridor size=5 seed=9", "play c2", "setup c2,c5 3,3 - 2"];
    let options = after(&[&lines[..], &["options"]].concat());
    assert!(options.contains("size=5") && options.contains("seed=9"), "{options}");
    assert_eq!(key_after(&[&lines[..], &["undo"]].concat()), "error nothing-to-undo");
    assert_eq!(after(&[&lines[..], &["position", "turn"]].concat()), "turn 1");
}

#[test]
fn perft_tells_its_time_before_its_count() {
    let mut engine = engine();
    engine.handle("game othello");
    let answer = engine.handle("perft 4");
    assert_eq!(answer.last(), "perft 244");
    assert!(answer.before()[0].starts_with("info time "));
    assert_eq!(answer.before().len(), 1);
    assert_eq!(after(&["game quoridor size=3 walls=1", "perft 3"]), "perft 316");
}

#[test]
fn the_board_is_shown_before_ok() {
    let mut engine = engine();
    engine.handle("game quoridor size=3");
    let answer = engine.handle("show");
    assert_eq!(answer.last(), "ok");
    assert!(answer.before().len() > 3);
}

#[test]
fn a_view_is_one_line_for_a_seat_by_number_or_word() {
    let by_number = after(&["game othello", "view 2"]);
    assert!(by_number.starts_with("view {"), "{by_number}");
    assert_eq!(after(&["game othello", "view white"]), by_number);
    for seat in ["0", "3", "7", "red", "1 2", "99999999999"] {
        let line = format!("view {seat}");
        assert_eq!(key_after(&["game othello", &line]), "error engine.no-such-seat");
    }
}

#[test]
fn the_end_is_told_and_nothing_is_legal_any_more() {
    let lines = ["game quoridor size=3 walls=0", "position b2 a3 b3"];
    assert_eq!(after(&[&lines[..], &["turn"]].concat()), "over 1");
    assert_eq!(after(&[&lines[..], &["legal"]].concat()), "legal");
    assert_eq!(key_after(&[&lines[..], &["play a2"]].concat()), "error play.game-over");
    assert_eq!(after(&[&lines[..], &["undo", "turn"]].concat()), "turn 1");
}

#[test]
fn a_refused_list_of_moves_changes_nothing() {
    let mut engine = engine();
    engine.handle("game othello");
    engine.handle("play f5");
    let before = engine.handle("text");
    let answer = engine.handle("position f5 d6 a1");
    assert!(answer.last().starts_with("error othello."), "{answer}");
    assert!(answer.last().contains("Move 3, “a1”"), "{answer}");
    assert_eq!(engine.handle("text"), before);
}

#[test]
fn a_machine_tells_what_it_finds_and_then_its_move() {
    let mut engine = engine();
    engine.handle("game othello");
    let answer = engine.handle("go depth=4");
    let [word, best] = answer.last().split(' ').collect::<Vec<_>>()[..] else { panic!("{answer}") };
    assert!(word == "bestmove" && ["c4", "d3", "e6", "f5"].contains(&best), "{answer}");
    assert_eq!(answer.before().len(), 5, "each depth, and the last word: {answer}");
    for info in answer.before() {
        let words: Vec<&str> = info.split(' ').collect();
        let names = [words[0], words[1], words[3], words[5], words[7], words[9]];
        assert_eq!(names, ["info", "depth", "score", "nodes", "nps", "pv"], "{info}");
        assert!([2, 4, 6, 8].iter().all(|&at| words[at].parse::<i64>().is_ok()), "{info}");
    }
    assert!(answer.before()[4].ends_with(&format!("pv {}", engine_line(&answer))), "{answer}");
    assert_eq!(engine.handle("turn").last(), "turn black", "the move is not played");
    assert_eq!(engine.handle("go depth=4").last(), answer.last());
}

/// The moves of the last info line.
fn engine_line(answer: &Answer) -> String {
    let last = answer.before().last().unwrap();
    last.split_once(" pv ").unwrap().1.to_owned()
}

#[test]
fn levels_and_limits_bound_a_machine_in_every_game() {
    for game in ["othello", "quoridor size=5", "labyrinth", "mansuba width=4 height=4"] {
        let mut engine = engine();
        engine.handle(&format!("game {game}"));
        let legal = engine.handle("legal").last().to_owned();
        for go in ["go level=1", "go nodes=60", "go level=2 nodes=50 seed=3"] {
            let answer = engine.handle(go);
            let best =
                answer.last().strip_prefix("bestmove ").unwrap_or_else(|| panic!("{answer}"));
            assert!(legal.split(' ').any(|text| text == best), "{game}, {go}: {answer}");
        }
    }
    // The end is near: it is told how near.
    let lines = ["game quoridor size=3 walls=0", "setup b2,a3 0,0 - 1"];
    let mut engine = engine();
    for line in lines {
        engine.handle(line);
    }
    let answer = engine.handle("go depth=3");
    assert!(answer.before().last().unwrap().contains(" score win:1 "), "{answer}");
    assert_eq!(answer.last(), "bestmove b3");
}

#[test]
fn hints_have_words_in_both_languages_and_nothing_is_asked_after_the_end() {
    let hint =
        |set: &str| after(&[set, "game quoridor size=3 walls=0", "setup b2,a3 0,0 - 1", "hint"]);
    assert_eq!(hint("set lang=en"), "hint b3 This step wins.");
    let french = hint("set lang=fr");
    assert!(french.starts_with("hint b3 ") && french != hint("set lang=en"), "{french}");
    let over = ["game quoridor size=3 walls=0", "setup b2,a3 0,0 - 1", "play b3"];
    for asked in ["go", "hint"] {
        assert_eq!(key_after(&[&over[..], &[asked]].concat()), "error play.game-over");
    }
}

#[test]
fn two_threads_find_the_exact_score_of_an_ending_that_one_finds() {
    // Eleven empty squares.
    let position = "setup --XXXXXX-XXXXOO-OOXXOOXXOOXOOXXXOOOOXXXXOOOOXXXX--XXOX----XXXXX- O";
    let told = |threads: &str| {
        let mut engine = engine();
        for line in ["game othello", threads, position] {
            assert_eq!(engine.handle(line).last(), "ok", "{line}");
        }
        let answer = engine.handle("go depth=11");
        let info = answer.before().last().unwrap();
        info.split(' ').skip_while(|word| *word != "score").nth(1).unwrap().to_owned()
    };
    let alone = told("set threads=1");
    assert_eq!([told("set threads=2"), told("set threads=2")], [alone.clone(), alone]);
}

#[test]
fn stop_ends_an_endless_search_and_has_its_own_answer() {
    // The reader sees `stop` while the machine thinks: without it this would never end.
    let talk = b"game othello\ngo depth=60\nstop\nturn\n";
    let mut output = Vec::new();
    serve(&mut engine(), &mut &talk[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let lines: Vec<&str> = output.lines().filter(|line| !line.starts_with("info ")).collect();
    assert!(lines[1].starts_with("bestmove "), "{output}");
    assert_eq!([lines[0], lines[2], lines[3]], ["ok", "ok", "turn black"]);
}

#[test]
fn a_search_ends_when_nobody_listens_any_more() {
    struct Closing(u32);
    impl io::Write for Closing {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::BrokenPipe)?;
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    // Nothing else would end it.
    let talk = b"game othello\ngo depth=60\n";
    let ended = serve(&mut engine(), &mut &talk[..], &mut Closing(6));
    assert_eq!(ended.map_err(|error| error.kind()), Err(io::ErrorKind::BrokenPipe));
}

#[test]
fn a_machine_keeps_what_it_learned_from_one_move_to_the_next() {
    let nodes = |lines: &[&str]| -> u64 {
        let mut engine = engine();
        lines.iter().for_each(|line| drop(engine.handle(line)));
        let answer = engine.handle("go depth=7");
        let info = answer.before().last().unwrap();
        info.split(' ').skip_while(|word| *word != "nodes").nth(1).unwrap().parse().unwrap()
    };
    let fresh = nodes(&["game othello", "play f5"]);
    let later = nodes(&["game othello", "go depth=8", "play f5"]);
    assert!(later < fresh / 2, "{later} of {fresh}");
}

#[test]
fn every_fault_has_its_key() {
    for line in ["", " ", "hello", "GAMES", "éà"] {
        assert_eq!(key_after(&[line]), "error engine.unknown-command", "{line:?}");
    }
    let needs_a_game = [
        "options", "position", "setup x", "text", "legal", "turn", "play f5", "undo", "perft 1",
        "go", "hint", "show", "view 1",
    ];
    for line in needs_a_game {
        assert_eq!(key_after(&[line]), "error engine.no-game", "{line}");
    }
    let faults = [
        ("game", "engine.missing"),
        ("game chess", "catalogue.unknown-game"),
        ("game design:shoe.txt", "catalogue.unknown-game"),
        ("game quoridor size", "option.no-pair"),
        ("game quoridor size=99", "option.bad-value"),
        ("game quoridor colour=red", "option.unknown"),
        ("game quoridor size=5 size=5", "option.twice"),
        ("game quoridor seed=-1", "engine.not-a-number"),
        ("games now", "engine.too-much"),
        ("setup", "engine.missing"),
        ("setup x", "setup.unreadable"),
        ("play", "engine.missing"),
        ("play e2", "othello.no-flip"),
        ("play e2h", "play.not-a-move"),
        ("perft", "engine.missing"),
        ("perft -1", "engine.not-a-number"),
        ("perft 99999999999999", "engine.not-a-number"),
        ("go fast", "option.no-pair"),
        ("go level=0", "engine.no-such-level"),
        ("go level=11", "engine.no-such-level"),
        ("go level=x", "engine.no-such-level"),
        ("go depth=0", "engine.not-a-number"),
        ("go nodes=-5", "engine.not-a-number"),
        ("go movetime=1s", "engine.not-a-number"),
        ("go depth=2 depth=3", "option.twice"),
        ("go speed=3", "engine.too-much"),
        ("hint please", "engine.too-much"),
        ("stop now", "engine.too-much"),
        ("undo", "nothing-to-undo"),
        ("set lang=de", "engine.unknown-setting"),
        ("set threads=0", "engine.unknown-setting"),
        ("set threads=17", "engine.unknown-setting"),
        ("set threads=two", "engine.unknown-setting"),
        ("set", "engine.missing"),
        ("quit now", "engine.too-much"),
    ];
    for (line, key) in faults {
        assert_eq!(key_after(&["game othello", line]), format!("error {key}"), "{line}");
    }
}

#[test]
fn a_refused_game_leaves_the_old_one_on_the_table() {
    let mut engine = engine();
    engine.handle("game othello");
    engine.handle("game quoridor size=99");
    assert_eq!(engine.handle("turn").last(), "turn black");
}

#[test]
fn the_language_changes_the_words_but_not_the_keys() {
    let mut engine = engine();
    assert_eq!(
        engine.handle("turn").last(),
        "error engine.no-game No game is on the table. Send: game othello"
    );
    engine.handle("set lang=fr");
    assert_eq!(
        engine.handle("turn").last(),
        "error engine.no-game Aucun jeu sur la table. Envoie\u{a0}: game othello"
    );
}

#[test]
fn lines_that_are_no_text_are_answered_and_the_talk_goes_on() {
    let mut input = b"\xff\xfe\n".to_vec();
    input.extend(vec![b'x'; 10 << 20]);
    input.extend_from_slice(b"\n\ngames\nquit\ngames\n");
    let mut output = Vec::new();
    serve(&mut engine(), &mut &input[..], &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let keys: Vec<&str> =
        output.lines().map(|line| line.split(' ').take(2).last().unwrap()).collect();
    let wanted =
        ["engine.not-text", "engine.line-too-long", "engine.unknown-command", "othello", "ok"];
    assert_eq!(keys, wanted);
}

/// Lines that mean something more often than chance would have it.
fn likely_line() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "game",
        "othello",
        "quoridor",
        "size=3",
        "size=5",
        "walls=2",
        "seed=4",
        "pass=yes",
        "players=4",
        "position",
        "moves",
        "setup",
        "text",
        "legal",
        "turn",
        "play",
        "f5",
        "d6",
        "c3",
        "b2",
        "b1h",
        "a1v",
        "undo",
        "perft",
        "0",
        "1",
        "2",
        "show",
        "view",
        "black",
        "set",
        "lang=fr",
        "lang=en",
        "go",
        "hint",
        "options",
        "games",
        "",
        "=",
        "a1,b2",
        "1,1",
        "-",
        "é",
    ]);
    prop::collection::vec(words, 0..6).prop_map(|words| words.join(" "))
}

fn is_good(line: &str, answer: &Answer) -> bool {
    let asked = line.split_whitespace().next().unwrap_or_default();
    let mut words = answer.last().split(' ');
    let first = words.next().unwrap_or_default();
    let has_answer_word = match first {
        "ok" => true,
        "error" => words.next().is_some_and(|key| !key.is_empty()) && words.next().is_some(),
        "over" => asked == "turn",
        "bestmove" => asked == "go",
        word => word == asked,
    };
    let text = answer.to_string();
    has_answer_word && text.lines().count() == answer.before().len() + 1
}

proptest! {
    #[test]
    fn any_lines_get_exactly_one_last_line_each(
        lines in prop::collection::vec(prop_oneof![4 => likely_line(), 1 => any::<String>()], 1..20),
    ) {
        let mut engine = engine();
        // Machines answer at once then, and still with a move.
        engine.stop_flag().store(true, Ordering::Relaxed);
        for line in &lines {
            let answer = engine.handle(line);
            prop_assert!(is_good(line, &answer), "{:?}: {}", line, answer);
        }
    }

    #[test]
    fn any_bytes_get_as_many_answers_as_lines(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let mut output = Vec::new();
        serve(&mut engine(), &mut &bytes[..], &mut output).unwrap();
        let output = String::from_utf8(output).unwrap();
        let lines = bytes.split(|&byte| byte == b'\n').count();
        let lines = lines - usize::from(bytes.is_empty() || bytes.ends_with(b"\n"));
        prop_assert_eq!(output.lines().count(), lines);
    }
}
