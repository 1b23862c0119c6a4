//! The panel beside the board: who plays and what they have, what can be done, the last moves.

use std::borrow::Cow;

use game::{Action, Seat};
use i18n::Message;
use paint::Alphabet;
use protocol::live::Presence;
use ratatui::layout::Rect;
use ratatui::style::Style;
use scene::{Scene, SeatPanel};
use storage_files::Score;

use super::Play;
use super::actions;
use crate::board::{dots, sign};
use crate::desk::Desk;
use crate::paper::{Paper, columns, indented, row, wrapped};
use crate::theme::Role;

impl Play {
    /// How many lines the panel needs.
    pub(super) fn panel_height(&self, scene: &Scene, width: u16) -> u16 {
        let lines = 1 + self.actions(scene).len() + zones(scene).len();
        u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(self.seats_height(scene, width))
    }

    /// How many lines the seats and the dice take.
    pub(super) fn seats_height(&self, scene: &Scene, width: u16) -> u16 {
        let seats = scene.panels.iter().map(|panel| 1 + self.counted(panel, width).len());
        let dice = usize::from(scene.dice.iter().any(|die| die.shown.is_some()));
        u16::try_from(seats.sum::<usize>() + dice).unwrap_or(u16::MAX)
    }

    /// The action whose line is at a place of the screen.
    pub(super) fn action_at(
        &self,
        scene: &Scene,
        area: Rect,
        place: (u16, u16),
    ) -> Option<actions::Action> {
        let (_, panel) = self.laid_out(scene, area);
        let list = self.list_area(scene, panel);
        if !list.contains(place.into()) {
            return None;
        }
        let nth = usize::from(place.1 - list.y);
        self.actions(scene).into_iter().nth(nth).map(|numbered| numbered.action)
    }

    /// Where the actions stand.
    fn list_area(&self, scene: &Scene, panel: Rect) -> Rect {
        let actions = u16::try_from(self.actions(scene).len()).unwrap_or(u16::MAX);
        let above = self.seats_height(scene, panel.width).saturating_add(1);
        let y = panel.y + above.min(panel.height);
        Rect { y, height: actions.min(panel.bottom().saturating_sub(y)), ..panel }
    }

    pub(super) fn draw_panel(
        &self,
        paper: &mut Paper<'_>,
        desk: &Desk,
        scene: &Scene,
        panel: Rect,
    ) {
        let used = self.draw_seats(paper, desk, scene, panel);
        if self.now.end.is_some() {
            let rest = below(panel, used);
            self.draw_end(paper, desk, rest);
            return;
        }
        paper.rule(row(panel, used));
        let list = self.list_area(scene, panel);
        for (numbered, nth) in self.actions(scene).iter().zip(0..list.height) {
            let line = row(list, nth);
            let role = if numbered.is_open { Role::Text } else { Role::Faint };
            let key = if numbered.is_open { Role::Action } else { Role::Faint };
            paper.text(line, &numbered.key.to_string(), key);
            paper.text(indented(line, 2), &self.say(&numbered.label), role);
        }
        self.draw_zones(paper, scene, below(panel, list.bottom().saturating_sub(panel.y)));
    }

    /// What the tints and signs of zones mean.
    fn draw_zones(&self, paper: &mut Paper<'_>, scene: &Scene, area: Rect) {
        for ((tint, name), nth) in zones(scene).into_iter().zip(0..area.height) {
            let sign = paint::zone_sign(Some(tint), paper.alphabet);
            paper.text(row(area, nth), &format!(" {sign} "), Role::Zone(tint));
            paper.text(indented(row(area, nth), 4), &self.say(name), Role::Text);
        }
    }

    /// Two lines a seat, and the dice; tells how many lines that took.
    fn draw_seats(&self, paper: &mut Paper<'_>, desk: &Desk, scene: &Scene, panel: Rect) -> u16 {
        let mut used = 0;
        for seat in &scene.panels {
            used += self.draw_seat(paper, desk, below(panel, used), seat);
        }
        let shown = scene.dice.iter().filter_map(|die| die.faces.get(usize::from(die.shown?)));
        let faces: Vec<String> = shown.map(|face| dots(face, paper.alphabet)).collect();
        if !faces.is_empty() {
            let text = format!("{} {}", desk.say("tui.dice"), faces.join(", "));
            paper.text(row(panel, used), &text, Role::Notice);
            used += 1;
        }
        used
    }

    fn draw_seat(&self, paper: &mut Paper<'_>, desk: &Desk, lines: Rect, panel: &SeatPanel) -> u16 {
        let Some(seat) = Seat::new(panel.seat) else { return 0 };
        let hand = match (panel.has_the_hand, paper.alphabet) {
            (false, _) => " ",
            (true, Alphabet::Unicode) => "▸",
            (true, Alphabet::Ascii) => ">",
        };
        paper.text(lines, hand, Role::Action);
        let token = sign(&panel.token, paper.alphabet);
        let style = self.token_style(paper, panel);
        let used = paper.styled(indented(lines, 2), &format!(" {token} "), style);
        let name = match self.presence_of(desk, seat) {
            Some(presence) => format!("{} ({presence})", self.name(seat)),
            None => self.name(seat),
        };
        let score = self.score_of(desk, seat);
        let room = lines.width.saturating_sub(used + 4 + columns(&score));
        let at = Rect { width: room, ..indented(lines, used + 3) };
        let style = paper.theme.seat_words(panel.seat);
        paper.styled(at, &name, style);
        let right = Rect {
            x: lines.right().saturating_sub(columns(&score)),
            width: columns(&score),
            ..lines
        };
        paper.text(right, &score, Role::Notice);
        let counted = self.counted(panel, lines.width);
        for (line, nth) in counted.iter().zip(1..) {
            paper.text(indented(row(lines, nth), 3), line, Role::Faint);
        }
        1 + u16::try_from(counted.len()).unwrap_or(0)
    }

