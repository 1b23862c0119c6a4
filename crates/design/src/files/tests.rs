//! Files read and written: round trips, places, faults.

use game::Reason;
use proptest::prelude::*;

use super::*;
use crate::*;

mod damage;
mod random;

#[test]
fn an_empty_object_is_the_empty_design() {
    assert_eq!(read("{}"), Ok(Design::default()));
    assert_eq!(write(&Design::default()), "{\n  \"marelle_design\": 1\n}\n");
    assert_eq!(read("\u{feff}{}"), Ok(Design::default()));
}

proptest! {
    #[test]
    fn what_is_written_reads_back(design in random::design()) {
        let text = write(&design);
        let again = read(&text);
        prop_assert_eq!(again.as_ref(), Ok(&design), "{}", text);
        prop_assert_eq!(write(&design), text);
    }
}

/// Text, line, column, path, key.
#[test]
fn faults_are_told_with_their_places() {
    let deep = format!("{}1{}", "[".repeat(200), "]".repeat(200));
    let long = format!("{{\"labels\": [{}\"\"]}}", "\"\",".repeat(6000));
    let cases: &[(&str, usize, usize, &str, &str)] = &[
        ("", 1, 1, "", "design.cut-off"),
        ("{\n  \"grid\": {", 2, 12, "grid", "design.cut-off"),
        ("{\n  \"grid\" 5}", 2, 11, "grid", "design.not-json"),
        ("[]", 1, 1, "", "design.not-a-design"),
        ("{\"marelle_design\": 3, \"x\": 1}", 1, 18, "marelle_design", "design.newer-version"),
        ("{\"marelle_design\": 0}", 1, 18, "marelle_design", "design.unknown-version"),
        ("{\"marelle_design\": \"1\"}", 1, 18, "marelle_design", "design.wrong-value"),
        ("{\"grid\": {\"row\": 3}}", 1, 16, "grid.row", "design.unknown-field-but"),
        ("{\"grid\": {\"pictures\": 3}}", 1, 21, "grid.pictures", "design.unknown-field"),
        (
            "{\"tokens\": [{}, {\"mode\": \"move\"}]}",
            1,
            31,
            "tokens[2].mode",
            "design.unknown-word",
        ),
        ("{\"ranking\": \"most-token\"}", 1, 25, "ranking", "design.unknown-word-but"),
        ("{\"grid\": {\"rows\": 300}}", 1, 22, "grid.rows", "design.wrong-value"),
        ("{\"grid\": {\"rows\": 3, \"rows\": 3}}", 1, 28, "grid.rows", "design.field-twice"),
        ("{\"player_count\": {\"min\": 1}}", 1, 28, "player_count", "design.missing-field"),
        ("{\"grid\": {\"tokens\": [\"c:w\"]}}", 1, 28, "grid.tokens[1]", "design.bad-drawing"),
        ("{\"grid\": {\"numbers\": [\"1 x\"]}}", 1, 29, "grid.numbers[1]", "design.bad-numbers"),
        ("{\"grid\": {\"table\": [\"xxx\"]}}", 1, 27, "grid.table", "design.bad-table"),
        (
            "{\"grid\": {\"zones\": [{\"cells\": \"a0\"}]}}",
            1,
            35,
            "grid.zones[1].cells",
            "design.bad-cells",
        ),
        (&deep, 1, 33, "[1]", "design.too-deep"),
        (&long, 1, 15012, "labels[5000]", "design.too-many"),
    ];
    for (text, line, column, path, key) in cases {
        let error = read(text).unwrap_err();
        let shown = i18n::clip(text);
        assert_eq!(error.key(), *key, "{shown}: {error}");
        let Place { line: l, column: c, path: p } = &error.place;
        assert!(p.ends_with(path), "{shown}: {error}");
        assert_eq!(l, line, "{shown}: {error}");
        // Behind the value or the comma after it: the JSON library decides.
        assert!(c.abs_diff(*column) <= 4, "{shown}: {error}");
    }
}

#[test]
fn bytes_that_are_no_text_and_huge_files_are_refused() {
    let error = read(b"{\n \xff}").unwrap_err();
    assert_eq!((error.key(), error.place.line, error.place.column), ("design.not-text", 2, 2));
    let huge = vec![b' '; LARGEST_FILE + 1];
    assert_eq!(read(huge).unwrap_err().key(), "design.too-large");
}

