//! The list of parts with their names, how much of them is used, and what is remarked.

use std::collections::HashMap;

use design::Design;
use design::edit::{REST_OF_GRID, RuleName};
use i18n::Message;
use review::Remark;

use crate::checks::{is_about, part_of};
use crate::form::{board_name, die_name, kind_name, player_name, zone_name};
use crate::part::{Part, PartLine};

/// All parts of a design.
pub(crate) fn lines(design: &Design, remarks: &[Remark]) -> Vec<PartLine> {
    let mut lines = Lines { design, list: Vec::new() };
    lines.add(Part::Game, Message::new("bench.part-game"));
    lines.tokens();
    lines.add(Part::Grid, Message::new("bench.part-grid")).detail = Some(
        Message::new("bench.size")
            .with("rows", design.grid.rows)
            .with("columns", design.grid.columns),
    );
    lines.zones();
    lines.players();
    lines.boards();
    lines.dice();
    for group in RuleName::ALL {
        lines.add(Part::Rules { variant: None, group }, rules_label(group));
    }
    lines.variants();
    lines.add(Part::Messages, Message::new("bench.part-messages"));
    count_remarks(&mut lines.list, design, remarks);
    lines.list
}

fn count_remarks(lines: &mut [PartLine], design: &Design, remarks: &[Remark]) {
    for remark in remarks {
        let about = part_of(design, remark);
        for line in lines.iter_mut().filter(|line| is_about(&line.part, &about)) {
            line.remarks += 1;
            line.worst = line.worst.max(Some(remark.severity));
        }
    }
}

/// What a group of rules is called.
fn rules_label(group: RuleName) -> Message {
    Message::new(match group {
        RuleName::Association => "bench.rules-association",
        RuleName::Turns => "bench.rules-turns",
        RuleName::Won => "bench.rules-won",
        RuleName::Lost => "bench.rules-lost",
        RuleName::Ranking => "bench.rules-ranking",
        RuleName::Combat => "bench.rules-combat",
        RuleName::Refill => "bench.rules-refill",
    })
}

struct Lines<'a> {
    design: &'a Design,
    list: Vec<PartLine>,
}

impl Lines<'_> {
    fn add(&mut self, part: Part, label: Message) -> &mut PartLine {
        let line = PartLine {
            sort: part.sort(),
            part,
            label,
            detail: None,
            worst: None,
            remarks: 0,
            picture: None,
            is_inner: false,
        };
        let at = self.list.len();
        self.list.push(line);
        // The line just pushed stands at this index.
        &mut self.list[at]
    }

    fn tokens(&mut self) {
        let used = used(self.design);
        for kind in &self.design.tokens {
            let line = self.add(Part::Token(kind.id.clone()), kind_name(self.design, &kind.id));
            let used = used.get(kind.id.as_str()).copied().unwrap_or(0);
            let detail = Message::new("bench.used").with("used", used).with("count", kind.count);
            line.detail = Some(detail);
            line.picture = Some(kind.picture.clone()).filter(|picture| !picture.is_empty());
        }
    }

    fn zones(&mut self) {
        for zone in &self.design.grid.zones {
            let line = self.add(Part::Zone(zone.id.clone()), zone_name(self.design, &zone.id));
            let cells = zone.cells.cells().len();
            line.detail = Some(Message::new("bench.cells").with("count", cells));
        }
        self.add(Part::Zone(REST_OF_GRID.to_owned()), Message::new("bench.rest-of-grid"));
    }

    fn players(&mut self) {
        self.add(Part::Players, Message::new("bench.part-players"));
        for number in 1..=self.design.players.len() {
            let name = player_name(self.design, number);
            self.add(Part::Player(number), name).is_inner = true;
        }
    }

    fn boards(&mut self) {
        let design = self.design;
        let shoes = design.shoes.iter().map(|shoe| (shoe.rows, shoe.columns));
        let waiting = design.waiting_zones.iter().map(|zone| (zone.rows, zone.columns));
        let results = design.result_zones.iter().map(|zone| (zone.rows, zone.columns));
        self.board_lines(shoes.collect(), "bench.shoe", Part::Shoe);
        self.board_lines(waiting.collect(), "bench.waiting-zone", Part::WaitingZone);
        self.board_lines(results.collect(), "bench.result-zone", Part::ResultZone);
    }

    fn board_lines(&mut self, sizes: Vec<(u8, u8)>, key: &'static str, part: fn(u8) -> Part) {
        let count = sizes.len();
        for (number, (rows, columns)) in (1..=u8::MAX).zip(sizes) {
            let line = self.add(part(number), board_name(key, number, count));
            let size = Message::new("bench.size").with("rows", rows).with("columns", columns);
            line.detail = Some(size);
        }
    }

    fn dice(&mut self) {
        for die in &self.design.dice {
            let line = self.add(Part::Die(die.id.clone()), die_name(&die.id));
            line.detail = Some(Message::new("bench.faces").with("count", die.faces.len()));
            for (number, face) in (1usize..).zip(&die.faces) {
                let label = Message::new("bench.face-number").with("number", number);
                let line = self.add(Part::Face(die.id.clone(), number), label);
                line.is_inner = true;
                line.picture = Some(face.picture.clone()).filter(|picture| !picture.is_empty());
            }
        }
    }

    fn variants(&mut self) {
        for (number, variant) in (1usize..).zip(&self.design.variants) {
            let label = if variant.name.is_empty() {
                Message::new("bench.variant-number").with("number", number)
            } else {
                workshop::Name::of(&variant.name, &variant.id).message()
            };
            self.add(Part::Variant(variant.id.clone()), label);
            for group in RuleName::ALL.into_iter().filter(|group| group.is_own_of(variant)) {
                let part = Part::Rules { variant: Some(variant.id.clone()), group };
                self.add(part, rules_label(group)).is_inner = true;
            }
        }
    }
}

/// How many tokens of each kind lie somewhere.
pub(crate) fn used(design: &Design) -> HashMap<String, usize> {
    let mut used = HashMap::new();
    for token in design.laid_out() {
        *used.entry(token.kind).or_insert(0) += 1;
    }
    used
}
