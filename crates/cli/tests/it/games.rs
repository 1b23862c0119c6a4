//! What is on the shelf, as it is shown.

use i18n::{Lang, Message};

use crate::anywhere;

#[test]
fn the_shelf_in_both_languages() {
    for lang in Lang::ALL {
        let ran = anywhere(&["games", "--lang", lang.code()], b"");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""));
        // Games with code of their own come from the catalogue: a new one changes nothing here.
        let words = catalogue::translator(lang, &[]).unwrap();
        let said = |key: String| words.say(&Message::new(key));
        let mut rest = ran.output.clone();
        for family in catalogue::families().iter().filter(|family| family.design().is_none()) {
            let id = &family.card().id;
            let (title, summary) = (said(id.to_string()), said(format!("{id}.summary")));
            let width = catalogue::ids().map(str::len).max().unwrap() + 2;
            let line = format!("  {id:<width$}{title}. {summary}\n");
            assert!(rest.contains(&line), "{line}{rest}");
            rest = rest.replace(&line, "");
        }
        insta::assert_snapshot!(format!("games_{lang}"), rest);
        let ran = anywhere(&["games", "othello", "--lang", lang.code()], b"");
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
