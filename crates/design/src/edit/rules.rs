//! Edits of the rules, of the design or of one of its variants.

use serde::{Deserialize, Serialize};

use super::EditRefusal;
use super::refusal::named;
use super::uses::fresh;
use crate::Design;
use crate::{Association, Combat, Lost, Ranking, Refill, Turns, Variant, Won, Words};

/// A change to the rules. Without a variant it is the design's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum RuleEdit {
    Set {
        variant: Option<String>,
        rule: Rule,
    },
    /// Back to the default; in a variant, back to the design's own.
    Reset {
        variant: Option<String>,
        rule: RuleName,
    },
    AddVariant {
        variant: String,
        name: Words,
    },
    RenameVariant {
        variant: String,
        id: String,
    },
    NameVariant {
        variant: String,
        name: Words,
    },
    RemoveVariant {
        variant: String,
    },
    /// The variant gets a grid of its own: the design's as it is now.
    GiveGrid {
        variant: String,
    },
    /// The grid of the variant becomes that of the design, and the other way round.
    SwapGrid {
        variant: String,
    },
    /// The variant is played on the grid of the design again.
    TakeGrid {
        variant: String,
    },
}

/// A rule as it shall be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rule {
    Turns(Turns),
    Association(Box<Association>),
    Combat(Combat),
    Won(Box<Won>),
    Lost(Box<Lost>),
    Ranking(Ranking),
    Refill(Refill),
}

/// Which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum RuleName {
    Turns,
    Association,
    Combat,
    Won,
    Lost,
    Ranking,
    Refill,
}

impl Rule {
    /// A rule of a design.
    #[must_use]
    pub fn of(design: &Design, rule: RuleName) -> Self {
        match rule {
            RuleName::Turns => Self::Turns(design.turns),
            RuleName::Association => Self::Association(Box::new(design.association.clone())),
            RuleName::Combat => Self::Combat(design.combat),
            RuleName::Won => Self::Won(Box::new(design.won.clone())),
            RuleName::Lost => Self::Lost(Box::new(design.lost.clone())),
            RuleName::Ranking => Self::Ranking(design.ranking),
            RuleName::Refill => Self::Refill(design.refill),
        }
    }

    /// Which rule it is.
    #[must_use]
    pub const fn name(&self) -> RuleName {
        match self {
            Self::Turns(_) => RuleName::Turns,
            Self::Association(_) => RuleName::Association,
            Self::Combat(_) => RuleName::Combat,
            Self::Won(_) => RuleName::Won,
            Self::Lost(_) => RuleName::Lost,
            Self::Ranking(_) => RuleName::Ranking,
            Self::Refill(_) => RuleName::Refill,
        }
    }
}

impl RuleName {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 7] = [
        Self::Association,
        Self::Turns,
        Self::Won,
        Self::Lost,
        Self::Ranking,
        Self::Combat,
        Self::Refill,
    ];

    /// The field of the design that holds it.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Association => "association",
            Self::Turns => "turns",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Ranking => "ranking",
            Self::Combat => "combat",
            Self::Refill => "refill",
        }
    }

    /// Whether a variant has its own.
    #[must_use]
    pub const fn is_own_of(self, variant: &Variant) -> bool {
        match self {
            Self::Association => variant.association.is_some(),
            Self::Turns => variant.turns.is_some(),
            Self::Won => variant.won.is_some(),
            Self::Lost => variant.lost.is_some(),
            Self::Ranking => variant.ranking.is_some(),
            Self::Combat => variant.combat.is_some(),
            Self::Refill => variant.refill.is_some(),
        }
    }
}

pub(super) fn apply(design: &mut Design, edit: &RuleEdit) -> Result<(), EditRefusal> {
    match edit {
        RuleEdit::Set { variant: None, rule } => set(design, rule),
        RuleEdit::Set { variant: Some(id), rule } => set_in(variant_mut(design, id)?, rule),
        RuleEdit::Reset { variant: None, rule } => {
            set(design, &Rule::of(&Design::default(), *rule));
        }
        RuleEdit::Reset { variant: Some(id), rule } => reset_in(variant_mut(design, id)?, *rule),
        RuleEdit::AddVariant { variant, name } => {
            let id = fresh(variant, design.variants.iter().map(|known| &known.id))?;
            design.variants.push(Variant { id, name: name.clone(), ..Variant::default() });
        }
        RuleEdit::RenameVariant { variant, id } => {
            variant_mut(design, variant)?;
            if variant != id {
                let id = fresh(id, design.variants.iter().map(|known| &known.id))?;
                variant_mut(design, variant)?.id = id;
            }
        }
        RuleEdit::NameVariant { variant, name } => {
            variant_mut(design, variant)?.name.clone_from(name);
        }
        RuleEdit::RemoveVariant { variant } => {
            variant_mut(design, variant)?;
            design.variants.retain(|known| known.id != *variant);
        }
        RuleEdit::GiveGrid { variant } => {
            let grid = design.grid.clone();
            variant_mut(design, variant)?.grid = Some(grid);
        }
        RuleEdit::SwapGrid { variant } => {
            let own = variant_mut(design, variant)?.grid.take();
            let grid = own.ok_or_else(|| EditRefusal::NoOwnGrid { id: named(variant) })?;
            let before = std::mem::replace(&mut design.grid, grid);
            variant_mut(design, variant)?.grid = Some(before);
        }
        RuleEdit::TakeGrid { variant } => {
            let own = variant_mut(design, variant)?.grid.take();
            own.ok_or_else(|| EditRefusal::NoOwnGrid { id: named(variant) })?;
        }
    }
    Ok(())
}

fn variant_mut<'a>(design: &'a mut Design, id: &str) -> Result<&'a mut Variant, EditRefusal> {
    let found = design.variants.iter_mut().find(|variant| variant.id == id);
    found.ok_or_else(|| EditRefusal::NoVariant { id: named(id) })
}

fn set(design: &mut Design, rule: &Rule) {
    match rule {
        Rule::Turns(turns) => design.turns = *turns,
        Rule::Association(association) => design.association = association.as_ref().clone(),
        Rule::Combat(combat) => design.combat = *combat,
        Rule::Won(won) => design.won = won.as_ref().clone(),
        Rule::Lost(lost) => design.lost = lost.as_ref().clone(),
        Rule::Ranking(ranking) => design.ranking = *ranking,
        Rule::Refill(refill) => design.refill = *refill,
    }
}

fn set_in(variant: &mut Variant, rule: &Rule) {
    match rule {
        Rule::Turns(turns) => variant.turns = Some(*turns),
        Rule::Association(association) => variant.association = Some(association.as_ref().clone()),
        Rule::Combat(combat) => variant.combat = Some(*combat),
        Rule::Won(won) => variant.won = Some(won.as_ref().clone()),
        Rule::Lost(lost) => variant.lost = Some(lost.as_ref().clone()),
        Rule::Ranking(ranking) => variant.ranking = Some(*ranking),
        Rule::Refill(refill) => variant.refill = Some(*refill),
    }
}

fn reset_in(variant: &mut Variant, rule: RuleName) {
    match rule {
        RuleName::Turns => variant.turns = None,
        RuleName::Association => variant.association = None,
        RuleName::Combat => variant.combat = None,
        RuleName::Won => variant.won = None,
        RuleName::Lost => variant.lost = None,
        RuleName::Ranking => variant.ranking = None,
        RuleName::Refill => variant.refill = None,
    }
}
