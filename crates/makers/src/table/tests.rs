//! Lines, numbers and what comes twice; whole lists are tried from outside.

use super::*;

#[test]
fn lines_are_counted_whatever_ends_them() {
    let found: Vec<(usize, &str)> = lines("\u{feff}a\r\nb\rc\n\nd\u{2028}e").collect();
    assert_eq!(found, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d"), (6, "e")]);
}

#[test]
fn items_know_their_lines() {
    let items = read_list("cat, dog\n\n3) cow");
    let found: Vec<(usize, &str)> =
        items.iter().map(|item| (item.line, item.text.as_str())).collect();
    assert_eq!(found, [(1, "cat"), (1, "dog"), (3, "cow")]);
}

#[test]
fn what_comes_twice_is_found_by_its_first_line() {
    let mut seen = Seen::default();
    assert_eq!(seen.before("Été", 3), None);
    assert_eq!(seen.before("e\u{301}te\u{301} ", 5), Some(3));
    assert_eq!(seen.before("ete", 6), None);
}

#[test]
fn only_sure_headings_are_dropped() {
    let heading = |text: &str| read_table(text, 2).heading.map(|row| row.line);
    assert_eq!(heading("mot;famille\nchat;animal"), Some(1));
    assert_eq!(heading("chat;animal\nchien;animal"), None);
    assert_eq!(heading("left;right\nup;down"), None);
    assert_eq!(heading("mot;famille"), None);
}