    /// What a seat has, and its clock, in lines.
    fn counted(&self, panel: &SeatPanel, width: u16) -> Vec<String> {
        let counters = panel.counters.iter().map(|counter| {
            let message = Message::new("tui.counter").with("label", counter.label.clone());
            self.say(&message.with("value", counter.value))
        });
        let told = counters.chain(Seat::new(panel.seat).and_then(|seat| self.clock_of(seat)));
        let room = width.saturating_sub(3);
        let mut lines: Vec<String> = Vec::new();
        for text in told {
            match lines.last_mut() {
                // What belongs together stays on one line.
                Some(line) if columns(line) + 3 + columns(&text) <= room => {
                    line.push_str(" · ");
                    line.push_str(&text);
                }
                _ => lines.push(text),
            }
        }
        lines
    }

    fn token_style(&self, paper: &Paper<'_>, panel: &SeatPanel) -> Style {
        match panel.token.figure {
            scene::Figure::Disc => paper.style(Role::Felt).fg(paper.theme.disc(panel.seat)),
            _ => paper.theme.seat(panel.seat),
        }
    }

    /// What a known player has by now.
    fn score_of(&self, desk: &Desk, seat: Seat) -> String {
        let score = self.total_of(seat).filter(|_| self.is_person(seat));
        score.map_or_else(String::new, |score| {
            desk.words.say(&Message::new("tui.points").with("count", score.points))
        })
    }

    /// Whether somebody is missing at a seat.
    fn presence_of(&self, desk: &Desk, seat: Seat) -> Option<String> {
        match self.now.seat(seat)?.presence? {
            Presence::Away => Some(desk.say("tui.seat-away")),
            Presence::Free => Some(desk.say("tui.seat-free")),
            _ => None,
        }
    }

    /// How a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.now.seat(seat).map_or_else(String::new, |shown| shown.name.clone())
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.now.seat(seat).is_some_and(|shown| shown.machine.is_none())
    }

    /// The score of somebody with a name, as far as this computer knows it.
    pub(super) fn total_of(&self, seat: Seat) -> Option<&Score> {
        let sitting = self.table.here()?;
        let player = sitting.session().table().player(seat)?;
        Some(player).filter(|player| !player.name.is_empty())?;
        sitting.scores.as_ref()?.of(&player.name)
    }

    /// The moves as they are written.
    pub(super) fn moves(&self) -> impl Iterator<Item = Cow<'_, str>> {
        // Players at one computer see what everybody plays.
        let here = self.table.here().map(|sitting| sitting.session().played().moves());
        let here = here.into_iter().flatten().map(|played| played.text());
        let there = self.table.there().map(|_| &self.now.moves);
        here.chain(there.into_iter().flatten().map(Action::text))
    }

    /// The time a seat has left or has used, when the clock is on.
    fn clock_of(&self, seat: Seat) -> Option<String> {
        let shown = self.now.seat(seat).filter(|_| self.now.has_clock)?;
        let seconds = shown.left_ms.unwrap_or(shown.used_ms) / 1000;
        Some(format!("{}:{:02}", seconds / 60, seconds % 60))
    }

    /// The last moves, in what is left of the panel.
    pub(super) fn draw_moves(
        &self,
        paper: &mut Paper<'_>,
        desk: &Desk,
        scene: &Scene,
        panel: Rect,
    ) {
        let rest = below(panel, self.panel_height(scene, panel.width) + 1);
        let mut moves = self.moves().peekable();
        if rest.height < 3 || moves.peek().is_none() {
            return;
        }
        paper.text(rest, &desk.say("tui.moves"), Role::Faint);
        let texts: Vec<String> = moves
            .zip(1..)
            .map(|(played, number)| format!("{number}.{}", i18n::clip(&played)))
            .collect();
        let room = usize::from(rest.height - 1);
        let lines = wrapped(&texts.join(" "), rest.width);
        let skipped = lines.len().saturating_sub(room);
        for (line, nth) in lines.iter().skip(skipped).zip(1..rest.height) {
            paper.text(row(rest, nth), line, Role::Text);
        }
    }
}

/// The zones of the boards that have a tint and a name, each once.
fn zones(scene: &Scene) -> Vec<(u8, &Message)> {
    let mut known: Vec<(u8, &Message)> = Vec::new();
    for zone in scene.boards.iter().flat_map(|board| &board.zones) {
        let Some(tint) = zone.tint else { continue };
        if !known.iter().any(|(_, name)| *name == &zone.name) {
            known.push((tint, &zone.name));
        }
    }
    known
}

/// An area without its first lines.
pub(super) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
