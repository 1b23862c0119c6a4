//! What can be chosen before a play of a design: how many play, and by which rules.

use game::{OptionDefault, OptionKind, OptionSpec};

use crate::compile::player_range;
use crate::design::Design;

/// The options of a design, as its card shows them. The variant is there when there are any; the
/// design's own rules are played when none is named.
pub(crate) fn specs(design: &Design) -> Vec<OptionSpec> {
    let (min, max) = player_range(design);
    let mut specs = vec![OptionSpec {
        name: "players",
        kind: OptionKind::Number { min: min.into(), max: max.into() },
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
