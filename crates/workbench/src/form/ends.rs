//! When a player has won or lost.

use design::Design;
use design::edit::{Edit, Rule};
use design::{Goal, InLine, Lost, NamedGoal, Won};
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
    /// The zones of each player that must be full, and those that must be right too.
    full: Vec<String>,
    valid: Vec<String>,
    /// How many in a line win; never when none.
    in_line: Option<u16>,
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
        let of_players = |goals: &[Goal]| {
            let mut zones: Vec<String> = goals.iter().map(|goal| goal.0.clone()).collect();
            zones.resize(players.max(zones.len()), String::new());
            zones
        };
        Self {
            full: of_players(&won.own_zones_full),
            valid: of_players(&won.own_zones_valid),
            in_line: won.in_line.map(|line| line.count.into()),
            whose: whose.clone(),
            won,
            kind: goal.kind,
            zone: goal.zone,
            targets,
        }
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
        let Self { won, kind, zone, targets, full, valid, in_line, whose: _ } = self;
        let has_line = in_line.is_some();
        let InLine { rows, columns, diagonals, count: _ } =
            won.in_line.get_or_insert_with(InLine::default);
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
            Entry::new("all_found", Slot::Switch(&mut won.all_found)),
            Entry::new("code_found", Slot::Switch(&mut won.code_found)),
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
        entries.extend(own_zone_entries("own_zones_full", "form.won-own-zones-full", full, about));
        entries.extend(own_zone_entries(
            "own_zones_valid",
            "form.won-own-zones-valid",
            valid,
            about,
        ));
        entries.push(Entry::new("in_line", Slot::Maybe { value: in_line, least: 2 }).under("line"));
        let lines = [
            Entry::new("in_line.rows", Slot::Switch(rows)),
            Entry::new("in_line.columns", Slot::Switch(columns)),
            Entry::new("in_line.diagonals", Slot::Switch(diagonals)),
        ];
        entries.extend(lines.map(|entry| entry.under("line").when(has_line)));
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
        won.own_zones_full = goals(&self.full);
        won.own_zones_valid = goals(&self.valid);
        let count = self.in_line.and_then(|count| u8::try_from(count).ok());
        won.in_line = count.map(|count| InLine { count, ..won.in_line.unwrap_or_default() });
        self.whose.set(Rule::Won(Box::new(won)))
    }

    fn path(&self, name: &str) -> String {
        match name.split_once('.') {
            Some((field @ ("own_tokens_in" | "own_zones_full" | "own_zones_valid"), number)) => {
                self.whose.path("won", &format!("{field}[{number}]"))
            }
            None if name == "in_line" => self.whose.path("won", "in_line.count"),
            _ => self.whose.path("won", name),
        }
    }

    fn words(&self, _: &str) -> &'static str {
        "won"
    }
}

/// The zones that were chosen, up to the last player who has any.
fn goals(zones: &[String]) -> Vec<Goal> {
    let last = zones.iter().rposition(|zones| !zones.is_empty());
    let chosen = zones.get(..last.map_or(0, |last| last + 1)).unwrap_or_default();
    chosen.iter().map(|zones| Goal(zones.clone())).collect()
}

/// A line a player: the zones that are theirs.
fn own_zone_entries<'a>(
    field: &'static str,
    label: &'static str,
    zones: &'a mut [String],
    about: &About,
) -> Vec<Entry<'a>> {
    let entry = |(number, text): (usize, &'a mut String)| {
        let player = about.players.get(number - 1).cloned();
        let player =
            player.unwrap_or_else(|| Message::new("bench.player-number").with("number", number));
        let slot = Slot::Ids { text, options: about.zones.clone() };
        let entry = Entry::new(format!("{field}.{number}"), slot);
        entry.under("targets").called(Message::new(label).with("player", player))
    };
    (1..).zip(zones).map(entry).collect()
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
