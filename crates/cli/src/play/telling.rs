//! What is told of a game in line mode: events, the board, the end, how to play.

use game::{Action, Saying, Seat, Told, Tone};
use i18n::Message;
use session::{Ending, Event};

use super::LineMode;
use crate::halt::Halt;

impl LineMode<'_, '_> {
    pub(super) fn tell(&mut self, event: &Event) -> Result<(), Halt> {
        let message = match event {
            Event::Played { action: Action::Rules(_), .. } => Message::new("line.changed"),
            Event::Joined { seat } => Message::new("line.joined").with("player", *seat),
            Event::Left { seat, name } => sitting::left(*seat, name),
            // Nobody does anything while time passes; what comes of it is said by the game.
            Event::Played { action: Action::Time(_), .. } => return Ok(()),
            Event::Played { seat, action, chances, .. } => {
                // A die that the game tells of in words needs no other.
                let is_told = self.told().iter().any(is_roll);
                let chances = if is_told { &[] } else { chances.as_slice() };
                let told = [&[action.text().into_owned()], chances].concat().join(" ");
                Message::new("line.played").with("player", *seat).with("move", told)
            }
            Event::Undone { action, .. } => self.undone(action),
            Event::Reopened { .. } => Message::new("line.reopened"),
            Event::Resigned { seat } => Message::new("sitting.resigned").with("player", *seat),
            Event::ClockRanOut { seat } => {
                Message::new("sitting.out-of-time").with("player", *seat)
            }
            Event::Selected { .. } | Event::HandedOver { .. } | Event::Ended(_) => return Ok(()),
        };
        self.say(&message)
    }

    /// What was taken back: a move, or that somebody came or went.
    fn undone(&self, action: &Action) -> Message {
        match action {
            Action::Rules(_) => Message::new("line.change-undone"),
            Action::Join(name) => {
                sitting::left(Seat::at(self.session().table().players.len()), name)
            }
            Action::Leave(seat) => Message::new("line.joined").with("player", *seat),
            Action::Move(_) | Action::Time(_) => {
                Message::new("line.undone").with("move", action.text().into_owned())
            }
        }
    }

    /// The board, and what is asked; the end is announced elsewhere, once. While the device is
    /// on its way, it shows only what everybody may see.
    pub(super) fn show_board(&mut self) -> Result<(), Halt> {
        self.show_after(false)
    }

    /// The same, right after a move: with the faces that are in view for a moment, and what the
    /// game says of the move before it asks for the next.
    pub(super) fn show_after(&mut self, has_moved: bool) -> Result<(), Halt> {
        let mut scene = self.table.sitting.scene();
        let told = if has_moved { self.told() } else { Vec::new() };
        if told.iter().any(is_roll) {
            // The game itself says what the die shows.
            scene.dice.clear();
        }
        self.table.draw(&scene)?;
        for saying in told.iter().filter_map(Told::saying) {
            self.say_to(saying)?;
        }
        if self.session().ending().is_none() {
            self.say(&scene.prompt)?;
        }
        Ok(())
    }

    /// Says what concerns one player of several with the name.
    fn say_to(&mut self, saying: &Saying) -> Result<(), Halt> {
        let is_alone = self.session().played().game().seats() == 1;
        match saying.to.filter(|_| !is_alone) {
            Some(seat) => self.say(
                &Message::new("line.said-to")
                    .with("player", seat)
                    .with("words", saying.message.clone()),
            ),
            None => self.say(&saying.message),
        }
    }

    pub(super) fn announce(&mut self, ending: &Ending) -> Result<(), Halt> {
        let ends = |told: &Told| {
            told.saying().is_some_and(|saying| matches!(saying.tone, Tone::Won | Tone::Lost))
        };
        // Who plays alone has been told by the game itself.
        let is_alone = self.session().played().game().seats() == 1;
        let is_told = is_alone && self.told().iter().any(ends);
        if is_told {
            return Ok(self.table.tell_points(ending)?);
        }
        self.table.announce(ending)?;
        self.say_key("line.praise")
    }

    /// The design, where the game is one.
    pub(super) fn design(&self) -> Option<&design::Design> {
        catalogue::design_of(&**self.session().played().game())
    }

    /// The name of a design and how it is played, in its maker's words.
    pub(super) fn tell_instructions(&mut self, named: bool) -> Result<(), Halt> {
        let Some(design) = self.design() else { return Ok(()) };
        let lang = self.table.console.words.lang();
        let name = design.name.in_lang(lang).lines().take(usize::from(named));
        let lines = name.chain(design.instructions.in_lang(lang).lines());
        let lines: Vec<String> = lines.map(|line| line.replace(char::is_control, " ")).collect();
        for line in lines.iter().filter(|line| !line.trim().is_empty()) {
            self.table.list_text(line)?;
        }
        if lines.is_empty() { Ok(()) } else { Ok(self.table.console.line("")?) }
    }

    /// How to play, and what can be typed.
    pub(super) fn help(&mut self) -> Result<(), Halt> {
        self.tell_instructions(false)?;
        self.say_key("line.help")?;
        let Some(design) = self.design() else { return self.say_part("notation") };
        let keys = workshop::library::notation(design);
        keys.into_iter().try_for_each(|key| self.say_key(key))
    }

    pub(super) fn rules(&mut self) -> Result<(), Halt> {
        if self.design().is_some() { self.tell_instructions(false) } else { self.say_part("rules") }
    }

    /// Says a part of the game's own words, where it has them.
    fn say_part(&mut self, part: &str) -> Result<(), Halt> {
        let key = crate::games::key_of(&self.session().played().game().card().id, part);
        if self.table.sitting.voice().has(&key) {
            self.table.say_key(&key)?;
        }
        Ok(())
    }
}

fn is_roll(told: &Told) -> bool {
    matches!(told, Told::Rolled { .. })
}
