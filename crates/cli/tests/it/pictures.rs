//! The picture library from the command line: searched, shown, exported; pictures brought in.

use std::fs;
use std::path::Path;

use crate::{Ran, anywhere, marelle};

fn pictures(folder: &Path, args: &[&str]) -> Ran {
    marelle(folder, &[&["workshop", "pictures"], args].concat(), b"")
}

#[test]
fn groups_are_counted_and_others_thanked() {
    let ran = anywhere(&["workshop", "pictures"], b"");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.output.contains("cards          55  Playing cards"), "{}", ran.output);
    assert!(ran.output.contains("2512 pictures have names in both languages."), "{}", ran.output);
    assert!(
        ran.output.contains("OpenMoji (openmoji.org), licence CC BY-SA 4.0."),
        "{}",
        ran.output
    );
}

#[test]
fn words_find_pictures_in_both_languages() {
    for words in [&["chats", "--lang", "fr"][..], &["cat"], &["chat"], &["picture:cat"]] {
        let ran = anywhere(&[&["workshop", "pictures", "--limit", "3"], words].concat(), b"");
        let first = ran.output.lines().next().unwrap_or_default();
        assert!(first.starts_with("picture:cat ") && first.contains("🐈"), "{words:?}: {first}");
    }
    let shapes = anywhere(&["workshop", "pictures", "blue", "--group", "shapes"], b"");
    assert_eq!(shapes.output.lines().count(), 16, "{}", shapes.output);
    let none = anywhere(&["workshop", "pictures", "zzzzqqq"], b"");
    assert_eq!((none.code, none.output.as_str()), (Some(1), ""));
    assert_eq!(none.errors, "No picture fits “zzzzqqq”. Try another word.\n");
    let group = anywhere(&["workshop", "pictures", "--group", "beasts"], b"");
    assert_eq!(group.code, Some(2));
    assert!(group.errors.contains("animals, food"), "{}", group.errors);
}

#[test]
fn a_picture_is_shown_in_the_language_of_the_person() {
    let show = |id, lang| anywhere(&["workshop", "pictures", "--show", id, "--lang", lang], b"");
    let ran = show("card:queen-hearts", "fr");
    assert!(ran.output.starts_with("<svg ") && ran.output.contains("<title>dame de cœur</title>"));
    assert_eq!(show("picture:no-such", "en").code, Some(1));
}

#[test]
fn pictures_are_exported_with_whom_to_thank() {
    let folder = tempfile::tempdir().unwrap();
    let ran = pictures(folder.path(), &["--export", "out", "vache", "letter:A", "--lang", "fr"]);
    assert_eq!((ran.code, ran.output.as_str()), (Some(0), "2 images sont dans out.\n"));
    let read = |name: &str| fs::read_to_string(folder.path().join("out").join(name)).unwrap();
    assert!(read("picture-cow.svg").contains("<title>vache</title>"));
    assert!(read("letter-A.svg").starts_with("<svg "));
    assert!(read("ATTRIBUTION.txt").contains("OpenMoji"));
    let again = pictures(folder.path(), &["--export", "out", "dog", "cow"]);
    assert!(again.errors.contains("already there"), "{}", again.errors);
    assert!(!folder.path().join("out/picture-dog.svg").exists(), "a refusal changes nothing");
    let own = pictures(folder.path(), &["--export", "own", "--group", "dice"]);
    assert_eq!(own.code, Some(0));
    assert_eq!(fs::read_dir(folder.path().join("own")).unwrap().count(), 35, "nobody to thank");
    let twice = pictures(folder.path(), &["--export", "twice", "cow", "picture:cow"]);
    assert_eq!(twice.output, "One picture is in twice.\n");
    assert_eq!(pictures(folder.path(), &["--export", "none"]).code, Some(2));
    assert_eq!(pictures(folder.path(), &["--export", "none", "xyzzy"]).code, Some(1));
    assert!(!folder.path().join("none").exists());
}

