//! The example is whole; with `SLOW_TESTS=1` it is also made, built and put to its laws.

use std::process::Command;

use super::*;

/// A made-up workspace with one game.
fn small_workspace() -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    let files = [
        (
            "Cargo.toml",
            "[workspace.dependencies]\ngame-a = { path = \"crates/game-a\" }\nz = \"1\"\n\
             [profile.web.package]\ngame-a = { opt-level = 3 }\n",
        ),
        ("crates/catalogue/Cargo.toml", "[dependencies]\ngame-a.workspace = true\ni18n = 1\n"),
        ("crates/catalogue/src/lib.rs", "shelf! {\n    game_a::A,\n}\n"),
    ];
    for (path, text) in files {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

#[test]
fn a_game_is_a_folder_and_a_line_on_each_list() {
    let root = small_workspace();
    make(root.path(), "nine-holes").unwrap();
    let read = |path: &str| fs::read_to_string(root.path().join(path)).unwrap();
    assert!(read("Cargo.toml").contains(
        "crates/game-a\" }\ngame-nine-holes = { path = \"crates/game-nine-holes\" }\nz = "
    ));
    assert!(read("Cargo.toml").ends_with("3 }\ngame-nine-holes = { opt-level = 3 }\n"));
    assert!(read("crates/catalogue/Cargo.toml").contains("\ngame-nine-holes.workspace = true\n"));
    assert!(read("crates/catalogue/src/lib.rs").contains("    game_nine_holes::NineHoles,\n}"));
    assert!(read("crates/game-nine-holes/i18n/fr.ftl").starts_with("nine-holes = NineHoles\n"));
    let laws = read("crates/game-nine-holes/tests/it/laws.rs");
    assert!(laws.contains("use game_nine_holes::{NineHoles"));
    assert!(!laws.to_lowercase().contains("heaps"));
}

#[test]
fn manifests_stay_in_the_order_of_names_and_the_shelf_grows_at_its_end() {
    let root = small_workspace();
    for name in ["nine-holes", "b"] {
        make(root.path(), name).unwrap();
    }
    let read = |path: &str| fs::read_to_string(root.path().join(path)).unwrap();
    let names = |path: &str, start: &str| -> Vec<String> {
        let text = read(path);
        let lines = text.lines().filter_map(|line| line.trim().strip_prefix(start));
        lines.map(|line| line.split([' ', '.', ':']).next().unwrap().to_owned()).collect()
    };
    assert_eq!(names("crates/catalogue/Cargo.toml", "game-"), ["a", "b", "nine-holes"]);
    assert_eq!(names("Cargo.toml", "game-"), ["a", "b", "nine-holes", "a", "b", "nine-holes"]);
    assert_eq!(names("crates/catalogue/src/lib.rs", "game_"), ["a", "nine_holes", "b"]);
}

/// The guide writes the example from scratch: what it shows is what is built and tested.
#[test]
fn the_guide_shows_the_whole_example_word_for_word() {
    let guide = include_str!("../../../../docs/src/write-a-game.md");
    let is_code = |path: &str| !path.ends_with(".md") && !path.ends_with(".snap");
    let mut unseen: Vec<_> = TEMPLATE.iter().copied().filter(|(path, _)| is_code(path)).collect();
    for block in guide.split("\n```").skip(1).step_by(2) {
        let (language, code) = block.split_once('\n').unwrap();
        // Commands have no language.
        if !language.is_empty() {
            let shown = unseen.iter_mut().find(|(_, text)| text.starts_with(code));
            let (_, text) = shown.unwrap_or_else(|| panic!("not in the example:\n{code}"));
            *text = text[code.len()..].trim_start_matches('\n');
        }
    }
    unseen.retain(|(_, text)| !text.is_empty());
    assert!(unseen.is_empty(), "not in the guide: {unseen:#?}");
}

#[test]
fn an_unfit_or_taken_name_changes_nothing() {
    let root = small_workspace();
    for name in ["", "Chess", "tic_tac", "-a", "a--b", "9holes", "../x", "a b"] {
        assert!(make(root.path(), name).is_err(), "{name:?}");
    }
    make(root.path(), "b").unwrap();
    fs::create_dir_all(root.path().join(LIBRARY).join("goose")).unwrap();
    let before = fs::read_to_string(root.path().join("Cargo.toml")).unwrap();
    for taken in ["b", "goose"] {
        assert!(make(root.path(), taken).is_err(), "{taken}");
    }
    assert!(!root.path().join("crates/game-goose").exists());
    assert_eq!(fs::read_to_string(root.path().join("Cargo.toml")).unwrap(), before);
}

/// Long: copies the workspace and builds the new game there.
#[test]
fn a_new_game_passes_its_own_tests() {
    if std::env::var_os("SLOW_TESTS").is_none_or(|value| value != "1") {
        return;
    }
    let workspace = Workspace::around(Path::new(".")).unwrap();
    let copy = tempfile::tempdir().unwrap();
    for file in workspace.text_files().unwrap() {
        let path = copy.path().join(&file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, file.text).unwrap();
    }
    make(copy.path(), "nine-holes").unwrap();
    let cargo = |arguments: &[&str]| {
        let status = Command::new("cargo")
            .args(arguments)
            .current_dir(copy.path())
            // Kept from run to run: only the copied crates are built again.
            .env("CARGO_TARGET_DIR", workspace.target.join("new-game"))
            .env("INSTA_UPDATE", "no")
            .status();
        assert!(status.unwrap().success(), "cargo {}", arguments.join(" "));
    };
    cargo(&["fmt", "--package", "game-nine-holes"]);
    cargo(&["test", "--package", "game-nine-holes"]);
    cargo(&["clippy", "--package", "game-nine-holes", "--all-targets", "--", "-D", "warnings"]);
    cargo(&["build", "--package", "catalogue"]);
}
