//! The words of the pictures: which ones are taken, their names and keywords in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use super::read;

/// The first line of the file.
const HEADING: &str =
    "# code\tgroup\tid\ttones\tEnglish name\tEnglish keywords\tFrench name\tFrench keywords\n";
/// The groups of OpenMoji and ours. What is in no group of these comes from `extras.tsv` or not
/// at all: brands, buttons of programs, flags of parties and the like.
const GROUPS: [(&str, &str); 9] = [
    ("smileys-emotion", "smileys"),
    ("people-body", "people"),
    ("animals-nature", "animals"),
    ("food-drink", "food"),
    ("travel-places", "travel"),
    ("activities", "activities"),
    ("objects", "objects"),
    ("symbols", "symbols"),
    ("flags", "flags"),
];
/// Stands before a keyword that is a name in everyday words.
const NAME: &str = "=";
/// Left out: signs in Japanese letters, two keys without a digit, a rude sign.
const LEFT_OUT: [&str; 4] = ["Japanese “", "keycap: #", "keycap: *", "middle finger"];

/// One picture.
pub(super) struct Entry {
    code: String,
    group: String,
    id: String,
    /// The codes of its five skin tones, from light to dark; none when it has none.
    tones: Vec<String>,
    en: Words,
    fr: Words,
}

/// A name and keywords.
#[derive(Clone, Default)]
struct Words {
    name: String,
    keywords: Vec<String>,
}

impl Entry {
    /// The codes of its drawings: its own, then its tones.
    pub(super) fn drawings(&self) -> Vec<String> {
        std::iter::once(&self.code).chain(&self.tones).cloned().collect()
    }
}

/// Gathers all entries in the order of the groups; ids already `known` stay as they are.
pub(super) fn gather(packages: &Path, source: &Path, known: &str) -> Result<Vec<Entry>> {
    let emoji = json(&packages.join("openmoji/data/openmoji.json"))?;
    let names = |lang| names(&packages.join(format!("emojibase-data/{lang}/data.json")));
    let (en, fr) = (names("en")?, names("fr")?);
    let mut entries = Vec::new();
    for (theirs, ours) in GROUPS {
        for one in emoji.iter().filter(|one| text(one, "group") == theirs) {
            let code = text(one, "hexcode");
            // Skin tones are no pictures of their own, and the words leave them out.
            let Some(words) = en.get(&plain(code)) else { continue };
            if is_left_out(&words.name) {
                continue;
            }
            let french = fr.get(&plain(code)).with_context(|| format!("{code} in French"))?;
            entries.push(Entry {
                code: code.to_owned(),
                group: ours.to_owned(),
                id: String::new(),
                tones: tones(&emoji, code),
                en: words.clone(),
                fr: french.clone(),
            });
        }
        entries.extend(extras(&read(&source.join("extras.tsv"))?, ours)?);
    }
    for entry in entries.iter_mut().filter(|entry| entry.group == "flags") {
        for words in [&mut entry.en, &mut entry.fr] {
            words.add_country();
        }
    }
    for entry in entries.iter_mut().filter(|entry| entry.group == "symbols") {
        entry.fr.mark_zodiac();
    }
    add_keywords(&mut entries, &read(&source.join("keywords.tsv"))?, "")?;
    add_keywords(&mut entries, &read(&source.join("names.tsv"))?, NAME)?;
    name_all(&mut entries, known)?;
    Ok(entries)
}

/// The file.
pub(super) fn write(entries: &[Entry]) -> String {
    let mut text = HEADING.to_owned();
    for entry in entries {
        let Entry { code, group, id, en, fr, .. } = entry;
        let tones = if entry.tones.is_empty() { "" } else { "5" };
        let line = [code, group, id, tones, &en.name, &en.list(), &fr.name, &fr.list()].join("\t");
        text.push_str(&line);
        text.push('\n');
    }
    text
}

impl Words {
    /// People look for `France`, not for `flag: France`.
    fn add_country(&mut self) {
        if let Some((_, country)) = self.name.split_once(':') {
            self.keywords.push(country.trim().to_owned());
        }
    }

    /// Who looks for a lion wants the animal: signs of the zodiac say what they are.
    fn mark_zodiac(&mut self) {
        let zodiac = "zodiaque";
        if self.keywords.iter().any(|word| word == zodiac) && !self.name.contains(zodiac) {
            self.name = format!("{} {zodiac}", self.name);
        }
    }

    /// Keywords in the order of the alphabet, once each, without the name itself.
    fn list(&self) -> String {
        let keywords: BTreeSet<&str> =
            self.keywords.iter().map(String::as_str).filter(|word| *word != self.name).collect();
        keywords.into_iter().collect::<Vec<_>>().join(", ")
    }
}

fn is_left_out(name: &str) -> bool {
    LEFT_OUT.iter().any(|start| name.starts_with(start))
}

/// A code without the mark that asks for colours, which sources write or leave out as they like.
fn plain(code: &str) -> String {
    code.replace("-FE0F", "")
}

fn json(path: &Path) -> Result<Vec<Value>> {
    let value: Value = serde_json::from_str(&read(path)?)?;
    value.as_array().cloned().context("a list was expected")
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value.get(field).and_then(Value::as_str).unwrap_or_default()
}

/// The words of one language by code.
fn names(path: &Path) -> Result<BTreeMap<String, Words>> {
    let list = json(path)?;
    let entries = list.iter().map(|one| {
        let tags = one.get("tags").and_then(Value::as_array).into_iter().flatten();
        let keywords = tags.filter_map(Value::as_str).map(clean).collect();
        (plain(text(one, "hexcode")), Words { name: clean(text(one, "label")), keywords })
    });
    Ok(entries.collect())
}

