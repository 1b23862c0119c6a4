//! What can be chosen before a play of a design: how many play, and by which rules.

use design::Design;
use game::{OptionDefault, OptionError, OptionKind, OptionSpec};

use crate::compile::{RulesVersion, player_numbers, player_range};

/// The options of a design, as its card shows them. The variant is there when there are any; the
/// design's own rules are played when none is named.
pub(crate) fn specs(design: &Design) -> Vec<OptionSpec> {
    let mut specs = vec![OptionSpec {
        name: "players",
        kind: players(design),
        default: OptionDefault::Follows("workshop.players-default"),
    }];
    if !design.variants.is_empty() {
        let ids = design.variants.iter().map(|variant| variant.id.clone()).collect();
        specs.push(OptionSpec {
            name: "variant",
            kind: OptionKind::Words(ids),
            default: OptionDefault::Follows("workshop.variant-default"),
        });
    }
    specs
}

/// A range, or the numbers themselves where some between are left out.
fn players(design: &Design) -> OptionKind {
    let (min, max) = player_range(design);
    let numbers = player_numbers(design);
    if numbers.len() == usize::from(max.saturating_sub(min)) + 1 {
        return OptionKind::Number { min: min.into(), max: max.into() };
    }
    OptionKind::Words(numbers.iter().map(u8::to_string).collect())
}

/// The version of the rules that was given; the newest where none was.
pub(crate) fn rules(given: Option<&str>) -> Result<RulesVersion, OptionError> {
    let Some(number) = given else { return Ok(RulesVersion::NEWEST) };
    RulesVersion::of(number).ok_or_else(|| OptionError::BadValue {
        name: game::RULES.to_owned(),
        value: i18n::clip(number),
        wanted: format!("1..{}", RulesVersion::NEWEST.number()),
    })
}
