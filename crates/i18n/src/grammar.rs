//! Words in sentences: their article, gender and number, and the forms that follow from them.
//!
//! What a maker says of a word counts; all else is guessed from its letters and a list of words
//! that those deceive about. A name, a sentence or a sum gets no article. Verbs are not bent:
//! sentences are written so that none has to be, or choose by the number of the word.

mod english;
mod french;
mod lexicon;

use crate::{Lang, Message, Value};

/// The gender of a French word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gender {
    Masculine,
    Feminine,
}

/// How an article stands before a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Article {
    /// In full: *le hibou*.
    Whole,
    /// Cut short in French: *l’abeille*.
    Elided,
    /// None, as before a name: *Zoé*.
    None,
}

/// What is known of a word; the rest is guessed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits {
    /// Its gender in French.
    pub gender: Option<Gender>,
    /// How its article stands.
    pub article: Option<Article>,
    /// Whether it names several things.
    pub is_many: Option<bool>,
}

/// All about a word in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// The word without an article of its own.
    pub bare: String,
    /// Its gender; in English it says nothing.
    pub gender: Gender,
    /// How its article stands.
    pub article: Article,
    /// Whether it names several things.
    pub is_many: bool,
}

/// A form of a word that sentences ask for, by the end of the variable's name: `$token-the`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// *l’abeille*, *the bee*
    The,
    /// *une abeille*, *a bee*
    A,
    /// *cette abeille*, *this bee*
    This,
    /// *une autre abeille*, *another bee*
    Other,
    /// *d’abeille*, as in *il n’y a pas d’abeille*; *bee*
    Of,
    /// *abeilles*, *bees*
    Many,
    /// `m` or `f`, for sentences that choose
    Gender,
    /// `one` or `many`, for sentences that choose
    Number,
}

impl Form {
    const ALL: [Self; 8] = [
        Self::The,
        Self::A,
        Self::This,
        Self::Other,
        Self::Of,
        Self::Many,
        Self::Gender,
        Self::Number,
    ];

    /// The base of a variable's name and the form it asks for.
    pub(crate) fn of(variable: &str) -> Option<(&str, Self)> {
        let (base, end) = variable.rsplit_once('-')?;
        let form = Self::ALL.into_iter().find(|form| form.name() == end)?;
        Some((base, form))
    }

    /// How a variable's name ends that asks for it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::The => "the",
            Self::A => "a",
            Self::This => "this",
            Self::Other => "other",
            Self::Of => "of",
            Self::Many => "many",
            Self::Gender => "gender",
            Self::Number => "number",
        }
    }
}

impl Traits {
    /// What a message says of the word that it is.
    pub(crate) fn of(message: &Message) -> Self {
        let said = |wanted: &str| {
            let found = message.args().find(|(name, _)| *name == wanted);
            found.and_then(|(_, value)| match value {
                Value::Text(text) => Some(text.as_str()),
                _ => None,
            })
        };
        Self {
            gender: match said("gender") {
                Some("masculine") => Some(Gender::Masculine),
                Some("feminine") => Some(Gender::Feminine),
                _ => None,
            },
            article: match said("article") {
                Some("whole") => Some(Article::Whole),
                Some("elided") => Some(Article::Elided),
                Some("none") => Some(Article::None),
                _ => None,
            },
            is_many: match said("number") {
                Some("one") => Some(false),
                Some("many") => Some(true),
                _ => None,
            },
        }
    }
}

impl Noun {
    /// A word with what is known of it; the rest is guessed.
    ///
    /// ```
    /// use i18n::{Lang, grammar::{Article, Gender, Noun, Traits}};
    /// let bee = Noun::of(Lang::Fr, "abeille", Traits::default());
    /// assert_eq!((bee.gender, bee.article), (Gender::Feminine, Article::Elided));
    /// assert_eq!(bee.with_the(Lang::Fr), "l’abeille");
    /// ```
    #[must_use]
    pub fn of(lang: Lang, text: &str, traits: Traits) -> Self {
        let text = text.trim();
        match lang {
            Lang::En => english::noun(text, traits),
            Lang::Fr => french::noun(text, traits),
        }
    }

    /// The word with its definite article.
    #[must_use]
    pub fn with_the(&self, lang: Lang) -> String {
        self.in_form(lang, Form::The)
    }

    pub(crate) fn in_form(&self, lang: Lang, form: Form) -> String {
        match (form, self.gender) {
            (Form::Gender, Gender::Masculine) => "m".to_owned(),
            (Form::Gender, Gender::Feminine) => "f".to_owned(),
            (Form::Number, _) => if self.is_many { "many" } else { "one" }.to_owned(),
            _ => match lang {
                Lang::En => english::in_form(self, form),
                Lang::Fr => french::in_form(self, form),
            },
        }
    }
}

/// Whether some words say what a thing does or is, so that they make a sentence after its name:
/// *flies*, *does not fly*.
#[must_use]
pub fn is_predicate(lang: Lang, text: &str) -> bool {
    let first = text.trim().split([' ', '’', '\'']).next().unwrap_or_default();
    let list = match lang {
        Lang::En => lexicon::PREDICATES_EN,
        Lang::Fr => lexicon::PREDICATES,
    };
    list.split_whitespace().any(|verb| verb == first)
}

/// What stands in no article's shadow: a sum, a sentence, a name, something empty.
fn is_no_noun(text: &str) -> bool {
    let is_part = |letter: char| {
        letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '’' | '\'' | ',' | '\u{a0}')
    };
    text.is_empty() || !text.chars().all(is_part) || is_name(text)
}