#[test]
fn pictures_are_brought_in_whole_and_in_pieces() {
    let folder = tempfile::tempdir().unwrap();
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"40\">\
        <script>alert(1)</script><rect width=\"60\" height=\"40\" fill=\"red\"/></svg>";
    fs::write(folder.path().join("flag.svg"), svg).unwrap();
    let take = |args: &[&str]| pictures(folder.path(), &[&["--import", "flag.svg"], args].concat());
    let ran = take(&["-o", "clean.svg"]);
    assert_eq!((ran.code, ran.output.as_str()), (Some(0), "Kept as clean.svg, 60 by 40.\n"));
    let clean = fs::read_to_string(folder.path().join("clean.svg")).unwrap();
    assert!(!clean.contains("script") && clean.contains("#ff0000"), "{clean}");
    assert!(take(&["-o", "clean.svg"]).errors.contains("already there"), "nothing is overwritten");
    assert_eq!(take(&["-o", "piece", "--cut", "2x3"]).code, Some(0));
    assert!(folder.path().join("piece-r2c3.svg").exists());
    // A point in a name ends nothing but the last part of it.
    assert_eq!(take(&["-o", "my.flag.png", "--cut", "1x2"]).code, Some(0));
    assert!(folder.path().join("my.flag-r1c2.svg").exists());
    fs::write(folder.path().join("red.2024.svg"), svg).unwrap();
    fs::create_dir(folder.path().join("in")).unwrap();
    let ran = pictures(&folder.path().join("in"), &["--import", "../red.2024.svg"]);
    assert_eq!(ran.output, "Kept as red.2024.svg, 60 by 40.\n", "{}", ran.errors);
    assert_eq!(take(&["--cut", "0x3"]).code, Some(1));
    assert_eq!(take(&["--cut", "many"]).code, Some(2));
    fs::write(folder.path().join("note.txt"), "no picture").unwrap();
    let ran = pictures(folder.path(), &["--import", "note.txt"]);
    assert_eq!(
        (ran.code, ran.errors.as_str()),
        (Some(1), "This is no PNG, JPEG, WebP, BMP or SVG.\n")
    );
}

#[test]
fn lists_find_their_pictures_and_packing_thanks() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| marelle(folder.path(), &[&["workshop"], args].concat(), b"");
    let made =
        run(&["new", "memory", "vache", "chat", "chien", "--cards", "pictures", "--lang", "fr"]);
    assert_eq!(made.code, Some(0), "{}", made.errors);
    let design = fs::read_to_string(folder.path().join("memory.json")).unwrap();
    assert!(design.contains("picture:cow") && design.contains("picture:dog"), "{design}");
    let packed = run(&["pack", "memory.json", "memory.marelle"]);
    assert!(packed.output.contains("Pictures by OpenMoji"), "{}", packed.output);
    let thanks = |folder: &Path| fs::read_to_string(folder.join("ATTRIBUTION.txt")).unwrap();
    assert_eq!(run(&["unpack", "memory.marelle", "out"]).code, Some(0));
    assert!(thanks(&folder.path().join("out")).contains("OpenMoji"));
    assert_eq!(run(&["check", "memory.marelle"]).code, Some(0));
    let direct =
        run(&["new", "memory", "cow", "cat", "--cards", "pictures", "-o", "direct.marelle"]);
    assert!(direct.output.contains("Pictures by OpenMoji"), "{}", direct.output);
    assert_eq!(run(&["unpack", "direct.marelle", "direct"]).code, Some(0));
    assert!(thanks(&folder.path().join("direct")).contains("OpenMoji"));
    fs::write(folder.path().join("memory.json"), design.replace("picture:cow", "picture:cwo"))
        .unwrap();
    let checked = run(&["check", "memory.json"]);
    assert!(checked.output.contains("picture:cwo"), "{}", checked.output);
}

#[test]
fn a_picture_behind_a_board_is_thanked_for_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let design = r#"{"grid": {"rows": 1, "columns": 1, "frame": {"background": "picture:house"}}}"#;
    fs::write(folder.path().join("house.json"), design).unwrap();
    let packed = marelle(folder.path(), &["workshop", "pack", "house.json", "house.marelle"], b"");
    assert!(packed.output.contains("Pictures by OpenMoji"), "{}", packed.output);
}

#[test]
fn every_game_of_the_shelf_is_drawn_with_its_pictures() {
    for id in catalogue::ids() {
        let ran = anywhere(&["picture", id, "--seed", "1", "--random", "5"], b"");
        assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{id}");
        assert!(ran.output.starts_with("<svg ") && ran.output.ends_with("</svg>\n"), "{id}");
        assert_eq!(ran.output.matches("<g").count(), ran.output.matches("</g>").count(), "{id}");
        let shows = |kind: &design::TokenKind| kind.picture.starts_with("picture:");
        let family = catalogue::family(id).unwrap();
        let has_pictures = family.design().is_some_and(|of| of.design.tokens.iter().any(shows));
        let is_drawn = ran.output.contains("<symbol ") && ran.output.contains("<use ");
        assert!(is_drawn || !has_pictures, "{id} shows no picture");
    }
}

#[test]
fn a_picture_shows_a_moment_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let draw = |more: &[&str]| {
        marelle(folder.path(), &[&["picture", "othello", "-o", "a.svg"], more].concat(), b"")
    };
    assert_eq!(draw(&[]).code, Some(0));
    let start = std::fs::read_to_string(folder.path().join("a.svg")).unwrap();
    assert_eq!(draw(&["--moves", "d3"]).code, Some(1), "the file is there already");
    let ran = draw(&["--moves", "d3", "--force"]);
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    let after = std::fs::read_to_string(folder.path().join("a.svg")).unwrap();
    assert_ne!(start, after);
    let refused = draw(&["--moves", "a1", "--force"]);
    assert_eq!(refused.code, Some(1), "{}", refused.output);
    assert_eq!(std::fs::read_to_string(folder.path().join("a.svg")).unwrap(), after);
}
