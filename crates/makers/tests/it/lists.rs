//! Every maker on real lists: six words, forty, accents, twice the same, empty lines, one word,
//! ten thousand, and lists that mean no good.

use game::Reason;
use makers::{Kind, NotMade, Remark, Why};

use crate::player::{open, play_anything};
use crate::{made, try_make};

const SIX: [&str; 6] = ["chat", "chien", "vache", "poule", "lapin", "souris"];

/// Words that are all different.
fn words(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("mot{}", letters(number))).collect()
}

fn letters(number: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(number % 26).unwrap());
    if number < 26 { letter.to_string() } else { letters(number / 26 - 1) + &letter.to_string() }
}

/// The words as the list that a maker wants.
fn list_for(kind: Kind, words: &[String]) -> String {
    let line = |(number, word): (usize, &String)| match kind {
        Kind::Families => format!("{word}; famille {}", number % 3 + 1),
        Kind::PigeonVole => format!("{word}\t{}", if number % 2 == 0 { "vole" } else { "marche" }),
        Kind::Dominoes => format!("{word};un {word}"),
        Kind::OddOneOut => format!("{word};un {word};*deux {word}"),
        Kind::Goose => format!("{}: {word}", number + 1),
        _ => word.clone(),
    };
    let lines: Vec<String> = words.iter().enumerate().map(line).collect();
    match kind {
        Kind::OneAmong | Kind::SomeAmong => format!("Quoi ?\n{}", lines.join("\n")),
        _ => lines.join("\n"),
    }
}

/// The makers that work on a list of words or pairs.
const OF_WORDS: [Kind; 10] = [
    Kind::Memory,
    Kind::Families,
    Kind::PigeonVole,
    Kind::Spelling,
    Kind::OneAmong,
    Kind::SomeAmong,
    Kind::Dominoes,
    Kind::Lotto,
    Kind::OddOneOut,
    Kind::Hangman,
];

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

#[test]
fn six_words_are_all_used() {
    for kind in OF_WORDS {
        let made = made(kind, &[("list", &list_for(kind, &owned(&SIX)))]);
        assert_eq!(made.unused, [], "{kind}");
        let game = open(&made.design);
        assert!(play_anything(&game, 1, 2_000).0 > 0, "{kind}");
    }
}

#[test]
fn forty_words_are_used_as_far_as_there_is_room() {
    for (kind, used) in [
        (Kind::Memory, 40),
        (Kind::Families, 40),
        (Kind::PigeonVole, 40),
        (Kind::Spelling, 8),
        (Kind::OneAmong, 24),
        (Kind::SomeAmong, 24),
        (Kind::Dominoes, 24),
        (Kind::Lotto, 12),
        (Kind::OddOneOut, 40),
        (Kind::Hangman, 40),
    ] {
        let made = made(kind, &[("list", &list_for(kind, &words(40)))]);
        assert_eq!(made.unused.len(), 40 - used, "{kind}: {:?}", made.unused);
        assert!(made.unused.iter().all(|one| one.why == Why::NoRoom { most: used }), "{kind}");
        play_anything(&open(&made.design), 2, 300);
    }
}

#[test]
fn ten_thousand_words_make_a_game_and_the_others_are_told() {
    for kind in OF_WORDS {
        let list = list_for(kind, &words(10_000));
        let made = made(kind, &[("list", &list)]);
        let spans = makers::spans(&made.unused);
        assert!(made.unused.len() > 9_000, "{kind}");
        assert!(spans.len() < 10 || kind == Kind::Families, "{kind}: {}", spans.len());
        let last = spans.last().unwrap();
        assert_eq!(last.last, list.lines().count(), "{kind}");
        play_anything(&open(&made.design), 3, 100);
    }
}