/// Words as we write them: no remark on genders, no comma or tab, plain spaces that do not break.
fn clean(words: &str) -> String {
    let words = words.replace("(tous genres)", "").replace('\u{202f}', "\u{a0}");
    words
        .replace([',', '\t'], " ")
        .split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The codes of the five skin tones of a picture of one person.
fn tones(emoji: &[Value], code: &str) -> Vec<String> {
    let mut found: Vec<(u64, &str)> = emoji
        .iter()
        .filter(|one| text(one, "skintone_base_hexcode") == code)
        .filter(|one| text(one, "skintone_combination") == "single")
        .filter_map(|one| Some((one.get("skintone")?.as_u64()?, text(one, "hexcode"))))
        .collect();
    found.sort_unstable();
    // Two people have two tones; only pictures with one are offered in tones.
    let is_single = |code: &str| code.matches("-1F3F").count() == 1;
    let is_whole = found.iter().map(|(tone, _)| *tone).eq(1..=5)
        && found.iter().all(|(_, code)| is_single(code));
    let found = if is_whole { found } else { Vec::new() };
    found.into_iter().map(|(_, code)| code.to_owned()).collect()
}

/// The pictures of a group that only OpenMoji has, with words of our own.
fn extras(source: &str, group: &str) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [code, of, en, en_keywords, fr, fr_keywords] = fields[..] else {
            anyhow::bail!("extras.tsv has no six fields in: {line}");
        };
        ensure!(GROUPS.iter().any(|(_, known)| *known == of), "extras.tsv names the group {of}");
        let words = |name: &str, list: &str| Words {
            name: name.to_owned(),
            keywords: list.split(',').map(clean).collect(),
        };
        if of == group {
            entries.push(Entry {
                code: code.to_owned(),
                group: group.to_owned(),
                id: String::new(),
                tones: Vec::new(),
                en: words(en, en_keywords),
                fr: words(fr, fr_keywords),
            });
        }
    }
    Ok(entries)
}

/// Adds our own keywords with a mark before them, each to the pictures it is given with.
fn add_keywords(entries: &mut [Entry], source: &str, mark: &str) -> Result<()> {
    let places: BTreeMap<String, usize> =
        (0..).zip(entries.iter()).map(|(at, entry)| (plain(&entry.code), at)).collect();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [en, fr, pictures] = fields[..] else {
            anyhow::bail!("there are no three fields in: {line}");
        };
        for emoji in pictures.split(' ') {
            let code: Vec<String> =
                emoji.chars().map(|letter| format!("{:X}", u32::from(letter))).collect();
            let entry = places.get(&plain(&code.join("-"))).and_then(|at| entries.get_mut(*at));
            let entry = entry.with_context(|| format!("{emoji} of {en} is no picture"))?;
            for (words, keyword) in [(&mut entry.en, en), (&mut entry.fr, fr)] {
                if !keyword.is_empty() && *keyword != words.name {
                    words.keywords.push(format!("{mark}{keyword}"));
                }
            }
        }
    }
    Ok(())
}

/// Gives every entry an id that never changes: the one it had, else its English name.
fn name_all(entries: &mut [Entry], known: &str) -> Result<()> {
    let known: BTreeMap<&str, &str> = known
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| {
            let mut fields = line.split('\t');
            Some((fields.next()?, fields.nth(1)?))
        })
        .collect();
    let mut taken: BTreeSet<String> = known.values().map(|id| (*id).to_owned()).collect();
    for entry in entries {
        entry.id = match known.get(entry.code.as_str()) {
            Some(id) => (*id).to_owned(),
            None => {
                let id = kebab(&entry.en.name);
                ensure!(
                    taken.insert(id.clone()),
                    "the id {id} is taken, {} needs another",
                    entry.code
                );
                id
            }
        };
    }
    Ok(())
}

/// A name in small plain letters, digits and hyphens.
fn kebab(name: &str) -> String {
    let letters = name.nfd().filter(char::is_ascii).map(|letter| letter.to_ascii_lowercase());
    let spaced: String =
        letters.map(|letter| if letter.is_ascii_alphanumeric() { letter } else { ' ' }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_and_stay() {
        assert_eq!(kebab("Flag: Côte d’Ivoire"), "flag-cote-divoire");
        let entry = |code: &str, name: &str| Entry {
            code: code.to_owned(),
            group: String::new(),
            id: String::new(),
            tones: Vec::new(),
            en: Words { name: name.to_owned(), keywords: Vec::new() },
            fr: Words::default(),
        };
        let mut entries = [entry("1", "big cat"), entry("2", "dog")];
        name_all(&mut entries, "# x\n1\tanimals\tcat\t\n").unwrap();
        assert_eq!(entries.map(|entry| entry.id), ["cat", "dog"]);
        assert!(name_all(&mut [entry("2", "cat")], "1\tanimals\tcat\t\n").is_err());
    }

    #[test]
    fn lines_with_gaps_are_refused() {
        assert!(extras("E000\tanimals\tgoldfish\n", "animals").is_err());
        assert!(extras("E000\tnowhere\ta\tb\tc\td\n", "animals").is_err());
        assert_eq!(extras("E000\tanimals\ta\tb\tc\td\n", "animals").unwrap().len(), 1);
        assert!(add_keywords(&mut [], "summer\tété\t☀️\n", "").is_err());
    }

    #[test]
    fn words_are_cleaned() {
        assert_eq!(clean("fermier (tous genres)"), "fermier");
        assert_eq!(clean("a, b"), "a b");
    }
}
