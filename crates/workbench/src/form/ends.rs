//! When a player has won or lost.

use design::Design;
use design::edit::{Edit, Rule};
use design::{Goal, Lost, NamedGoal, Won};
use i18n::Message;

use super::rules::Whose;
use super::{About, Form, Pair, or_none, pair};
use crate::slot::{Entry, Slot};

struct WonForm {
    whose: Whose,
    won: Won,
    /// The kind and the zone of a goal; none when empty.
    kind: String,
    zone: String,
    /// The target zone of each player; none when empty.
    targets: Vec<String>,
}

pub(super) fn open_won(design: &Design, variant: Option<&str>) -> Option<Pair> {
    let whose = Whose::of(design, variant)?;
    let (now, usual) = (whose.rules(design).won, whose.usual(design).won);
    let players = design.players.len();
    pair(WonForm::of(&whose, now, players), WonForm::of(&whose, usual, players))
}

impl WonForm {
    fn of(whose: &Whose, won: Won, players: usize) -> Self {
        let goal = won.kind_in_zone.clone().unwrap_or_default();
        let mut targets: Vec<String> =
            won.own_tokens_in.iter().map(|goal| goal.0.clone()).collect();
        targets.resize(players.max(targets.len()), String::new());
        Self { whose: whose.clone(), won, kind: goal.kind, zone: goal.zone, targets }
    }

    /// A goal needs both its kind and its zone: what was not chosen yet is the first there is.
    fn goal(&self, name: &str, design: &Design) -> Option<NamedGoal> {
        let is_cleared = match name {
            "kind_in_zone.kind" => self.kind.is_empty(),
            "kind_in_zone.zone" => self.zone.is_empty(),
            _ => self.kind.is_empty() && self.zone.is_empty(),
        };
        let or_first = |id: &str, first: Option<&String>| {
            Some(id.to_owned()).filter(|id| !id.is_empty()).or_else(|| first.cloned())
        };
        let kind = or_first(&self.kind, design.tokens.first().map(|kind| &kind.id))?;
        let zone = or_first(&self.zone, design.grid.zones.first().map(|zone| &zone.id))?;
        (!is_cleared).then_some(NamedGoal { kind, zone })
    }

    /// A zone a player, in order. Players before one that has a target have one too.
    fn targets(&self) -> Vec<Goal> {
        let last = self.targets.iter().rposition(|zone| !zone.is_empty());
        let chosen = self.targets.get(..last.map_or(0, |last| last + 1)).unwrap_or_default();
        let first = chosen.iter().find(|zone| !zone.is_empty()).cloned().unwrap_or_default();
        let goal = |zone: &String| if zone.is_empty() { first.clone() } else { zone.clone() };
        chosen.iter().map(|zone| Goal(goal(zone))).collect()
    }
}

impl Form for WonForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { won, kind, zone, targets, whose: _ } = self;
        let has_dialog = won.dialog;
        let kinds = or_none("won-kind", &about.kinds);
        let zones = || or_none("won-zone", &about.zones);
        let mut entries = vec![
            Entry::new("grid_empty", Slot::Switch(&mut won.grid_empty)),
            Entry::new("grid_full", Slot::Switch(&mut won.grid_full)),
            Entry::new("shoe_empty", Slot::Switch(&mut won.shoe_empty)),
            Entry::new("zones_valid", Slot::Switch(&mut won.zones_valid)),
            Entry::new(
                "zones_valid_and_shoe_empty",
                Slot::Switch(&mut won.zones_valid_and_shoe_empty),
            ),
            Entry::new(
                "zones_valid_and_grid_full",
                Slot::Switch(&mut won.zones_valid_and_grid_full),
            ),
            Entry::new("all_face_up", Slot::Switch(&mut won.all_face_up)),
            Entry::new("last_awake", Slot::Switch(&mut won.last_awake)),
            Entry::new("tokens_left", Slot::Maybe { value: &mut won.tokens_left, least: 0 }),
            Entry::new("kind_in_zone.kind", Slot::Choice { value: kind, options: kinds })
                .under("goal"),
            Entry::new("kind_in_zone.zone", Slot::Choice { value: zone, options: zones() })
                .under("goal"),
        ];
        for (number, target) in (1..).zip(targets) {
            let player = about.players.get(number - 1).cloned();
            let player = player
                .unwrap_or_else(|| Message::new("bench.player-number").with("number", number));
            let label = Message::new("form.won-own-tokens-in").with("player", player);
            let slot = Slot::Choice { value: target, options: zones() };
            let entry = Entry::new(format!("own_tokens_in.{number}"), slot);
            entries.push(entry.under("targets").called(label));
        }
        entries.extend([
            Entry::new("dialog", Slot::Switch(&mut won.dialog)).under("said"),
            Entry::new("message", Slot::Words(&mut won.message)).under("said").when(has_dialog),
        ]);
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let mut won = self.won.clone();
        won.kind_in_zone = self.goal(name, design);
        won.own_tokens_in = self.targets();
        self.whose.set(Rule::Won(Box::new(won)))
    }

    fn path(&self, name: &str) -> String {
        match name.split_once('.') {
            Some(("own_tokens_in", number)) => {
                self.whose.path("won", &format!("own_tokens_in[{number}]"))
            }
            _ => self.whose.path("won", name),
        }
    }

    fn words(&self, _: &str) -> &'static str {
        "won"
    }
}

struct LostForm {
    whose: Whose,
    lost: Lost,
}

pub(super) fn open_lost(design: &Design, variant: Option<&str>) -> Option<Pair> {
    let whose = Whose::of(design, variant)?;
    let (now, usual) = (whose.rules(design).lost, whose.usual(design).lost);
    pair(LostForm { whose: whose.clone(), lost: now }, LostForm { whose, lost: usual })
}

impl Form for LostForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Lost { moves, errors, time, no_action, taken, no_tokens, dialog, message } =
            &mut self.lost;
        let has_dialog = *dialog;
        let kinds = about.kinds.clone();
        vec![
            Entry::new("errors", Slot::Number { value: errors, least: 0, most: 65535 }),
            Entry::new("moves", Slot::Number { value: moves, least: 0, most: 65535 }),
            Entry::new("time", Slot::Number { value: time, least: 0, most: 1_000_000 }),
            Entry::new("no_action", Slot::Switch(no_action)),
            Entry::new("no_tokens", Slot::Switch(no_tokens)),
            Entry::new("taken", Slot::Ids { text: taken, options: kinds }),
            Entry::new("dialog", Slot::Switch(dialog)).under("said"),
            Entry::new("message", Slot::Words(message)).under("said").when(has_dialog),
        ]
    }

    fn edit(&self, _: &str, _: &Design) -> Edit {
        self.whose.set(Rule::Lost(Box::new(self.lost.clone())))
    }

    fn path(&self, name: &str) -> String {
        self.whose.path("lost", name)
    }

    fn words(&self, _: &str) -> &'static str {
        "lost"
    }
}
