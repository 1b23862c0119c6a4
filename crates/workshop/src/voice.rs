//! The voice of a design: *tu* or *vous*, and the educator's own words for stock messages.
//!
//! Spec: section 2.9. Own words are said in the language they are written in;
//! in the other one the stock words stay. Checking them is `files::check`'s work: here what fits
//! no message is never said.

use std::sync::Arc;

use design::{Address, Design, own_keys};
use i18n::{Lang, Manner, OwnText, OwnWords, Translator};

use crate::manner::manner_of;

/// How a design speaks.
#[derive(Debug)]
pub(crate) struct Voice {
    address: Address,
    english: Arc<OwnWords>,
    french: Arc<OwnWords>,
    manner: Manner,
}

impl Voice {
    pub(crate) fn of(design: &Design) -> Self {
        let own = |lang| Arc::new(own_words(design, lang));
        Self {
            address: design.address,
            english: own(Lang::En),
            french: own(Lang::Fr),
            manner: manner_of(design),
        }
    }

    /// The stock words as this design says them.
    pub(crate) fn over(&self, stock: &Translator) -> Translator {
        let own = match stock.lang() {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        };
        let stock = match self.address {
            Address::Tu => stock.clone(),
            Address::Vous => stock.politely(),
        };
        stock.with_own(Arc::clone(own)).in_manner(self.manner.clone())
    }
}

fn own_words(design: &Design, lang: Lang) -> OwnWords {
    let known = design.messages.iter().filter(|(key, _)| own_keys().contains_key(*key));
    let said = known.map(|(key, words)| match lang {
        Lang::En => (key, &words.en),
        Lang::Fr => (key, &words.fr),
    });
    let said = said.filter(|(_, text)| !text.is_empty());
    said.map(|(key, text)| (key.clone(), OwnText::read(text))).collect()
}

#[cfg(test)]
mod tests {
    use design::Words;
    use i18n::Message;

    use super::*;

    fn stock(lang: Lang) -> Translator {
        let sources = [design::WORDS, game::WORDS].map(|words| words.in_lang(lang));
        let words = Translator::new(lang, &sources).unwrap();
        match lang {
            Lang::En => words,
            Lang::Fr => words.knowing_polite(&[design::FR_VOUS, game::FR_VOUS]).unwrap(),
        }
    }

    fn said(design: &Design, lang: Lang, message: &Message) -> String {
        Voice::of(design).over(&stock(lang)).say(message)
    }

    #[test]
    fn nobody_who_is_told_vous_is_told_tu() {
        let faults =
            conformance::wording::faults_of_vous(&design::WORDS, design::FR_VOUS, &["workshop"]);
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn a_design_says_vous_when_it_is_asked_to() {
        let mut design = Design::default();
        let (won, turn) = (Message::new("workshop.won"), Message::new("scene.your-turn"));
        let turn = turn.with("player", "Zoé");
        assert_eq!(said(&design, Lang::Fr, &won), "Bravo\u{a0}! Tu as gagné.");
        design.address = Address::Vous;
        assert_eq!(said(&design, Lang::Fr, &won), "Bravo\u{a0}! Vous avez gagné.");
        assert_eq!(said(&design, Lang::Fr, &turn), "Zoé, c’est à vous.");
        assert_eq!(said(&design, Lang::En, &turn), stock(Lang::En).say(&turn));
    }

    #[test]
    fn own_words_are_said_in_their_language_over_vous_and_tu() {
        let mut design = Design { address: Address::Vous, ..Design::default() };
        let taken = Message::new("workshop.taken").with("cell", "b3");
        let words = Words { fr: "Oh, { $cell } est prise.".into(), en: String::new() };
        design.messages.insert("workshop.taken".into(), words);
        assert_eq!(said(&design, Lang::Fr, &taken), "Oh, b3 est prise.");
        assert_eq!(said(&design, Lang::En, &taken), stock(Lang::En).say(&taken));
        let words = Words { fr: "Non.".into(), en: "Someone sits in {$cell}.".into() };
        design.messages.insert("workshop.taken".into(), words);
        assert_eq!(said(&design, Lang::En, &taken), "Someone sits in b3.");
        assert_eq!(said(&design, Lang::Fr, &taken), "Non.");
    }

    #[test]
    fn names_of_tokens_cannot_be_taken_over() {
        let mut design = Design::default();
        let words = Words { fr: "x".into(), en: "x".into() };
        design.messages.insert("workshop.word".into(), words);
        let word = Message::new("workshop.word").with("fr", "vache").with("en", "cow");
        assert_eq!(said(&design, Lang::Fr, &word), "vache");
    }
}
