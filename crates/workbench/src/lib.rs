//! The workshop's editor without any page: a design as a form, with tools, and a test beside it.
//!
//! A [`Workbench`] says what there is to show: the [`Part`]s of a design, the [`Field`]s of the
//! selected one, the [`Action`]s and [`Tool`]s, the design as a scene, remarks about it, and a
//! play of it that follows every change. Front ends draw that and hand back what was typed or
//! touched. It holds no rule of play, reads no file and keeps no clock.
//!
//! ```
//! use workbench::{ActionName, Input, Part, Workbench};
//! let mut bench = Workbench::new("my-game", design::Design::default());
//! bench.act(&ActionName::AddToken)?;
//! bench.fill("count", Input::Number(2))?;
//! bench.select(Part::Grid);
//! bench.fill("rows", Input::Number(3))?;
//! bench.fill("columns", Input::Number(3))?;
//! assert_eq!(bench.design().tokens[0].count, 2);
//! assert_eq!(bench.design().grid.rows, 3);
//! # Ok::<(), i18n::Message>(())
//! ```

mod action;
mod bench;
mod checks;
mod control;
mod field;
mod form;
mod lines;
mod measure;
mod naming;
mod part;
mod place;
mod plan;
mod removal;
mod slot;
mod stroke;
mod table;
mod tool;
mod trial;

pub use action::{Action, ActionName};
pub use bench::Workbench;
pub use control::{Check, Control, Input, Queued};
pub use field::Field;
pub use part::{Part, PartLine, Sort};
pub use tool::{Tool, ToolLine};
pub use trial::{TestPlan, show_faces};

/// The words of this crate's own messages.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };
