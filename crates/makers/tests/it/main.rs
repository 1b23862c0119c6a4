//! Makers tried on real lists: what they make opens, is played, and where it can be, is won.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panic")]

mod boards;
mod every;
mod forms;
mod laws;
mod lists;
mod player;
mod refusals;
mod texts;
mod wins;

use i18n::Lang;
use makers::{Form, Kind, Made, NotMade, PictureFinder, make};

/// Knows a picture of every word but those with a z.
pub(crate) struct SomePictures;

impl PictureFinder for SomePictures {
    fn find(&self, word: &str, _: Lang) -> Option<String> {
        (!word.contains('z')).then(|| format!("picture-{}", word.to_lowercase()))
    }
}

/// Fields by their names, as they are typed.
pub(crate) type Typed<'a> = &'a [(&'a str, &'a str)];

/// Makes a design from typed fields.
pub(crate) fn try_make(kind: Kind, fields: &[(&str, &str)]) -> Result<Made, NotMade> {
    let form = Form::from_fields(kind, fields.iter().copied());
    let form = form.map_err(|why| NotMade { why, unused: Vec::new() })?;
    make(&form, &SomePictures)
}

/// The same, where it must succeed.
pub(crate) fn made(kind: Kind, fields: &[(&str, &str)]) -> Made {
    match try_make(kind, fields) {
        Ok(made) => made,
        Err(not) => panic!("{kind}: {not}"),
    }
}
