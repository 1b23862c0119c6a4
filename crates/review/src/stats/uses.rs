//! Rules that a design has, and whether plays ever make use of them.

use design::{Action, Design, Face, Refill, WhenRight};
use i18n::Message;
use workshop::Event;

use crate::rules::Rules;

/// A rule of a design that plays may use.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Use {
    Right,
    Wrong,
    Removal,
    Combat,
    Turning,
    Refilling,
    Waiting,
    Die(String),
    Winning,
    Losing,
}

impl Use {
    /// What an event makes use of.
    pub(super) fn of(event: &Event) -> Option<Self> {
        Some(match event {
            Event::Right { .. } => Self::Right,
            Event::Wrong { .. } => Self::Wrong,
            Event::Removed { .. } => Self::Removal,
            Event::Fight { .. } => Self::Combat,
            Event::Turned { .. } => Self::Turning,
            Event::Refilled { .. } => Self::Refilling,
            Event::Moved { to, .. } if to.starts_with("waiting") => Self::Waiting,
            Event::Rolled { die, .. } => Self::Die(die.clone()),
            Event::Asleep { won: true, .. } => Self::Winning,
            Event::Asleep { won: false, .. } => Self::Losing,
            _ => return None,
        })
    }

    /// The rules that a design has, so far as they can be seen in plays.
    pub(super) fn all(design: &Design) -> Vec<Self> {
        let rules = Rules::own(design);
        let lost = &design.lost;
        let has_losses = lost.moves > 0
            || lost.errors > 0
            || lost.no_action
            || lost.no_tokens
            || !lost.taken.is_empty();
        let picked = rules.has_selection();
        let has_marks = rules.has_marked_zone()
            && rules.used_kinds().any(|(_, kind)| !kind.characteristics.is_empty());
        let refills = design.refill != Refill::TokenLeaves
            && design.shoes.iter().any(|shoe| !shoe.queue.is_empty());
        // A die that sends a token back to its shoe takes nothing from the game.
        let takes = |face: &Face| matches!(face.action, Action::ToResult | Action::Eliminate);
        let removes = design.association.when_right == WhenRight::Remove
            || rules.takes_by_jumps()
            || rules.fights()
            || design.dice.iter().flat_map(|die| &die.faces).any(takes);
        let candidates = [
            (picked || has_marks, Self::Right),
            (rules.can_be_wrong(), Self::Wrong),
            (removes, Self::Removal),
            (rules.fights(), Self::Combat),
            (rules.used_kinds().any(|(_, kind)| kind.rotatable), Self::Turning),
            (refills, Self::Refilling),
            (rules.has_waiting_zone(), Self::Waiting),
            (true, Self::Winning),
            (has_losses, Self::Losing),
        ];
        let mut found: Vec<Self> =
            candidates.into_iter().filter(|(has, _)| *has).map(|(_, one)| one).collect();
        found.extend(design.dice.iter().map(|die| Self::Die(die.id.clone())));
        found
    }

    /// What it is called.
    pub(super) fn message(&self) -> Message {
        match self {
            Self::Right => Message::new("stats.rule-right"),
            Self::Wrong => Message::new("stats.rule-wrong"),
            Self::Removal => Message::new("stats.rule-removal"),
            Self::Combat => Message::new("stats.rule-combat"),
            Self::Turning => Message::new("stats.rule-turning"),
            Self::Refilling => Message::new("stats.rule-refilling"),
            Self::Waiting => Message::new("stats.rule-waiting"),
            Self::Die(id) => Message::new("stats.rule-die").with("die", id.as_str()),
            Self::Winning => Message::new("stats.rule-winning"),
            Self::Losing => Message::new("stats.rule-losing"),
        }
    }
}
