//! Paths that a package may hold: known folders, known endings, nothing that leads elsewhere.

use std::collections::BTreeMap;

/// The folder of pictures and what they end in.
pub(super) const PICTURES: (&str, &[&str]) =
    ("pictures", &["png", "jpg", "jpeg", "gif", "webp", "bmp", "svg"]);
/// The folder of sounds and what they end in.
pub(super) const SOUNDS: (&str, &[&str]) = ("sounds", &["ogg", "mp3", "wav"]);

/// The longest path.
const LONGEST: usize = 120;
/// Folders below `pictures` or `sounds`, and the file.
const DEEPEST: usize = 4;
/// Names that one system or another keeps for its devices.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// Whether a path may name a picture or a sound of a package.
#[must_use]
pub fn is_file_path(path: &str) -> bool {
    let Some((folder, name)) = path.split_once('/') else { return false };
    let Some((_, ending)) = path.rsplit_once('.') else { return false };
    let ending = ending.to_ascii_lowercase();
    let known = [PICTURES, SOUNDS]
        .iter()
        .any(|(known, endings)| *known == folder && endings.contains(&ending.as_str()));
    known && path.len() <= LONGEST && name.split('/').count() <= DEEPEST && are_names(name)
}

/// A design's text in which files have other paths, each by its old one. Such paths need no
/// escapes, so that one that stands between quotes is a whole text of the design.
#[must_use]
pub fn with_paths(text: &str, moved: &BTreeMap<String, String>) -> String {
    let parts = text.split('"').map(|part| moved.get(part).map_or(part, String::as_str));
    parts.collect::<Vec<_>>().join("\"")
}

/// Whether a path may name anything in a package besides the design.
pub(super) fn is_held_path(path: &str) -> bool {
    path == super::ATTRIBUTION || is_file_path(path)
}

/// Whether a path may name a folder of a package; such entries hold nothing and are passed over.
pub(super) fn is_folder_path(path: &str) -> bool {
    let path = path.trim_end_matches('/');
    let known = [PICTURES.0, SOUNDS.0].contains(&path.split('/').next().unwrap_or_default());
    known && path.len() <= LONGEST && path.split('/').count() <= DEEPEST && are_names(path)
}

fn are_names(path: &str) -> bool {
    path.split('/').all(is_name)
}

/// Letters, digits and a few signs; nothing hidden, no device, no dot or space at the end.
fn is_name(name: &str) -> bool {
    let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.');
    let stem = name.split('.').next().unwrap_or_default().to_ascii_lowercase();
    let port = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
    let is_port = port.is_some_and(|rest| {
        let mut numbers = rest.chars();
        numbers.next().is_some_and(char::is_numeric) && numbers.next().is_none()
    });
    !name.starts_with('.')
        && !name.ends_with('.')
        && !name.is_empty()
        && name.chars().all(fits)
        && !DEVICES.contains(&stem.as_str())
        && !is_port
}

#[cfg(test)]
mod tests {
    use super::super::ATTRIBUTION;
    use super::*;

    #[test]
    fn only_plain_paths_in_known_folders_are_taken() {
        let plain = ["pictures/cow.png", "pictures/a/b/é-1_2.JPG", "sounds/moo.ogg"];
        for path in plain.into_iter().chain(["pictures/comb.png", "pictures/com10.png"]) {
            assert!(is_file_path(path), "{path}");
        }
        for path in [
            "cow.png",
            "/pictures/cow.png",
            "pictures/../cow.png",
            "../pictures/cow.png",
            "pictures//cow.png",
            "pictures/./cow.png",
            "pictures\\cow.png",
            "pictures/a\\..\\cow.png",
            "C:/pictures/cow.png",
            "pictures/c:cow.png",
            "pictures/.png",
            "pictures/.hidden.png",
            "pictures/nul.png",
            "pictures/com1.png",
            "pictures/LPT¹.png",
            "pictures/cow.exe",
            "pictures/cow",
            "pictures/cow.png/",
            "pictures/co\nw.png",
            "pictures/\u{202e}.png",
            "sounds/cow.png",
            "pictures/a/b/c/d/e.png",
            "",
        ] {
            assert!(!is_file_path(path), "{path}");
        }
        assert!(!is_file_path(ATTRIBUTION) && is_held_path(ATTRIBUTION));
        assert!(!is_held_path("README.txt") && !is_held_path("pictures/ATTRIBUTION.txt"));
        assert!(is_folder_path("pictures/") && is_folder_path("sounds/animals/"));
        assert!(!is_folder_path("../") && !is_folder_path("other/") && !is_folder_path("/"));
    }

    #[test]
    fn files_get_other_paths_where_they_are_named_whole() {
        let moved = [("pictures/a.webp", "pictures/b.png"), ("pictures/b.png", "pictures/c.png")];
        let moved = moved.map(|(from, to)| (from.to_owned(), to.to_owned())).into();
        let text = r#"{"a": "pictures/a.webp", "b": "pictures/b.png", "c": "my pictures/a.webp",
            "d": "\"pictures/a.webp\""}"#;
        let expected = r#"{"a": "pictures/b.png", "b": "pictures/c.png", "c": "my pictures/a.webp",
            "d": "\"pictures/a.webp\""}"#;
        assert_eq!(with_paths(text, &moved), expected);
    }
}
