//! Quick makers: a playable design from a small form.
//!
//! A form is a list of words, a table or a drawing, and a few choices. [`make`] turns it into a
//! design; what it could not use is told line by line. Nothing is read or written here, and no
//! picture is drawn or cut: pictures are found by a [`PictureFinder`] and named by their files.
//!
//! ```
//! use makers::{Form, Kind, NoPictures, make};
//! let form = Form::from_fields(Kind::Memory, [("list", "cat\ndog\ncat\ncow")]).unwrap();
//! let made = make(&form, &NoPictures).unwrap();
//! assert_eq!((made.design.grid.rows, made.design.grid.columns), (2, 3));
//! assert_eq!(made.unused.len(), 1);
//! ```

mod among;
mod arithmetic;
mod blocks;
mod dominoes;
mod draft;
mod drawn;
mod families;
mod fields;
mod form;
mod goose;
mod hangman;
mod jigsaw;
mod job;
mod kind;
mod layout;
mod lotto;
mod memory;
mod odd;
mod pegs;
mod pictures;
mod pigeon;
mod refusal;
mod remark;
mod sliding;
mod spelling;
pub mod table;
mod unused;

pub use among::{OneAmong, SomeAmong};
pub use arithmetic::{Arithmetic, Hidden, Operation};
pub use blocks::BlockPuzzle;
pub use dominoes::{Dominoes, Tiles};
pub use families::{Arrangement, Families};
pub use fields::{Field, FieldKind};
pub use form::{Form, Recipe};
pub use goose::{Goose, Path};
pub use hangman::Hangman;
pub use jigsaw::Jigsaw;
pub use kind::Kind;
pub use lotto::Lotto;
pub use memory::{Cards, Memory};
pub use odd::OddOneOut;
pub use pegs::{Board, PegSolitaire};
pub use pictures::{Cut, NoPictures, PictureFinder};
pub use pigeon::PigeonVole;
pub use refusal::Refusal;
pub use remark::Remark;
pub use sliding::{Face, SlidingPuzzle};
pub use spelling::{Hint, Letters, Spelling};
pub use unused::{Span, Unused, Why, spans};

use design::Design;
use job::Job;

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// A design that was made, and what there is to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// The design, ready to be played.
    pub design: Design,
    /// What of the list is not in it.
    pub unused: Vec<Unused>,
    /// What else is worth saying.
    pub remarks: Vec<Remark>,
    /// The picture whose pieces the design names, to be cut and laid beside it.
    pub cut: Option<Cut>,
}

/// Why nothing was made, and what of the list could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct NotMade {
    /// The reason.
    #[source]
    pub why: Refusal,
    /// What of the list could not be used.
    pub unused: Vec<Unused>,
}

/// Makes a design from a form.
///
/// # Errors
/// When the form holds too little, or something that does not fit.
pub fn make(form: &Form, pictures: &dyn PictureFinder) -> Result<Made, NotMade> {
    let mut job = Job::new(form, pictures);
    let made = form.check().and_then(|()| design(form, &mut job));
    let Job { unused, remarks, cut, .. } = job;
    match made {
        Ok(design) => Ok(Made { design, unused, remarks, cut }),
        Err(why) => Err(NotMade { why, unused }),
    }
}

fn design(form: &Form, job: &mut Job<'_>) -> Result<Design, Refusal> {
    if form.list.len() > table::LARGEST_TEXT {
        return Err(Refusal::TextTooLong { most: table::LARGEST_TEXT >> 20 });
    }
    form.recipe.make(job)
}
