//! The few pictures that the games of the shelf show, apart from the thousands of the library.
//!
//! Whoever only plays need not fetch the whole library. Both have the same form.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use flate2::read::GzDecoder;
use flate2::{Compression, GzBuilder};

use crate::dist::{Dist, read};

/// How designs name a picture of the library.
const KIND: &str = "picture:";

/// Adds the words and the drawings of all pictures that some texts name, or those below some folders.
pub(crate) fn add(dist: &mut Dist, pictures: &Path, texts: &[PathBuf]) -> Result<()> {
    let words = String::from_utf8(read(&pictures.join("library.tsv"))?)?;
    let mut drawings = String::new();
    let packed = read(&pictures.join("drawings.tsv.gz"))?;
    GzDecoder::new(packed.as_slice()).read_to_string(&mut drawings)?;
    let mut named = BTreeSet::new();
    for text in texts {
        gather(text, &mut named)?;
    }
    let (words, drawings) = chosen(&words, &drawings, &named)?;
    let mut writer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    writer.write_all(drawings.as_bytes())?;
    dist.add("shelf-words.tsv", words.into_bytes());
    dist.add("shelf-drawings.tsv.gz", writer.finish()?);
    Ok(())
}

/// Where pictures are named: by designs that ship, by games and by the screens.
pub(crate) fn texts(crates: &Path) -> Result<Vec<PathBuf>> {
    let mut texts = vec![crates.join("workshop/library"), crates.join("web/src")];
    for entry in fs::read_dir(crates)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with("game-") {
            texts.push(entry.path().join("src"));
        }
    }
    Ok(texts)
}

/// The lines of the pictures named.
fn chosen(words: &str, drawings: &str, named: &BTreeSet<String>) -> Result<(String, String)> {
    let (mut few_words, mut few_drawings) = (String::new(), String::new());
    for id in named {
        let line = words.lines().find(|line| line.split('\t').nth(2) == Some(id));
        let Some(line) = line else { bail!("no picture has the id {id}") };
        let code = line.split('\t').next().unwrap_or_default();
        let is_its = |line: &&str| line.split('\t').next() == Some(code);
        let drawing =
            drawings.lines().find(is_its).with_context(|| format!("{id} is not drawn"))?;
        few_words.extend([line, "\n"]);
        few_drawings.extend([drawing, "\n"]);
    }
    Ok((few_words, few_drawings))
}

/// Gathers the ids from a text, or from all texts below a folder.
fn gather(path: &Path, named: &mut BTreeSet<String>) -> Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            gather(&entry?.path(), named)?;
        }
    } else if let Ok(text) = String::from_utf8(read(path)?) {
        named.extend(ids_in(&text));
    }
    Ok(())
}

fn ids_in(text: &str) -> impl Iterator<Item = String> {
    text.split(KIND)
        .skip(1)
        .map(|rest| {
            let is_of_id =
                |letter: &char| letter.is_ascii_lowercase() || matches!(letter, '0'..='9' | '-');
            rest.chars().take_while(is_of_id).collect::<String>()
        })
        .filter(|id| !id.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_wherever_they_stand() {
        let text = r#"{"a": "picture:cat", "b": ["picture:red-apple","card:7-hearts"]}"#;
        assert_eq!(ids_in(text).collect::<Vec<_>>(), ["cat", "red-apple"]);
    }

    #[test]
    fn only_what_is_named_is_chosen_and_what_is_missing_told() {
        let words = "# head\n1F431\tanimals\tcat\t\tcat\n1F436\tanimals\tdog\t\tdog\n";
        let drawings = "1F431\t<svg/>\n1F436\t<svg2/>\n";
        let named = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
        let (few, drawn) = chosen(words, drawings, &named(&["dog"])).unwrap();
        assert_eq!(
            (few.as_str(), drawn.as_str()),
            ("1F436\tanimals\tdog\t\tdog\n", "1F436\t<svg2/>\n")
        );
        assert!(chosen(words, drawings, &named(&["unicorn"])).is_err());
    }
}