/// Names begin with a capital; a letter alone is none.
fn is_name(text: &str) -> bool {
    let is_long = text.chars().nth(1).is_some_and(char::is_alphanumeric);
    is_long && text.chars().next().is_some_and(char::is_uppercase)
}

/// Whether a word is a letter or a number, which are called by their sign.
fn is_sign(text: &str) -> bool {
    text.chars().count() == 1 || text.chars().all(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All forms of a word, as guessed.
    fn forms(lang: Lang, text: &str) -> String {
        let noun = Noun::of(lang, text, Traits::default());
        let all = [Form::The, Form::A, Form::This, Form::Other, Form::Of, Form::Many];
        all.map(|form| noun.in_form(lang, form)).join(", ")
    }

    #[test]
    fn french_words_get_their_articles() {
        let fr = |text| forms(Lang::Fr, text);
        let bee = "l’abeille, une abeille, cette abeille, une autre abeille, d’abeille, abeilles";
        assert_eq!(fr("abeille"), bee);
        let owl = "le hibou, un hibou, ce hibou, un autre hibou, de hibou, hiboux";
        assert_eq!(fr("hibou"), owl);
        let animal = "l’animal, un animal, cet animal, un autre animal, d’animal, animaux";
        assert_eq!(fr("animal"), animal);
        let shears = "les ciseaux, des ciseaux, ces ciseaux, d’autres ciseaux, de ciseaux, ciseaux";
        assert_eq!(fr("ciseaux"), shears);
        assert_eq!(fr("les cerises"), fr("cerises"));
        assert_eq!(fr("L’abeille"), bee);
    }

    #[test]
    fn english_words_get_theirs() {
        let en = |text| forms(Lang::En, text);
        assert_eq!(en("bee"), "the bee, a bee, this bee, another bee, bee, bees");
        assert_eq!(en("the sky"), "the sky, a sky, this sky, another sky, sky, skies");
        assert_eq!(en("owl"), "the owl, an owl, this owl, another owl, owl, owls");
        let shears =
            "the scissors, some scissors, these scissors, other scissors, scissors, scissors";
        assert_eq!(en("scissors"), shears);
    }

    #[test]
    fn what_is_no_noun_stands_alone_and_signs_are_called_by_their_own() {
        for lang in Lang::ALL {
            for text in ["Zoé", "3 + 4 = 7", "", "NASA"] {
                assert_eq!(Noun::of(lang, text, Traits::default()).with_the(lang), text);
            }
        }
        let the = |lang, text| Noun::of(lang, text, Traits::default()).with_the(lang);
        assert_eq!(["8", "A", "h"].map(|it| the(Lang::Fr, it)), ["le 8", "le A", "le h"]);
        assert_eq!(the(Lang::En, "8"), "the 8");
        for phrase in ["il vole", "ne vole pas", "en haut à gauche", "dans l’eau"] {
            assert_eq!(the(Lang::Fr, phrase), phrase);
        }
        assert_eq!(the(Lang::En, "in the water"), "in the water");
    }

    #[test]
    fn what_a_maker_says_counts_more_than_any_guess() {
        let traits = |gender, article, is_many| Traits { gender, article, is_many };
        let the = |text, traits| Noun::of(Lang::Fr, text, traits).with_the(Lang::Fr);
        assert_eq!(the("moule", traits(Some(Gender::Masculine), None, None)), "le moule");
        assert_eq!(the("hyène", traits(None, Some(Article::Whole), None)), "la hyène");
        assert_eq!(the("Chat", traits(None, Some(Article::Whole), None)), "le Chat");
        assert_eq!(the("rouge", traits(None, Some(Article::None), None)), "rouge");
        assert_eq!(the("autobus", traits(None, None, Some(true))), "les autobus");
        let bus = Noun::of(Lang::Fr, "autobus", Traits::default());
        assert_eq!(bus.in_form(Lang::Fr, Form::Number), "one");
    }

    #[test]
    fn a_clause_is_told_from_a_name() {
        let is = |lang, text| is_predicate(lang, text);
        assert!(is(Lang::Fr, "ne vole pas") && is(Lang::Fr, "n’est pas rond"));
        assert!(is(Lang::En, "flies") && is(Lang::En, "does not fly"));
        assert!(!is(Lang::Fr, "fruit") && !is(Lang::En, "fruit") && !is(Lang::Fr, ""));
        let this = Noun::of(Lang::Fr, "cette carte", Traits::default());
        assert_eq!(
            (this.gender, this.with_the(Lang::Fr)),
            (Gender::Feminine, "cette carte".into())
        );
    }

    #[test]
    fn genders_follow_endings_and_a_list() {
        let of = |gender, words: &str| {
            for word in words.split(' ') {
                assert_eq!(Noun::of(Lang::Fr, word, Traits::default()).gender, gender, "{word}");
            }
        };
        of(
            Gender::Feminine,
            "vache tortue chauve-souris souris maison fleur couleur clé main eau question \
             télévision image page plage girafe fraise fourmi croix voiture télé photo chanson \
             girafe poire baignoire santé université pizza crème mère dent mer",
        );
        of(
            Gender::Masculine,
            "chien papillon pigeon escargot éléphant hibou livre arbre nuage fromage parapluie \
             musée problème système singe tigre zèbre âne poisson camion avion lion bonbon bateau \
             ordinateur facteur légume poisson-lune porte-clés moustique verre téléphone thermomètre triangle anniversaire été",
        );
    }
}
