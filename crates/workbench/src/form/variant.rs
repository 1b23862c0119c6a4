//! A variant: its name, and which rules are its own.

use workshop::Design;
use workshop::design::{Variant, Words};
use workshop::edit::{Edit, Rule, RuleEdit, RuleName};

use super::{About, Form, Pair, pair};
use crate::part::RuleGroup;
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
    let own = RuleGroup::ALL.map(|group| has(variant, group));
    pair(form(variant.name.clone(), own), form(Words::default(), [false; 7]))
}

/// Whether a variant says something of these rules.
pub(crate) fn has(variant: &Variant, group: RuleGroup) -> bool {
    match group {
        RuleGroup::Association => variant.association.is_some(),
        RuleGroup::Turns => variant.turns.is_some(),
        RuleGroup::Won => variant.won.is_some(),
        RuleGroup::Lost => variant.lost.is_some(),
        RuleGroup::Ranking => variant.ranking.is_some(),
        RuleGroup::Combat => variant.combat.is_some(),
        RuleGroup::Refill => variant.refill.is_some(),
    }
}

/// The design's own rules of a group, to begin with.
fn rule(design: &Design, group: RuleGroup) -> Rule {
    match group {
        RuleGroup::Association => Rule::Association(Box::new(design.association.clone())),
        RuleGroup::Turns => Rule::Turns(design.turns),
        RuleGroup::Won => Rule::Won(Box::new(design.won.clone())),
        RuleGroup::Lost => Rule::Lost(Box::new(design.lost.clone())),
        RuleGroup::Ranking => Rule::Ranking(design.ranking),
        RuleGroup::Combat => Rule::Combat(design.combat),
        RuleGroup::Refill => Rule::Refill(design.refill),
    }
}

const fn rule_name(group: RuleGroup) -> RuleName {
    match group {
        RuleGroup::Association => RuleName::Association,
        RuleGroup::Turns => RuleName::Turns,
        RuleGroup::Won => RuleName::Won,
        RuleGroup::Lost => RuleName::Lost,
        RuleGroup::Ranking => RuleName::Ranking,
        RuleGroup::Combat => RuleName::Combat,
        RuleGroup::Refill => RuleName::Refill,
    }
}

impl Form for VariantForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let mut entries = vec![Entry::new("name", Slot::Words(&mut self.name))];
        for (own, group) in self.own.iter_mut().zip(RuleGroup::ALL) {
            entries.push(Entry::new(group.name(), Slot::Switch(own)).under("own-rules"));
        }
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let variant = self.id.clone();
        let chosen = self.own.iter().zip(RuleGroup::ALL).find(|(_, group)| group.name() == name);
        Edit::Rules(match chosen {
            None => RuleEdit::NameVariant { variant, name: self.name.clone() },
            Some((true, group)) => {
                RuleEdit::Set { variant: Some(variant), rule: rule(design, group) }
            }
            Some((false, group)) => {
                RuleEdit::Reset { variant: Some(variant), rule: rule_name(group) }
            }
        })
    }

    fn path(&self, name: &str) -> String {
        format!("variants[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "variant"
    }
}
