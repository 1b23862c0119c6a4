//! One switch: groups light up one after the other; a press chooses the group, then a member.
//!
//! It is a pure machine: ticks and presses in, what to light up and what to touch out.

/// Where the light is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    group: usize,
    /// The member, once a group is chosen, and how many rounds went by without a press.
    member: Option<(usize, usize)>,
}

/// After so many rounds within a group the light goes back to the groups.
const ROUNDS: usize = 2;

impl Scan {
    /// The group that is lit, and the member, once the group is chosen; `sizes` are those of all
    /// groups.
    pub(super) fn lit(&self, sizes: &[usize]) -> Option<(usize, Option<usize>)> {
        let size = *sizes.get(self.group)?;
        let member = self.member.map(|(member, _)| member).filter(|member| *member < size);
        Some((self.group, member))
    }

    /// The light goes on.
    pub(super) fn tick(&mut self, sizes: &[usize]) {
        if sizes.is_empty() {
            *self = Self::default();
            return;
        }
        match self.member {
            None => self.group = (self.group + 1) % sizes.len(),
            Some((member, rounds)) => {
                let size = sizes.get(self.group).copied().unwrap_or(0);
                let is_round = member + 1 >= size;
                let rounds = rounds + usize::from(is_round);
                let next = if is_round { 0 } else { member + 1 };
                self.member = (rounds < ROUNDS).then_some((next, rounds));
            }
        }
    }

    /// The switch is pressed: chooses the group, or gives the member. Groups of one are chosen
    /// with a single press.
    pub(super) fn press(&mut self, sizes: &[usize]) -> Option<(usize, usize)> {
        let size = *sizes.get(self.group)?;
        let chosen = match self.member {
            None if size == 1 => Some(0),
            None => {
                self.member = Some((0, 0));
                None
            }
            Some((member, _)) => Some(member),
        };
        let chosen = chosen.map(|member| (self.group, member.min(size.saturating_sub(1))));
        if chosen.is_some() {
            *self = Self::default();
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_chosen_first_and_then_a_cell() {
        let sizes = [3, 2];
        let mut scan = Scan::default();
        assert_eq!(scan.lit(&sizes), Some((0, None)));
        scan.tick(&sizes);
        assert_eq!(scan.lit(&sizes), Some((1, None)));
        assert_eq!(scan.press(&sizes), None);
        assert_eq!(scan.lit(&sizes), Some((1, Some(0))));
        scan.tick(&sizes);
        assert_eq!(scan.press(&sizes), Some((1, 1)));
        assert_eq!(scan.lit(&sizes), Some((0, None)), "it begins anew");
    }

    #[test]
    fn a_wrong_row_is_left_after_two_rounds() {
        let sizes = [2, 2];
        let mut scan = Scan::default();
        scan.press(&sizes);
        for _ in 0..4 {
            scan.tick(&sizes);
        }
        assert_eq!(scan.lit(&sizes), Some((0, None)));
    }

    #[test]
    fn a_group_of_one_needs_one_press_and_nothing_at_all_none() {
        assert_eq!(Scan::default().press(&[1]), Some((0, 0)));
        let mut scan = Scan::default();
        scan.tick(&[]);
        assert_eq!((scan.lit(&[]), scan.press(&[])), (None, None));
    }

    #[test]
    fn groups_that_vanish_do_no_harm() {
        let mut scan = Scan { group: 7, member: Some((5, 0)) };
        assert_eq!(scan.lit(&[2]), None);
        assert_eq!(scan.press(&[2]), None);
        scan.tick(&[2]);
        scan.tick(&[2]);
        assert!(scan.lit(&[2]).is_none() || scan.lit(&[2]).is_some_and(|(group, _)| group == 0));
    }
}
