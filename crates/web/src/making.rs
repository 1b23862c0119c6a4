//! A quick game in the making: what was typed, which pictures were brought, and what comes of it.
//!
//! What becomes of a form is the makers' business; here pictures are found for it and laid beside
//! the design. Where no list was given yet, an example stands in, so that there is always a game
//! to look at.

mod examples;
mod names;
mod pieces;

use std::collections::BTreeMap;

use design::Design;
use game::Reason as _;
use i18n::{Lang, Message};
use makers::{Cut, Field, Form, Kind, PictureFinder, Refusal, Remark, Unused};
use names::{free_path, word_of};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::album::{self, Paths};
use crate::brought::Picture;
use crate::pictures::library;
use crate::source::Own;

/// What was filled in; fields that were not are as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Filled {
    pub(crate) kind: Kind,
    /// What was typed or chosen, by the names of fields.
    pub(crate) typed: BTreeMap<String, String>,
    /// Pictures by the words that stand for them.
    #[serde(default)]
    pub(crate) brought: BTreeMap<String, Brought>,
    /// The picture that is cut into pieces.
    #[serde(default)]
    pub(crate) photo: Option<Photo>,
}

/// A picture that somebody brought for a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Brought {
    path: String,
    digest: String,
}

/// A picture that somebody brought to be cut. It is kept as it came, on this device only: the
/// pieces are written anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Photo {
    pub(crate) name: String,
    digest: String,
    size: (u32, u32),
}

/// What came of it, before a picture is cut for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draft {
    pub(crate) quick: Quick,
    /// The picture that is to be cut, and the design that names its pieces.
    cut: Option<(Cut, Design)>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Quick {
    pub(crate) own: Own,
    /// What could not be used, line by line, and what else is worth saying.
    pub(crate) told: Vec<Message>,
    /// Whether an example stands where nothing was given yet.
    pub(crate) is_example: bool,
}

/// Why nothing came of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct NotYet {
    pub(crate) why: Message,
    /// What of the list could not be used.
    pub(crate) told: Vec<Message>,
}

impl Filled {
    /// Nothing is filled in yet.
    pub(crate) fn new(kind: Kind) -> Self {
        Self { kind, typed: BTreeMap::new(), brought: BTreeMap::new(), photo: None }
    }

