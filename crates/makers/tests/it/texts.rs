//! Lists and tables as people paste them, and texts that mean no good.

use makers::table::{decode, read_list, read_table};
use makers::{Form, Kind, NoPictures, Remark, make};
use proptest::prelude::*;

use crate::player::open;

fn list(text: &str) -> Vec<String> {
    read_list(text).into_iter().map(|item| item.text).collect()
}

fn table(text: &str) -> Vec<Vec<String>> {
    read_table(text, 2).rows.into_iter().map(|row| row.cells).collect()
}

#[test]
fn lists_are_read_however_they_are_marked() {
    for text in [
        "cat\ndog\ncow",
        "cat, dog, cow",
        "cat;dog;cow;",
        "cat\tdog\tcow",
        "- cat\n- dog\n- cow",
        "* cat\n* dog\n* cow",
        "•cat\n• dog\n •  cow",
        "1. cat\n2. dog\n3. cow",
        "1) cat\n2) dog\n3) cow",
        "(1) cat\n(2) dog\n(3) cow",
        "1 - cat\n2 - dog\n3 – cow",
        "1\tcat\n2\tdog\n3\tcow",
        "words\ncat\ndog\ncow",
        "\u{feff}cat\r\ndog\r\n\r\ncow\r\n",
        "cat\rdog\rcow",
        "\"cat\"\n\"dog\"\n\"cow\"",
        "  cat \n\u{a0}dog\n\u{200b}cow\u{ad}",
    ] {
        assert_eq!(list(text), ["cat", "dog", "cow"], "{text:?}");
    }
    assert_eq!(list("7 dwarfs\n-3\n1.5\n2"), ["7 dwarfs", "-3", "1.5", "2"]);
    assert_eq!(list("\"a, b\", c"), ["a, b", "c"]);
    assert_eq!(list("3,5\n0,25; 1,5, -2,5"), ["3,5", "0,25", "1,5", "-2,5"]);
    assert_eq!(list("1,2,3\n4, 5,six,7a"), ["1", "2", "3", "4", "5", "six", "7a"]);
    assert_eq!(list("\"say \"\"hi\"\"\"; \"open"), ["say \"hi\"", "\"open"]);
    assert_eq!(list(""), Vec::<String>::new());
}

#[test]
fn tables_find_their_separator() {
    for text in [
        "cat;chat\ndog;chien",
        "cat\tchat\ndog\tchien",
        "cat, chat\ndog, chien",
        "cat = chat\ndog = chien",
        "cat → chat\ndog -> chien",
        "cat : chat\ndog : chien",
        "cat: chat\ndog: chien",
        "cat - chat\ndog - chien",
        "| cat | chat |\n| dog | chien |",
        "English;French\ncat;chat\ndog;chien",
        "n°;word;translation\n1;cat;chat\n2;dog;chien",
        "1;cat;chat\n2;dog;chien",
        "1. cat; chat\n2. dog; chien",
        "\"cat\";\"chat\"\n\"dog\";\"chien\"",
    ] {
        let found = table(text);
        let found: Vec<Vec<&str>> = found
            .iter()
            .map(|row| row.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect())
            .collect();
        assert_eq!(found, [["cat", "chat"], ["dog", "chien"]], "{text:?}");
    }
    assert_eq!(table("1;un\n2;deux"), [["1", "un"], ["2", "deux"]]);
    assert_eq!(table("3,5 = 7/2\n0,5 = 1/2"), [["3,5", "7/2"], ["0,5", "1/2"]]);
    assert_eq!(table("7 - 3 = 4\n9 - 3 = 6"), [["7 - 3", "4"], ["9 - 3", "6"]]);
}

#[test]
fn bytes_of_older_programs_are_read() {
    assert_eq!(decode(b"\xef\xbb\xbf\xc3\xa9t\xc3\xa9").unwrap(), ("été".to_owned(), None));
    assert_eq!(decode(b"\xff\xfe\xe9\0t\0\xe9\0").unwrap(), ("été".to_owned(), None));
    let (text, remark) = decode(b"\xe9t\xe9\r\nc\x9cur").unwrap();
    assert_eq!((text.as_str(), remark), ("été\r\ncœur", Some(Remark::OldLetters)));
    let not = |bytes: &[u8]| decode(bytes).unwrap_err();
    assert_eq!(not(b"a\nb\0c"), makers::Refusal::NotText { line: 2 });
    assert_eq!(not(&vec![b'a'; 5 << 20]), makers::Refusal::TextTooLong { most: 4 });
}

/// What a form makes opens, whatever the text; what it does not make has a reason.
fn is_made_or_refused(kind: Kind, text: &str) {
    let form = Form { list: text.to_owned(), ..Form::new(kind) };
    if let Ok(made) = make(&form, &NoPictures) {
        open(&made.design);
    }
}

#[test]
fn hostile_lists_are_made_or_refused() {
    let quotes = "\"\"\";".repeat(5_000);
    let long = "é".repeat(100_000);
    let deep = "a;".repeat(50_000);
    let marks = "\u{301}".repeat(1_000);
    for text in [
        quotes.as_str(),
        long.as_str(),
        deep.as_str(),
        marks.as_str(),
        "\u{202e}abc\u{202c}\n\u{0}\n\u{7f}\n\u{feff}",
        "👨‍👩‍👧‍👦\n🇫🇷\n🏳️‍🌈\n👩🏽‍🚀",
        "+@#^!\n<script>\n{ $x }\n\\\n\"\n'\n%s\n../../etc",
        "..\n#\n^1\n@2\n!\n-\n*\n•\n1.\n1)",
        "ﬁ;ﬁ\nß;SS\nİ;i\nǅ;x",
    ] {
        for kind in Kind::ALL {
            is_made_or_refused(kind, text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if conformance::is_slow() { 2_000 } else { 120 }))]

    #[test]
    fn any_text_is_made_or_refused(text in "(\\PC|[\t\n\r;,=:\"*.ox# -]){0,120}") {
        for kind in Kind::ALL {
            is_made_or_refused(kind, &text);
        }
    }

    #[test]
    fn words_of_any_script_are_made(words in prop::collection::vec("[a-zéœñ가-힣а-яא-ת]{1,12}", 6..40)) {
        for kind in [Kind::Memory, Kind::Spelling] {
            is_made_or_refused(kind, &words.join("\n"));
        }
        let lines = words.iter().enumerate().map(|(n, word)| format!("{word};f{}", n % 3));
        is_made_or_refused(Kind::Families, &lines.collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn any_bytes_are_text_or_not(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok((text, _)) = decode(&bytes) {
            prop_assert!(!text.contains('\0'));
            drop(read_list(&text));
        }
    }
}
