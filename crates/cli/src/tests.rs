//! The program as a whole, called in process.

use super::*;

struct Ran {
    code: u8,
    output: String,
    errors: String,
}

fn marelle(line: &str) -> Ran {
    let args = std::iter::once("marelle").chain(line.split_whitespace()).map(OsString::from);
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let mut streams = Streams {
        input: &mut io::empty(),
        output: &mut output,
        errors: &mut errors,
        is_screen: false,
    };
    let code = run(args, &Locale::default(), &mut streams);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code, output: text(output), errors: text(errors) }
}

#[test]
fn the_tree_of_commands_is_sound() {
    for lang in Lang::ALL {
        args::command(&translator(lang).unwrap()).debug_assert();
    }
}

#[test]
fn without_a_word_there_is_a_short_help() {
    let ran = marelle("");
    assert_eq!((ran.code, ran.errors.as_str()), (0, ""));
    assert!(ran.output.contains("marelle play othello"), "{}", ran.output);
}

#[test]
fn the_options_of_a_game_stand_in_its_help() {
    let ran = marelle("play quoridor --help");
    assert_eq!(ran.code, 0);
    assert!(ran.output.contains("--players") && ran.output.contains("--names"), "{}", ran.output);
    let french = marelle("--lang fr play --help").output;
    assert!(french.contains("Jeux"), "{french}");
}

/// What stands for a value in the help is a word of its language too.
#[test]
fn the_help_speaks_one_language() {
    fn all(command: &mut clap::Command) -> String {
        let own = command.render_long_help().to_string();
        own + &command.get_subcommands_mut().map(all).collect::<String>()
    }
    let help = |lang| all(&mut args::command(&translator(lang).unwrap()));
    let (english, french) = (help(Lang::En), help(Lang::Fr));
    for word in ["FILE", "FOLDER", "GROUP", "SKILL", "WORD", "GAME", "COMMAND", "PLAYER", "DEPTH"] {
        let is_named = |help: &str| {
            [format!("<{word}>"), format!("[{word}]")].iter().any(|it| help.contains(it))
        };
        assert!(is_named(&english) && !is_named(&french), "{word}");
    }
}

#[test]
fn what_makes_no_sense_is_explained_with_code_2() {
    let cases = [
        ("plya", "I do not know “plya”. Did you mean play?"),
        ("play", "Which game? There are: "),
        ("play chess", "There is no game “chess”."),
        ("play quoridor --size 99", "“99” does not fit size."),
        ("play quoridor size=5 --size 5", "The option size is given twice."),
        ("play quoridor --sise 5", "I do not know “--sise”. Did you mean --size?"),
        ("play othello --names Anna", "This game needs 2 players, not 1."),
        ("play othello --seed x", "“x” is not a number I can use."),
        ("games chess", "There is no game “chess”."),
        ("perft othello", "Something is missing: <DEPTH>."),
        ("perft othello many", "“many” is not a number I can use."),
        ("perft chess 3", "There is no game “chess”."),
        ("record", "Say a little more."),
        ("record check", "Something is missing: <FILE>."),
        ("--lang de games", "“de” does not fit --lang <fr|en>."),
        ("games --lang", "--lang <fr|en> needs a value."),
        ("games --lang en --lang fr", "--lang <fr|en> is given twice."),
        ("workshop stats memory --machine --level 3", "--machine and --level <1-10> do not"),
    ];
    for (line, wanted) in cases {
        let ran = marelle(line);
        assert_eq!((ran.code, ran.output.as_str()), (2, ""), "{line}");
        assert!(ran.errors.starts_with(wanted), "{line}: {}", ran.errors);
    }
}

#[test]
fn perft_counts_depth_by_depth_or_move_by_move() {
    let counts = |line| -> Vec<String> {
        let output = marelle(line).output;
        output.lines().skip(1).map(|row| row.split_whitespace().nth(1).unwrap().into()).collect()
    };
    assert_eq!(counts("perft othello 4"), ["4", "12", "56", "244"]);
    assert_eq!(counts("perft quoridor 3 --size 3 walls=1"), ["11", "77", "316"]);
    let divided = marelle("perft othello 2 --divide");
    let lines: Vec<String> = divided
        .output
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(lines, ["c4 3", "d3 3", "e6 3", "f5 3", "In all: 12"]);
}

#[test]
fn an_output_that_nobody_reads_is_no_fault() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for line in ["games", "--help", "play othello", "perft othello 1"] {
        let args = std::iter::once("marelle").chain(line.split(' ')).map(OsString::from);
        let mut errors = Vec::new();
        let mut streams = Streams {
            input: &mut io::empty(),
            output: &mut Closed,
            errors: &mut errors,
            is_screen: false,
        };
        let code = run(args, &Locale::default(), &mut streams);
        assert_eq!((code, errors.as_slice()), (0, &b""[..]), "{line}");
    }
}
