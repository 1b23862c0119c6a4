//! The names of pictures that people bring: the word in the list, and the path in the package.

use std::collections::BTreeSet;

/// The word that a file stands for, as it can stand in a list.
pub(super) fn word_of(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let plain = stem.chars().map(|letter| match letter {
        '_' | '-' | ',' | ';' | ':' | '\t' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    });
    let words: String = plain.take(60).collect();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() { "picture".to_owned() } else { words }
}

/// A path of a package for the picture of a word, that no other picture has.
pub(super) fn free_path(word: &str, ending: &str, taken: &BTreeSet<&str>) -> String {
    let plain: String = word
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' })
        .take(40)
        .collect();
    let stem = plain.trim_matches('-').to_lowercase();
    let stem = if stem.is_empty() { "picture".to_owned() } else { stem };
    let path = |number: usize| match number {
        1 => format!("pictures/{stem}.{ending}"),
        _ => format!("pictures/{stem}-{number}.{ending}"),
    };
    let is_free =
        |path: &String| !taken.contains(path.as_str()) && design::package::is_file_path(path);
    (1..).map(path).find(is_free).unwrap_or_default()
}
