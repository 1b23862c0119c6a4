//! What is on the shelf, as it is shown.

use crate::anywhere;

#[test]
fn the_shelf_in_both_languages() {
    for lang in ["en", "fr"] {
        let ran = anywhere(&["games", "--lang", lang], b"");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        insta::assert_snapshot!(format!("games_{lang}"), ran.output);
        let ran = anywhere(&["games", "othello", "--lang", lang], b"");
        insta::assert_snapshot!(format!("games_othello_{lang}"), ran.output);
    }
}

#[test]
fn the_options_of_a_game_are_told_with_their_ranges() {
    let output = anywhere(&["games", "quoridor"], b"").output;
    for text in ["players=2|4", "size=3..12", "pass=no|yes", "Usual: 9."] {
        assert!(output.contains(text), "{text}: {output}");
    }
}