    /// The list that stands in until one is given.
    pub(crate) const fn example(kind: Kind, lang: Lang) -> Option<&'static str> {
        examples::list(kind, lang)
    }

    /// Whether a list stands in until one is given: then the list is what matters most.
    pub(crate) const fn has_example(&self) -> bool {
        examples::list(self.kind, Lang::En).is_some()
    }

    /// Whether a maker cuts a picture.
    pub(crate) fn wants_photo(&self) -> bool {
        matches!(self.kind, Kind::Jigsaw | Kind::SlidingPuzzle)
    }

    /// Whether a maker reads a list.
    pub(crate) fn wants_list(&self) -> bool {
        !matches!(self.kind, Kind::Jigsaw | Kind::Arithmetic)
    }

    /// Whether something becomes of a file: of a picture, or of a list.
    pub(crate) fn takes(&self, is_picture: bool) -> bool {
        if is_picture { self.wants_photo() || self.has_example() } else { self.wants_list() }
    }

    /// The fields that are shown: those that matter for the kind, and those that all kinds have.
    /// What pictures tell by themselves is not asked.
    pub(crate) fn fields(&self) -> (Vec<Field>, Vec<Field>) {
        let hidden = ["list", "picture", "width", "height"];
        let common = ["seed", "title", "lang"];
        let shown = Form::fields(self.kind).into_iter();
        let shown = shown.filter(|field| !hidden.contains(&field.name));
        let is_common = |field: &Field| common.contains(&field.name);
        let (mut of_all, of_kind): (Vec<_>, Vec<_>) = shown.partition(is_common);
        of_all.sort_by_key(|field| common.iter().position(|name| *name == field.name));
        (of_kind, of_all)
    }

    /// The text of a field, and whether somebody chose it.
    pub(crate) fn value(&self, name: &str) -> (String, bool) {
        if let Some(typed) = self.typed.get(name) {
            return (typed.clone(), true);
        }
        let usual = Form::new(self.kind).values().get(name).map(|value| match value {
            Value::String(text) => text.clone(),
            Value::Bool(yes) => (if *yes { "yes" } else { "no" }).to_owned(),
            other => other.to_string(),
        });
        (usual.unwrap_or_default(), false)
    }

    /// Writes into a field; what is empty is as usual.
    pub(crate) fn set(&mut self, name: &str, value: String) {
        if value.is_empty() {
            self.typed.remove(name);
        } else {
            self.typed.insert(name.to_owned(), value);
        }
    }

    fn list(&self) -> &str {
        self.typed.get("list").map_or("", String::as_str)
    }

    /// Every picture that it holds on to.
    pub(crate) fn digests(&self) -> impl Iterator<Item = &String> {
        self.brought.values().map(|it| &it.digest).chain(self.photo.iter().map(|it| &it.digest))
    }

    /// Takes a picture of this name: to be cut, or for the list.
    ///
    /// What is to be cut is kept as it came: `bytes`.
    pub(crate) fn bring(&mut self, name: &str, bytes: &[u8], picture: &Picture) {
        let word = word_of(name);
        if self.wants_photo() {
            let ending = if picture.ending == "svg" { "svg" } else { "png" };
            let name = format!("{word}.{ending}");
            self.photo = Some(Photo { name, digest: album::take(bytes), size: picture.size });
            return;
        }
        let taken = self.brought.values().map(|it| it.path.as_str()).collect();
        let path = free_path(&word, &picture.ending, &taken);
        let digest = album::take(&picture.bytes);
        self.brought.insert(word.to_lowercase(), Brought { path, digest });
        let mut list = self.list().trim_end().to_owned();
        if !list.is_empty() {
            list.push('\n');
        }
        self.set("list", list + &word);
        // Who brings pictures wants to see them.
        if self.kind == Kind::Memory && !self.typed.contains_key("cards") {
            self.set("cards", "pictures".to_owned());
        }
    }

    fn form(&self, lang: Lang) -> Result<(Form, bool), Refusal> {
        let mut typed: BTreeMap<&str, &str> =
            self.typed.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let lang = typed.get("lang").and_then(|code| code.parse().ok()).unwrap_or(lang);
        typed.insert("lang", lang.code());
        let given =
            self.list().trim().is_empty().then(|| examples::list(self.kind, lang)).flatten();
        if let Some(example) = given {
            typed.insert("list", example);
        }
        let mut is_example = given.is_some();
        let size = self.photo.as_ref().map(|it| (it.size.0.to_string(), it.size.1.to_string()));
        match (&self.photo, &size) {
            (Some(photo), Some((width, height))) => {
                typed.insert("picture", &photo.name);
                if self.kind == Kind::SlidingPuzzle {
                    typed.entry("face").or_insert("picture");
                } else {
                    typed.insert("width", width);
                    typed.insert("height", height);
                }
            }
            _ if self.wants_photo() => {
                is_example |= self.kind == Kind::Jigsaw || typed.get("face") == Some(&"picture");
                typed.insert("picture", "example.svg");
            }
            _ => {}
        }
        Ok((Form::from_fields(self.kind, typed)?, is_example))
    }

    /// Makes the game. A picture that is to be cut goes to the worker.
    ///
    /// # Errors
    /// When something is missing or does not fit.
    pub(crate) async fn make(&self, lang: Lang) -> Result<Quick, NotYet> {
        let Draft { mut quick, cut } = self.draft(lang)?;
        if let Some((cut, design)) = cut {
            let cut = pieces::named(&cut, &design, &self.to_cut()).await;
            quick.own.files.extend(cut.map_err(alone)?);
        }
        Ok(quick)
    }

    /// The game without the pieces of a picture.
    pub(crate) fn draft(&self, lang: Lang) -> Result<Draft, NotYet> {
        let (form, is_example) = self.form(lang).map_err(|why| alone(why.message()))?;
        let made = makers::make(&form, &Finder(&self.brought));
        let made =
            made.map_err(|not| NotYet { why: not.why.message(), told: told(&not.unused, &[]) })?;
        let files = self.named(&made.design);
        let unused = if is_example { &[] } else { &made.unused[..] };
        let told = told(unused, &made.remarks);
        let own = Own { text: design::files::write(&made.design), files };
        let cut = made.cut.map(|cut| (cut, made.design));
        Ok(Draft { quick: Quick { own, told, is_example }, cut })
    }

    /// The pictures for words that a design names.
    fn named(&self, design: &Design) -> Paths {
        let named = |path: &str| design.tokens.iter().any(|kind| kind.picture == path);
        let brought = self.brought.values().filter(|it| named(&it.path));
        brought.map(|it| (it.path.clone(), it.digest.clone())).collect()
    }

    /// The digest of the picture that is cut.
    fn to_cut(&self) -> String {
        match &self.photo {
            Some(photo) => photo.digest.clone(),
            None => album::take(examples::PICTURE.as_bytes()),
        }
    }
}

fn alone(why: Message) -> NotYet {
    NotYet { why, told: Vec::new() }
}

/// Finds pictures for words: those that were brought, then the library's.
struct Finder<'a>(&'a BTreeMap<String, Brought>);