#[test]
fn wanted_values_are_told_apart() {
    use error::Wanted;
    let cases = [
        (r#"{"grid": {"closed_borders": 1}}"#, Wanted::YesOrNo),
        (r#"{"grid": {"rows": "3"}}"#, Wanted::WholeNumber),
        (r#"{"grid": {"rows": 300}}"#, Wanted::WholeNumber),
        (r#"{"grid": {"rows": -1}}"#, Wanted::NotNegative),
        (r#"{"tokens": [{"in_grid": ["jumps", "die"]}]}"#, Wanted::OneWord),
        (r#"{"tokens": [{"in_grid": 3}]}"#, Wanted::OneWord),
        (r#"{"tokens": [{"picture": 3}]}"#, Wanted::Text),
        (r#"{"labels": "x"}"#, Wanted::List),
        (r#"{"grid": 3}"#, Wanted::Object),
        (r#"{"messages": 3}"#, Wanted::Object),
    ];
    for (text, expected) in cases {
        match read(text).unwrap_err().fault {
            FileFault::WrongValue { wanted, .. } => assert_eq!(wanted, expected, "{text}"),
            other => panic!("{text}: {other}"),
        }
    }
}

#[test]
fn a_list_where_one_word_is_wanted_is_shown_as_it_is_written() {
    let text = "{\n\"tokens\": [{\"in_grid\": [\"jumps\", \"die\"]}]}";
    match read(text).unwrap_err().fault {
        FileFault::WrongValue { found, .. } => assert_eq!(found, "[\"jumps\", \"die\"]"),
        other => panic!("{other}"),
    }
}

#[test]
fn every_prefix_of_a_design_is_refused_without_panic() {
    let whole = write(&random::sample());
    for end in (0..whole.trim_end().len()).filter(|end| whole.is_char_boundary(*end)) {
        assert!(read(&whole[..end]).is_err(), "{}", &whole[..end]);
    }
}

#[test]
fn own_words_that_fit_no_message_are_told_with_their_line() {
    let text = "{\n\"messages\": {\n\"workshop.won\": {\n\"fr\": \"Oui\",\n\"en\": \"{ $who }\"}}}";
    let (_, faults) = read_checked(text).unwrap();
    assert_eq!(faults.iter().map(|fault| fault.at).collect::<Vec<_>>(), [Some((5, 1))]);
    let (_, faults) = read_checked(text.replace("{ $who }", "{ who } {{ \\u001b")).unwrap();
    assert_eq!(faults, []);
}

/// Files at the limit of size, made to keep a reader busy: this test must not hang.
#[test]
fn hostile_files_are_read_and_checked_soon() {
    let zones = "{\"id\":\"a\",\"cells\":\"a1-z99 a1-z98 a1-z97\"},".repeat(4990);
    let stack = "w+".repeat(1_900_000);
    let deep_shape = "\"xxxxxxxxxxxxxxxxxxxxxxxxxx\",".repeat(39);
    let texts = [
        format!("{{\"grid\":{{\"zones\":[{zones}{{}}]}}}}"),
        format!("{{\"labels\":[{}1]}}", "\"\",".repeat(4990)),
        format!(
            "{{\"tokens\":[{{\"id\":\"w\",\"count\":65535,\"shape\":[{deep_shape}\"x\"]}}],\
             \"grid\":{{\"rows\":40,\"columns\":26,\"tokens\":[\"{stack}w\"]}}}}"
        ),
        format!("{{\"grid\":{{\"zones\":[{{\"cells\":\"{}\"}}]}}}}", "a1-z99 ".repeat(590_000)),
        "[".repeat(LARGEST_FILE),
        "\"".repeat(LARGEST_FILE),
        format!(
            "{{\"instructions\":\"{}\",\"grid\":{{\"zones\":[{}{{}}]}}}}",
            "[é,".repeat(1_000_000),
            "{\"id\":\"a\"},".repeat(4000)
        ),
    ];
    for text in texts {
        if let Ok((_, faults)) = read_checked(&text) {
            assert_ne!(faults, [], "{}", i18n::clip(&text));
        }
    }
}

#[test]
fn a_piece_turns_about_its_first_cell() {
    let shape = Shape(vec![".x".into(), "xx".into()]);
    let first = geometry::Cell::new(3, 3);
    let covered = |shape: &Shape, turned, first| {
        let cells = covered(Layout::Rectangles, shape, turned, first);
        let name = |cell: &Option<geometry::Cell>| cell.map_or("-".into(), |it| it.to_string());
        cells.iter().map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(covered(&shape, 0, first), "d4 c5 d5");
    assert_eq!(covered(&shape, 1, first), "d4 c3 c4");
    assert_eq!(covered(&shape, 1, geometry::Cell::new(3, 0)), "d1 - c1");
    assert_eq!(covered(&Shape::default(), 2, first), "d4");
}

#[test]
fn the_published_schema_is_that_of_the_code() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/design.schema.json");
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(path, schema()).unwrap();
    }
    let published = std::fs::read_to_string(path).unwrap_or_default();
    assert!(published == schema(), "run this test again with UPDATE_SCHEMA=1");
}

#[test]
fn the_example_of_the_guide_is_read_and_fits() {
    let guide = include_str!("../../../../docs/src/design-format.md");
    let examples: Vec<&str> = guide
        .split("```json\n")
        .skip(1)
        .map(|part| part.split("```").next().unwrap_or_default())
        .collect();
    assert!(!examples.is_empty());
    for example in examples {
        let design = read(example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert_eq!(check(&design), [], "{example}");
        assert_eq!(read(write(&design)), Ok(design));
    }
}

#[test]
fn every_word_stands_in_both_languages_and_is_easy() {
    let faults = conformance::wording::faults(&crate::WORDS);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Enough of each kind, but so many in one cell that a play would never begin.
#[test]
fn more_tokens_than_boards_can_bear_are_a_fault_like_others() {
    let kind = |id: usize| format!("{{\"id\":\"k{id}\",\"count\":65535,\"stackable\":true}}");
    let kinds: Vec<String> = (0..9).map(kind).collect();
    let stack = |count: usize| {
        let tokens: Vec<String> = (0..count).map(|token| format!("k{}", token % 9)).collect();
        let grid = format!("{{\"rows\":1,\"columns\":1,\"tokens\":[\"{}\"]}}", tokens.join("+"));
        let design = read(format!("{{\"tokens\":[{}],\"grid\":{grid}}}", kinds.join(","))).unwrap();
        check(&design)
    };
    assert_eq!(stack(5000), []);
    let faults = stack(300_000);
    assert_eq!(faults.len(), 1);
    assert_eq!(
        (faults[0].path.as_str(), faults[0].key()),
        ("grid.tokens", "design.too-many-of-them")
    );
}

#[test]
fn more_boards_than_have_numbers_are_a_fault_like_others() {
    let mut design = Design::default();
    design.shoes.resize(300, Default::default());
    assert!(!check(&design).is_empty());
}