#[test]
fn accents_stay_and_make_no_second_word() {
    // The second of each is typed with loose accents.
    let list = owned(&["été", "e\u{301}te\u{301}", "noël", "NOE\u{308}L", "cœur", "ïle", "garçon"]);
    for kind in OF_WORDS {
        let made = made(kind, &[("list", &list_for(kind, &list))]);
        let twice = made.unused.iter().filter(|one| matches!(one.why, Why::Twice { .. })).count();
        // Two cards with as many words each leave the fifth out.
        let unused = if kind == Kind::Lotto { 3 } else { 2 };
        assert_eq!((twice, made.unused.len()), (2, unused), "{kind}: {:?}", made.unused);
        let told = format!("{:?}", made.design.tokens);
        let by_letters = [Kind::Spelling, Kind::Hangman].contains(&kind);
        assert!(by_letters || told.contains("été"), "{kind}: {told}");
        play_anything(&open(&made.design), 4, 500);
    }
}

#[test]
fn what_comes_twice_is_told_with_both_lines() {
    let made = made(Kind::Memory, &[("list", "chat\nchien\n\nChat \nvache\nchat")]);
    let told: Vec<(usize, &Why)> = made.unused.iter().map(|one| (one.line, &one.why)).collect();
    assert_eq!(told, [(4, &Why::Twice { line: 1 }), (6, &Why::Twice { line: 1 })]);
    assert_eq!(made.design.tokens.len(), 3);
}

#[test]
fn pairs_that_only_read_alike_are_two() {
    let list = [("list", "le chat;gris\nle;chat gris"), ("cards", "pairs")];
    let made = made(Kind::Memory, &list);
    assert_eq!((made.unused, made.design.tokens.len()), (vec![], 4));
}

#[test]
fn questions_and_numbers_may_hold_commas() {
    for question in ["Combien font 1 + 2,5, en tout ?", "Le total, c’est :", "Et 1, et 2,5…"] {
        let list = format!("{question}\n3\n*3,5\n1,25, 4");
        let made = made(Kind::OneAmong, &[("list", &list)]);
        let names: Vec<&str> =
            made.design.tokens.iter().map(|kind| kind.name.in_lang(i18n::Lang::Fr)).collect();
        assert_eq!(names, [question, "3", "3,5", "1,25", "4"]);
        assert_eq!(made.design.grid.zones[0].characteristics, ["3,5"]);
    }
}

#[test]
fn empty_lines_are_nothing() {
    for kind in OF_WORDS {
        let plain = list_for(kind, &owned(&SIX));
        let airy = format!("\u{feff}\r\n \r\n{}\r\n\t\r\n", plain.replace('\n', "\r\n\r\n   \r\n"));
        let (plain, airy) = (made(kind, &[("list", &plain)]), made(kind, &[("list", &airy)]));
        assert_eq!(plain.design, airy.design, "{kind}");
        assert_eq!(airy.unused, [], "{kind}");
    }
}

#[test]
fn one_word_is_a_game_or_a_reason() {
    for (kind, reason) in [
        (Kind::Memory, Some("makers.too-few-words")),
        (Kind::Families, Some("makers.too-few-families")),
        (Kind::PigeonVole, Some("makers.too-few-families")),
        (Kind::Spelling, None),
        (Kind::OneAmong, Some("makers.too-few-answers")),
        (Kind::SomeAmong, Some("makers.too-few-answers")),
        (Kind::Dominoes, Some("makers.too-few-pairs")),
        (Kind::Lotto, Some("makers.too-few-words")),
        (Kind::OddOneOut, None),
        (Kind::Hangman, None),
    ] {
        let tried = try_make(kind, &[("list", &list_for(kind, &owned(&["chat"])))]);
        match (tried, reason) {
            (Ok(made), None) => drop(play_anything(&open(&made.design), 5, 500)),
            (Err(NotMade { why, .. }), Some(key)) => assert_eq!(why.key(), key, "{kind}"),
            (tried, _) => panic!("{kind}: {tried:?}"),
        }
    }
}

#[test]
fn nothing_is_a_game_or_a_reason() {
    for kind in Kind::ALL {
        match try_make(kind, &[]) {
            Ok(made) => drop(play_anything(&open(&made.design), 6, 200)),
            Err(NotMade { why, unused }) => {
                assert!(OF_WORDS.contains(&kind) || kind == Kind::Jigsaw, "{kind}: {why}");
                assert_eq!(unused, []);
            }
        }
    }
}

