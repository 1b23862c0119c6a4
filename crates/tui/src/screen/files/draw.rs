//! The picture of the files: a list on the left, the board of the chosen one on the right.

use game::{Seat, Viewer};
use i18n::Message;
use ratatui::layout::Rect;

use super::{Files, Found, Held};
use crate::board::{Look, Spread};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row};
use crate::theme::Role;

const OF_KEPT: [(&str, &str); 4] = [
    ("up-down", "tui.keys-choose"),
    ("enter", "tui.keys-go-on"),
    ("d", "tui.keys-delete"),
    ("esc", "tui.keys-menu"),
];
const OF_FOLDER: [(&str, &str); 3] =
    [("up-down", "tui.keys-choose"), ("enter", "tui.keys-open"), ("esc", "tui.keys-menu")];

/// Each file takes so many lines.
pub(super) const HEIGHT: u16 = 3;

pub(super) fn list_area(area: Rect) -> Rect {
    frame::left_list(area, 1, 0)
}

impl Files {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let (title, keys): (String, &[_]) = match &self.folder {
            None => (desk.say("tui.menu-resume"), &OF_KEPT),
            Some(folder) => {
                (format!("{}  {}", desk.say("tui.menu-files"), folder.display()), &OF_FOLDER)
            }
        };
        Frame { title: &title, told: vec![self.said(desk)], keys }.draw(paper, desk, area);
        let list = list_area(area);
        let first = self.list.first_shown(self.lines.len(), list, HEIGHT);
        for ((index, found), nth) in
            self.lines.iter().enumerate().skip(first).zip(0..list.height / HEIGHT)
        {
            let lines = Rect { height: 2, ..row(list, HEIGHT * nth) };
            let role = paper.choice(lines, index == self.list.chosen);
            let (first, second) = told(found, desk);
            paper.text(indented(lines, 2), &first, role(Role::Title));
            paper.text(indented(row(lines, 1), 2), &second, role(Role::Text));
        }
        paper.more(list, self.list.more(self.lines.len(), list, HEIGHT));
        let left = list.right() + 2;
        let content = frame::content(area);
        let room = Rect { x: left, width: content.right().saturating_sub(left), ..list };
        self.draw_board(paper, desk, room);
    }

    fn said(&self, desk: &Desk) -> Told {
        let (text, role) = match (&desk.notice, &self.trouble) {
            (Some(message), _) | (None, Some(message)) => (desk.words.say(message), Role::Refused),
            _ if self.asks_to_delete => (desk.say("tui.delete-again"), Role::Notice),
            _ if self.folder.is_some() => (desk.say("tui.files-ask"), Role::Text),
            _ if self.lines.is_empty() => (desk.say("tui.resume-none"), Role::Text),
            _ => (desk.say("tui.resume-ask"), Role::Text),
        };
        Told { text, role }
    }

    fn draw_board(&self, paper: &mut Paper<'_>, desk: &Desk, room: Rect) {
        let scene = match self.chosen().map(|found| &found.held) {
            Some(Ok(Held::Game(session, _))) => session.scene(Viewer::Public, &[]),
            Some(Ok(Held::Design(game))) => game.start(0).scene(Viewer::Public, &[], None),
            _ => return,
        };
        let say = |message: &Message| desk.words.say(message);
        let (theme, alphabet) = (desk.theme, desk.alphabet);
        let look = Look { theme, alphabet, cursor: None, ghost: None, say: &say };
        Spread::of_main(&scene, room).paint(paper.buffer, &scene, &look);
    }
}

/// Two lines: which game and when, who plays and how far it is; or what else it is.
fn told(found: &Found, desk: &Desk) -> (String, String) {
    match &found.held {
        Ok(Held::Game(session, date)) => {
            let game = session.played().game();
            let title = catalogue::title(&**game, &desk.words);
            let seats = Seat::all(game.seats());
            let names: Vec<String> =
                seats.map(|seat| sitting::name(session, &desk.words, seat)).collect();
            let moves =
                Message::new("tui.resume-move").with("count", session.played().moves().len());
            // What is kept here is known by its date, other files by their names.
            let known_by = match found.saved {
                Some(_) => date.as_deref().unwrap_or_default(),
                None => &found.name,
            };
            let players = format!("{} · {}", names.join(", "), desk.words.say(&moves));
            (format!("{title}  {known_by}"), players)
        }
        Ok(Held::Design(game)) => (catalogue::title(&**game, &desk.words), found.name.clone()),
        Ok(Held::Folder(_)) => (format!("{}/", found.name), desk.say("tui.files-folder")),
        Err(why) => (found.name.clone(), desk.words.say(why)),
    }
}
