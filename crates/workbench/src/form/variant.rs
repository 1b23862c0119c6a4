//! A variant: its name, and which rules are its own.

use design::Design;
use design::Words;
use design::edit::{Edit, Rule, RuleEdit, RuleName};

use super::{About, Form, Pair, pair};
use crate::slot::{Entry, Slot};

struct VariantForm {
    id: String,
    number: usize,
    name: Words,
    /// Whether each group of rules is its own.
    own: [bool; 7],
}

pub(super) fn open(design: &Design, id: &str) -> Option<Pair> {
    let (number, variant) = (1..).zip(&design.variants).find(|(_, other)| other.id == id)?;
    let form = |name: Words, own| VariantForm { id: id.to_owned(), number, name, own };
    let own = RuleName::ALL.map(|rule| rule.is_own_of(variant));
    pair(form(variant.name.clone(), own), form(Words::default(), [false; 7]))
}

impl Form for VariantForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let mut entries = vec![Entry::new("name", Slot::Words(&mut self.name))];
        for (own, group) in self.own.iter_mut().zip(RuleName::ALL) {
            entries.push(Entry::new(group.field(), Slot::Switch(own)).under("own-rules"));
        }
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let variant = self.id.clone();
        let chosen = self.own.iter().zip(RuleName::ALL).find(|(_, group)| group.field() == name);
        Edit::Rules(match chosen {
            None => RuleEdit::NameVariant { variant, name: self.name.clone() },
            // The design's own rules, to begin with.
            Some((true, group)) => {
                RuleEdit::Set { variant: Some(variant), rule: Rule::of(design, group) }
            }
            Some((false, group)) => RuleEdit::Reset { variant: Some(variant), rule: group },
        })
    }

    fn path(&self, name: &str) -> String {
        format!("variants[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "variant"
    }
}
