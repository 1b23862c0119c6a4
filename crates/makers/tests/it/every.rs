//! Every maker on every kind of list that people paste: what is made of it, or what is said
//! instead. All of it stands in one table that is kept.

use std::fmt::Write;

use game::Reason;
use i18n::{Lang, Message, Translator};
use makers::Kind;

use crate::player::open;
use crate::try_make;

/// Lines told for one list; the others are counted.
const MOST_TOLD: usize = 3;

/// The lists by their names. Digits in front of words are numbers of lines.
fn lists() -> Vec<(&'static str, String)> {
    let six = ["chat", "chien", "vache", "poule", "lapin", "souris"];
    let joined = |words: &[&str], by: &str| words.join(by);
    let numbered: Vec<String> =
        six.iter().zip(1..).map(|(word, number)| format!("{number}. {word}")).collect();
    let many = |count: usize| (1..=count).map(word).collect::<Vec<_>>().join("\n");
    vec![
        ("6 words", joined(&six, "\n")),
        ("40 words", many(40)),
        ("accents", joined(&["été", "Noël", "cœur", "garçon", "île", "e\u{301}te\u{301}"], "\n")),
        ("duplicates", joined(&["chat", "chien", "Chat", "chien ", "vache"], "\n")),
        ("empty lines", format!("\n\n{}\n  \n", joined(&six, "\n \n"))),
        ("one word", "chat".to_owned()),
        ("10,000 words", many(10_000)),
        ("tabs", joined(&["chat\tcat", "chien\tdog", "vache\tcow", "poule\then"], "\n")),
        ("commas", joined(&["chat, cat", "chien, dog", "vache, cow", "poule, hen"], "\n")),
        ("semicolons", joined(&["chat;cat", "chien;dog", "vache;cow", "poule;hen"], "\n")),
        ("numbered lines", numbered.join("\r\n")),
        ("a question", "Qui vole ?\n*abeille\n*pie\nvache\nchien".to_owned()),
        ("a drawing", "#####\n#aab#\n#aa.#\n#c..#\n#####".to_owned()),
    ]
}

/// A word of its own for each number.
fn word(number: usize) -> String {
    let letter = |place: usize| char::from(b'a' + u8::try_from(place % 26).unwrap());
    format!("mot{}{}{}", letter(number / 676), letter(number / 26), letter(number))
}

#[test]
fn every_maker_makes_a_game_of_every_list_or_says_why_not() {
    let english = Translator::new(Lang::En, &[makers::WORDS.en]).unwrap();
    for kind in Kind::ALL {
        let mut table = String::new();
        for (name, list) in lists() {
            writeln!(table, "{name}: {}", told(kind, &list, &english)).unwrap();
        }
        insta::assert_snapshot!(format!("every-{kind}"), table);
    }
}

/// What becomes of a list, in a few lines.
fn told(kind: Kind, list: &str, words: &Translator) -> String {
    let mut fields = vec![("list", list)];
    if kind == Kind::Jigsaw {
        fields.push(("picture", "photo.jpg"));
    }
    let (mut text, unused) = match try_make(kind, &fields) {
        Ok(made) => {
            let game = open(&made.design);
            assert!(!game.compiled().design().tokens.is_empty(), "{kind}");
            let (rows, columns) = (made.design.grid.rows, made.design.grid.columns);
            let tokens: u32 = made.design.tokens.iter().map(|kind| u32::from(kind.count)).sum();
            let remarks =
                made.remarks.iter().map(|remark| format!(" {}", words.say(&remark.message())));
            let remarks: String = remarks.collect();
            (format!("{rows} × {columns}, {tokens} tokens.{remarks}"), made.unused)
        }
        Err(not) => (words.say(&not.why.message()), not.unused),
    };
    let spans = makers::spans(&unused);
    let say = |message: Message| format!("\n    {}", words.say(&message));
    text.extend(spans.iter().take(MOST_TOLD).map(|span| say(span.message())));
    if spans.len() > MOST_TOLD {
        write!(text, "\n    and {} more", spans.len() - MOST_TOLD).unwrap();
    }
    text
}
