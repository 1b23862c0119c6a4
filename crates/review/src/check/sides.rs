//! Association by sides: that there are values, and that each token finds one to lie beside.

use design::By;
use design::edit::{Rule, RuleName};

use super::tokens::about;
use crate::remark::{Remark, Remarks, Severity};
use crate::rules::{Rules, has_sides, sides};

pub(super) fn check(rules: &Rules, remarks: &mut Remarks) {
    if rules.design.association.by != By::Sides {
        return;
    }
    let count = |number: usize| rules.placed.iter().filter(|one| one.kind + 1 == number).count();
    if !rules.used_kinds().any(|(_, kind)| has_sides(kind)) {
        let association =
            design::Association { by: By::Characteristics, ..rules.design.association.clone() };
        let path = format!("{}.by", rules.path(RuleName::Association));
        let remark = Remark::surprises("review.no-sides", path);
        remarks.add(remark.mend(rules.set(Rule::Association(Box::new(association)))));
        return;
    }
    for (number, kind) in rules.used_kinds().filter(|(_, kind)| has_sides(kind)) {
        // North meets south and east meets west; tokens that turn may meet with any side.
        let meets = rules.used_kinds().any(|(other_number, other)| {
            let is_another = other_number != number || count(number) > 1;
            let turns = kind.rotatable || other.rotatable;
            is_another
                && sides(kind).iter().enumerate().any(|(at, side)| {
                    let theirs = sides(other);
                    let facing = theirs.get((at + 2) % 4).copied().unwrap_or_default();
                    !side.is_empty() && if turns { theirs.contains(side) } else { facing == *side }
                })
        });
        if !meets {
            let key = "review.sides-meet-nothing";
            remarks.add(about(Severity::Surprises, key, kind, number, "sides"));
        }
    }
}