#[test]
fn lines_with_two_halves_are_pairs_unless_words_are_chosen() {
    let halves = ("list", "cat;chat\ndog;chien\nsun;soleil");
    let pairs = made(Kind::Memory, &[halves]);
    assert_eq!((pairs.design.tokens.len(), pairs.remarks), (6, vec![Remark::TakenForPairs]));
    let marks: Vec<_> = pairs.design.tokens.iter().map(|kind| &kind.characteristics).collect();
    assert!(marks.chunks(2).all(|pair| pair[0] == pair[1]), "{marks:?}");

    let words = made(Kind::Memory, &[halves, ("cards", "words")]);
    assert_eq!((words.design.tokens.len(), words.remarks), (6, vec![Remark::LooksLikePairs]));
    let mixed = made(Kind::Memory, &[("list", "cat;chat\ndog\nsun")]);
    assert_eq!((mixed.design.tokens.len(), mixed.remarks), (4, vec![]));
}

#[test]
fn words_without_a_picture_are_told() {
    let list = [("list", "chat\nzèbre\nchien\nozone"), ("cards", "word-picture")];
    let made = made(Kind::Memory, &list);
    let told: Vec<usize> = made.unused.iter().map(|one| one.line).collect();
    assert_eq!(told, [2, 4]);
    assert!(made.unused.iter().all(|one| one.why == Why::NoPicture));
    let pictures: Vec<&str> = made.design.tokens.iter().map(|kind| kind.picture.as_str()).collect();
    assert_eq!(pictures, ["", "picture-chat", "", "picture-chien"]);
    open(&made.design);
}

#[test]
fn halves_that_name_a_picture_show_it_and_are_called_what_they_go_with() {
    let list = [("list", "chat;picture:cat\nAnna;pictures/anna.png\n3:4;7"), ("cards", "pairs")];
    let made = made(Kind::Memory, &list);
    let cards: Vec<(&str, &str)> = made
        .design
        .tokens
        .iter()
        .map(|kind| (kind.name.in_lang(i18n::Lang::En), kind.picture.as_str()))
        .collect();
    assert_eq!(
        cards[..4],
        [
            ("chat", ""),
            ("chat", "picture-picture:cat"),
            ("Anna", ""),
            ("Anna", "pictures/anna.png")
        ]
    );
    open(&made.design);
}

#[test]
fn one_line_with_a_part_too_many_turns_no_list_into_columns() {
    let list = "lion;animal\ntigre;animal\nrose;fleur\ntulipe;fleur;plante\nlis;fleur\nherbe";
    let made = made(Kind::Families, &[("list", list)]);
    let zones = made.design.grid.zones.iter();
    let families: Vec<&str> =
        zones.flat_map(|it| &it.characteristics).map(String::as_str).collect();
    assert_eq!(families, ["animal", "fleur"]);
    let unused = made.unused.iter().map(|unused| (unused.line, unused.text.as_str(), &unused.why));
    let told = [(4, "plante", &Why::NotUnderstood), (6, "herbe", &Why::NoFamily)];
    assert_eq!(unused.collect::<Vec<_>>(), told);
    let columns = "oiseau;poisson;fleur\naigle;carpe;rose\npie;thon;lis\nmerle";
    let game = crate::made(Kind::Families, &[("list", columns)]);
    assert_eq!(game.design.grid.zones.len(), 3);
}

#[test]
fn no_zone_of_a_spelling_tells_its_letter() {
    let made = made(Kind::Spelling, &[("list", "papa\nété"), ("hint", "none")]);
    let zones = &made.design.grid.zones;
    assert_eq!(zones.len(), 7, "equal letters would have one colour");
    assert_eq!(zones[2].name.fr, "lettre 3 du mot 1");
    assert_eq!(zones[2].characteristics, ["p"]);
}

#[test]
fn words_stay_words_where_the_library_has_such_a_picture() {
    let made = made(Kind::Memory, &[("list", "rose\nlion\nkiwi\ntable"), ("cards", "words")]);
    for kind in &made.design.tokens {
        assert_eq!(kind.picture, "");
        // No picture of the library has such an id.
        assert!(kind.id.ends_with("-word"), "{}", kind.id);
    }
}