impl PictureFinder for Finder<'_> {
    fn find(&self, word: &str, lang: Lang) -> Option<String> {
        if let Some(brought) = self.0.get(&word.to_lowercase()) {
            return Some(brought.path.clone());
        }
        let of_id = word.contains(':').then(|| library().find(word)).flatten();
        of_id.or_else(|| library().named(word, lang)).map(|picture| picture.id())
    }
}

fn told(unused: &[Unused], remarks: &[Remark]) -> Vec<Message> {
    let spans = makers::spans(unused);
    spans.iter().map(makers::Span::message).chain(remarks.iter().map(Remark::message)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(filled: &Filled) -> Result<Quick, NotYet> {
        filled.draft(Lang::En).map(|draft| draft.quick)
    }

    /// Reads a picture as the worker does.
    fn bring(filled: &mut Filled, name: &str, bytes: &[u8]) {
        let pictures::Imported { bytes: anew, format, size } = pictures::import(bytes).unwrap();
        let picture = Picture { bytes: anew, ending: format.ending().to_owned(), size };
        filled.bring(name, bytes, &picture);
    }

    #[test]
    fn every_maker_has_something_to_show_before_anything_is_typed() {
        for kind in Kind::ALL {
            for lang in Lang::ALL {
                let made = Filled::new(kind).draft(lang);
                let quick = made.unwrap_or_else(|not| panic!("{kind}: {:?}", not.why)).quick;
                assert!(quick.told.is_empty(), "{kind}: {:?}", quick.told);
                let form = crate::source::form("own-1", Some(&quick.own), &[]);
                assert!(form.is_ok(), "{kind}: {:?}", form.err());
            }
        }
    }

    #[test]
    fn what_is_typed_is_in_the_game_and_what_is_not_used_is_told() {
        let mut filled = Filled::new(Kind::Memory);
        assert!(made(&filled).unwrap().is_example);
        filled.set("list", "sun\nmoon\nsun".to_owned());
        let quick = made(&filled).unwrap();
        assert!(!quick.is_example);
        assert!(quick.own.text.contains("moon"));
        assert_eq!(quick.told.len(), 1, "the sun stands there twice");
        filled.set("list", "sun".to_owned());
        assert_eq!(made(&filled).unwrap_err().why.key(), "makers.too-few-words");
        filled.set("pairs", "9999".to_owned());
        assert_eq!(made(&filled).unwrap_err().why.key(), "makers.bad-value");
    }

    #[test]
    fn each_kind_takes_the_files_that_become_something() {
        let takes = |kind| [true, false].map(|is_picture| Filled::new(kind).takes(is_picture));
        assert_eq!(takes(Kind::Memory), [true, true]);
        assert_eq!(takes(Kind::Jigsaw), [true, false]);
        assert_eq!(takes(Kind::Goose), [false, true]);
        assert_eq!(takes(Kind::Arithmetic), [false, false]);
        let mut sums = Filled::new(Kind::Arithmetic);
        sums.set("list", "cow".to_owned());
        assert_eq!(made(&sums).unwrap().told.len(), 1, "no field would show what is not used");
    }

    #[test]
    fn brought_pictures_are_words_of_the_list() {
        let svg = |colour: &str| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path fill=\"{colour}\" d=\"M0 0h9v9z\"/></svg>"
            )
        };
        let mut filled = Filled::new(Kind::Memory);
        bring(&mut filled, "Anna_1.svg", svg("red").as_bytes());
        bring(&mut filled, "../anna 1.svg", svg("blue").as_bytes());
        bring(&mut filled, "é.svg", svg("green").as_bytes());
        assert_eq!(filled.list(), "Anna 1\nanna 1\né");
        assert_eq!(filled.value("cards"), ("pictures".to_owned(), true));
        let quick = made(&filled).unwrap();
        let paths: Vec<&String> = quick.own.files.keys().collect();
        assert_eq!(paths, ["pictures/anna-1-2.svg", "pictures/picture.svg"]);
    }

    #[test]
    fn a_photo_is_cut_into_the_pieces_that_are_named() {
        let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"><path d=\"M0 0h40v30z\"/></svg>";
        for (kind, named) in [(Kind::Jigsaw, 12), (Kind::SlidingPuzzle, 8)] {
            let mut filled = Filled::new(kind);
            bring(&mut filled, "Holidays.svg", svg);
            assert_eq!(filled.to_cut(), album::digest_of(svg), "it is kept as it came");
            let draft = filled.draft(Lang::En).unwrap();
            let (cut, design) = draft.cut.unwrap();
            assert!(!draft.quick.is_example);
            let pieces = (0..cut.rows * cut.columns).map(|at| at.to_string()).collect();
            assert_eq!(pieces::those_named(&cut, &design, pieces).len(), named, "{kind}");
        }
    }
}
