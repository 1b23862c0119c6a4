//! What is to be noticed of a spot: its ground, its brackets, and the sign of an empty cell.

use geometry::Shape;
use paint::Alphabet;
use scene::{Ground, Mark, Spot, SpotKind};

use super::Painter;
use crate::theme::Role;

impl Painter<'_, '_> {
    /// What an empty cell shows.
    pub(super) fn sign_of_empty(&self, spot: &Spot) -> Option<String> {
        let ascii = self.look.alphabet == Alphabet::Ascii;
        let marks = spot.marks.iter();
        let told = marks.clone().find_map(|mark| match mark {
            Mark::Bonus(points) => Some(format!("+{points}")),
            _ => None,
        });
        let number = marks.clone().find_map(|mark| match mark {
            Mark::Number(number) => Some(number.to_string()),
            _ => None,
        });
        let target = spot.marks.contains(&Mark::Target);
        let zone = self.board.zone_of(spot).and_then(|zone| zone.tint);
        let told_zone = zone.filter(|_| !self.look.theme.has_colour());
        let target = target.then(|| {
            let dot = if ascii { "*" } else { "•" };
            // Without colours the sign of the zone stands beside the dot.
            let zone = told_zone.map(|tint| paint::zone_sign(Some(tint), self.look.alphabet));
            zone.map_or_else(|| dot.to_owned(), |zone| format!("{dot}{zone}"))
        });
        let has_sign = spot.kind == SpotKind::Cell && self.board.frame.visible;
        let is_round = !matches!(spot.outline, Shape::Rect(_));
        let tint = self.board.zone_of(spot).and_then(|zone| zone.tint);
        let sign = (has_sign && (is_round || tint.is_some() || !self.look.theme.has_colour()))
            .then(|| paint::zone_sign(tint, self.look.alphabet).to_string());
        told.or(target).or(number).or(sign)
    }

    /// What a cell looks like when nothing is marked.
    pub(super) fn cell_role(&self, spot: &Spot) -> Role {
        let tint = self.board.zone_of(spot).and_then(|zone| zone.tint);
        let (center, step) = (spot.outline.center(), self.board.frame.step);
        let at = |value: i32, step: i32| value.div_euclid(step.max(1));
        let is_other = (at(center.x, step.x) + at(center.y, step.y)).rem_euclid(2) == 1;
        let is_plain = self.has_grooves() || !matches!(spot.outline, Shape::Rect(_));
        match (tint, self.board.ground) {
            (Some(tint), _) if is_other && !is_plain => Role::ZoneOther(tint),
            (Some(tint), _) => Role::Zone(tint),
            (None, Ground::Wood) if is_plain => Role::Wood,
            (None, Ground::Wood) if is_other => Role::WoodOther,
            (None, Ground::Wood) => Role::Wood,
            (None, Ground::Felt) if is_other => Role::FeltOther,
            (None, Ground::Felt) => Role::Felt,
            (None, Ground::Card) if is_other => Role::CardOther,
            (None, Ground::Card) => Role::Card,
        }
    }

    /// What a spot looks like that is to be noticed.
    pub(super) fn ground_of(&self, spot: &Spot) -> Option<Role> {
        let has = |mark| spot.marks.contains(&mark);
        if self.look.cursor == Some(&spot.touch) {
            Some(Role::Cursor)
        } else if has(Mark::Selected) {
            Some(Role::Selected)
        } else if has(Mark::Hint) {
            Some(Role::Advised)
        } else if has(Mark::LastMove) {
            Some(Role::LastMove)
        } else {
            None
        }
    }

    /// What stands around the signs of a spot, so that it is noticed without colours too.
    pub(super) fn brackets(&self, spot: &Spot) -> Option<(&'static str, &'static str)> {
        let has = |mark| spot.marks.contains(&mark);
        let is_tile = matches!(spot.kind, SpotKind::Tile { .. });
        let has_goal = spot.marks.iter().any(|mark| matches!(mark, Mark::Goal(_)));
        // On a tile a target has a dot of its own.
        let can_be_taken = has(Mark::Target) && !spot.pieces.is_empty();
        let is_noticed = if is_tile { has_goal } else { can_be_taken };
        let angles =
            if self.look.alphabet == Alphabet::Ascii { ("<", ">") } else { ("‹", "›") };
        if has(Mark::Selected) {
            Some(("(", ")"))
        } else if has(Mark::Hint) {
            Some(("{", "}"))
        } else if has(Mark::LastMove) {
            Some(("[", "]"))
        } else if is_noticed {
            Some(angles)
        } else {
            None
        }
    }
}
