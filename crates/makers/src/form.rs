//! A filled-in form: what every maker is asked, and what only one is.

use design::Design;
use i18n::Lang;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::fields::{check_all, find};
use crate::job::Job;
use crate::{
    Arithmetic, BlockPuzzle, Dominoes, Families, Field, FieldKind, Goose, Hangman, Jigsaw, Kind,
    Lotto, Memory, OddOneOut, OneAmong, PegSolitaire, PigeonVole, Refusal, SlidingPuzzle,
    SomeAmong, Spelling,
};

/// A filled-in form. Every field has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Form {
    /// The name of the game; the maker's own when empty.
    #[serde(default)]
    pub title: String,
    /// The language of the words in the list.
    #[serde(default)]
    pub lang: Lang,
    /// The list, table or drawing, as it was pasted.
    #[serde(default)]
    pub list: String,
    /// What only this maker is asked.
    pub recipe: Recipe,
}

/// Ties every kind of maker to what only it is asked: a new one is one word more.
macro_rules! recipes {
    ($($maker:ident),*) => {
        /// What only one maker is asked.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Recipe {
            $($maker($maker)),*
        }

        impl Recipe {
            /// What a maker is asked when nobody has answered yet.
            fn new(kind: Kind) -> Self {
                match kind {
                    $(Kind::$maker => Self::$maker($maker::default())),*
                }
            }

            const fn kind(&self) -> Kind {
                match self {
                    $(Self::$maker(_) => Kind::$maker),*
                }
            }

            const fn fields(kind: Kind) -> &'static [Field] {
                match kind {
                    $(Kind::$maker => $maker::FIELDS),*
                }
            }

            pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
                match self {
                    $(Self::$maker(recipe) => recipe.make(job)),*
                }
            }
        }
    };
}

recipes!(
    Memory,
    SlidingPuzzle,
    Families,
    PigeonVole,
    Spelling,
    Arithmetic,
    OneAmong,
    SomeAmong,
    Goose,
    Jigsaw,
    Dominoes,
    PegSolitaire,
    BlockPuzzle,
    Lotto,
    OddOneOut,
    Hangman
);

/// What every maker is asked.
const COMMON: &[Field] = &[
    Field::text("title"),
    Field::choice("lang", &["fr", "en"]),
    Field { name: "list", kind: FieldKind::Lines },
];

impl Form {
    /// The empty form of a maker.
    #[must_use]
    pub fn new(kind: Kind) -> Self {
        let recipe = Recipe::new(kind);
        Self { title: String::new(), lang: Lang::default(), list: String::new(), recipe }
    }

    /// A form from typed fields, by their names.
    ///
    /// # Errors
    /// When a field is unknown or its value does not fit.
    pub fn from_fields<'a>(
        kind: Kind,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Refusal> {
        let (mut form, mut own) = (Self::new(kind), Map::new());
        let fields = Self::fields(kind);
        for (name, text) in given {
            let value = find(&fields, name)?.parse(text)?;
            match name {
                "title" => text.clone_into(&mut form.title),
                "list" => text.clone_into(&mut form.list),
                "lang" => form.lang = text.parse().unwrap_or_default(),
                _ => drop(own.insert(name.to_owned(), value)),
            }
        }
        let recipe = Map::from_iter([(kind.name().to_owned(), Value::Object(own))]);
        form.recipe = serde_json::from_value(Value::Object(recipe))
            .map_err(|error| Refusal::Unreadable { details: i18n::clip(&error.to_string()) })?;
        Ok(form)
    }

    /// Which maker it is for.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.recipe.kind()
    }

    /// Everything a maker asks, in the order in which it is shown.
    #[must_use]
    pub fn fields(kind: Kind) -> Vec<Field> {
        COMMON.iter().chain(Recipe::fields(kind)).copied().collect()
    }

    /// The values of all fields by their names, as data for a front end.
    #[must_use]
    pub fn values(&self) -> Map<String, Value> {
        let mut values = Map::new();
        values.insert("title".to_owned(), Value::from(self.title.as_str()));
        values.insert("lang".to_owned(), Value::from(self.lang.code()));
        values.insert("list".to_owned(), Value::from(self.list.as_str()));
        // A recipe is an object with one field, which holds its own fields.
        if let Ok(Value::Object(recipe)) = serde_json::to_value(&self.recipe) {
            for (_, own) in recipe {
                values.extend(own.as_object().cloned().unwrap_or_default());
            }
        }
        values
    }

    /// Whether every value is in its range; forms also come from outside as data.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        check_all(&Self::fields(self.kind()), &self.values())
    }
}
