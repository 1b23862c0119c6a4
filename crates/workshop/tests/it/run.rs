//! Runs a case on a game and tells the first line that does not hold.
//!
//! Every accepted move is taken back and played again on the way; every move that is played is
//! looked for in the list of legal ones. So each script also tries undo and the fast evaluator.

use std::collections::BTreeSet;

use design::Design;
use game::{
    Game as _, Living as _, Notation as _, Presentation as _, Reason, Rules, Seat, TouchError,
    Touched, Turn, Verdict as Ending, Viewer, touch,
};
use i18n::{Lang, Message, Translator};
use scene::Touch;
use workshop::Event;

use crate::look;
use crate::machine::{self, Designed};
use crate::script::{Act, Case, Counted, Step, Touching, Verdict};

/// Plays a case to its end.
pub(crate) fn run(game: &Designed, design: &Design, case: &Case) -> Result<(), String> {
    let (position, events) = (game.start(case.seed), Vec::new());
    let mut play = Play { game, design, position, events, said: None };
    play.settle(&[])?;
    for Step { line, act } in &case.steps {
        play.step(act).map_err(|fault| {
            let text = game.position_text(&play.position);
            format!("{}: `{line}`: {fault}\n    at {text}", case.name)
        })?;
    }
    Ok(())
}

struct Play<'a> {
    game: &'a Designed,
    design: &'a Design,
    position: <Designed as Rules>::Position,
    /// Of the last play.
    events: Vec<Event>,
    /// The last explanation or praise.
    said: Option<Message>,
}

impl Play<'_> {
    fn step(&mut self, act: &Act) -> Result<(), String> {
        match act {
            Act::Play { text, chances, verdict } => self.play(text, chances, verdict),
            Act::Touch { touches, result } => self.touch(touches, result),
            Act::Turn(wanted) => same(&self.turn_text(), wanted),
            Act::Over(wanted) => self.over(wanted.as_deref()),
            Act::Legal(wanted) => {
                let mut wanted = wanted.clone();
                wanted.sort();
                same(&self.legal(), &wanted)
            }
            Act::Can(wanted) => {
                let legal = self.legal();
                let missing: Vec<_> = wanted.iter().filter(|name| !legal.contains(name)).collect();
                hold(missing.is_empty(), || format!("not legal: {missing:?}; legal: {legal:?}"))
            }
            Act::Cannot(wanted) => {
                let legal = self.legal();
                let there: Vec<_> = wanted.iter().filter(|name| legal.contains(name)).collect();
                hold(there.is_empty(), || format!("legal after all: {there:?}"))
            }
            Act::At { cell, tokens } => {
                same(&look::tokens(self.game, self.design, &self.position, cell), tokens)
            }
            Act::Sees { seat, cell, tokens } => {
                let viewer = Viewer::Seat(Seat::new(*seat).ok_or("no seat")?);
                same(&look::seen(self.game, self.design, &self.position, viewer, cell), tokens)
            }
            Act::Told(is_told) => {
                let say = |lang| self.said.as_ref().map(|message| self.in_words(message, lang));
                let said =
                    [Lang::En, Lang::Fr].map(|lang| say(lang).is_some_and(|s| !s.is_empty()));
                hold(said == [*is_told; 2], || format!("it was said {:?}", say(Lang::En)))
            }
            Act::Solvable => hold(self.is_solvable(), || "no way leads to a win".to_owned()),
            // Asked where the program runs: the game knows no remarks.
            Act::Remark { .. } => Ok(()),
            Act::Count { what, wanted } => same(&self.counted(*what), wanted),
            Act::Events(wanted) => {
                let told: Vec<String> = self.events.iter().map(ToString::to_string).collect();
                same(&told.join("; "), wanted)
            }
            Act::Says { lang, words } => {
                let said = self.said.as_ref().map(|message| self.in_words(message, *lang));
                same(&said.unwrap_or_default(), words)
            }
            Act::Line { lang, words } => {
                let view = self.game.view_for(&self.position, Viewer::Public);
                let prompt = self.game.scene(&view, &[]).map_err(|fault| fault.to_string())?.prompt;
                let line: Vec<String> = std::iter::once(&prompt)
                    .chain(&self.said)
                    .map(|message| self.in_words(message, *lang))
                    .collect();
                same(&line.join(" | "), words)
            }
        }
    }

    fn play(&mut self, text: &str, by: &[usize], verdict: &Verdict) -> Result<(), String> {
        let read = machine::read(self.game, &self.position, text);
        // Equal tokens of a shoe are listed once.
        let name = read.as_ref().map(|action| {
            let listed = self.game.listed(&self.position, action);
            self.game.move_text(&self.position, &listed)
        });
        let listed = name.is_ok_and(|name| self.legal().contains(&name));
        let checked =
            read.and_then(|action| self.game.check(&self.position, &action).map(|()| action));
        match (checked, verdict) {
            (Err(reason), Verdict::Refused(word)) => {
                self.events.clear();
                self.said = Some(reason.message());
                hold(!listed, || "refused but listed".to_owned())?;
                same_key(reason.key(), word.as_deref())
            }
            (Err(reason), _) => Err(format!("refused: {} ({reason})", reason.key())),
            (Ok(_), Verdict::Refused(_)) => Err("accepted".to_owned()),
            (Ok(action), _) => {
                // Time passes whoever has the hand; it is nobody's move to choose.
                let is_choice = !text.starts_with("time:");
                hold(listed || !is_choice, || format!("not listed in {:?}", self.legal()))?;
                if is_choice {
                    self.reach(&action)?;
                }
                let errors = |play: &Self| play.counted(Counted::Errors).iter().sum::<i64>();
                let before = errors(self);
                self.events = self.game.events(&self.position, action).unwrap();
                self.apply(&action);
                self.settle(by)?;
                self.said = self.events.iter().rev().find_map(Event::says);
                let is_wrong = errors(self) > before;
                hold(is_wrong == (*verdict == Verdict::Wrong), || {
                    format!("{} was counted", if is_wrong { "an error" } else { "no error" })
                })
            }
        }
    }

    /// Makes a move by touching alone: each touch must be one that the scene offers.
    fn reach(&self, action: &<Designed as Rules>::Move) -> Result<(), String> {
        let Turn::Seat(seat) = self.game.turn(&self.position) else { return Ok(()) };
        let view = self.game.view_for(&self.position, Viewer::Seat(seat));
        let mut made: Vec<Touch> = Vec::new();
        for next in self.game.touch_path(&self.position, action) {
            let scene = self.game.scene(&view, &made).map_err(|fault| fault.to_string())?;
            let is_offered = scene.touchables().any(|touch| *touch == next);
            hold(is_offered, || format!("{} is not offered", next.as_str()))?;
            match touch(self.game, &view, &made, &next) {
                Ok(Touched::More(longer)) => made = longer,
                Ok(Touched::Move(made)) => {
                    let listed = |action| self.game.listed(&self.position, action);
                    return same(&listed(&made), &listed(action));
                }
                Err(_) => return Err(format!("{} is refused", next.as_str())),
            }
        }
        Err("the touches make no move".to_owned())
    }

    /// Plays, takes back, compares, and plays again.
    fn apply(&mut self, action: &<Designed as Rules>::Move) {
        let before = self.position.clone();
        let undo = self.game.apply_unchecked(&mut self.position, action);
        let after = self.position.clone();
        self.game.undo(&mut self.position, undo);
        assert!(self.position == before, "undo of {action:?}: {:?}, not {before:?}", self.position);
        self.game.apply_unchecked(&mut self.position, action);
        assert!(self.position == after, "{action:?} played twice differs");
        assert_eq!(self.game.hash(&after), self.game.rehash(&after), "hash after {action:?}");
    }

    /// Lets chances happen: the only result, or the next of those asked for, counted from 1.
    fn settle(&mut self, by: &[usize]) -> Result<(), String> {
        let mut asked = by.iter();
        let mut chances = Vec::new();
        while self.game.turn(&self.position) == Turn::Chance {
            self.game.chances(&self.position, &mut chances);
            let at = match chances.len() {
                1 => 1,
                _ => *asked.next().ok_or("a chance that the script does not decide")?,
            };
            let chance = chances.get(at.wrapping_sub(1)).ok_or("no such result of a chance")?;
            self.events.extend(self.game.events_of_chance(&self.position, chance.chance));
            self.game.resolve(&mut self.position, chance.chance).ok_or("cannot happen")?;
        }
        hold(asked.next().is_none(), || "fewer chances than the script decides".to_owned())
    }

    fn touch(&self, touches: &[String], wanted: &Touching) -> Result<(), String> {
        let Turn::Seat(seat) = self.game.turn(&self.position) else {
            return Err("nobody has the hand".to_owned());
        };
        let view = self.game.view_for(&self.position, Viewer::Seat(seat));
        let (last, first) = touches.split_last().ok_or("no touch")?;
        let mut made: Vec<Touch> = Vec::new();
        for name in first {
            match touch(self.game, &view, &made, &Touch(name.clone())) {
                Ok(Touched::More(longer)) => made = longer,
                Ok(Touched::Move(_)) => return Err(format!("{name} is a move already")),
                Err(_) => return Err(format!("{name} is refused")),
            }
        }
        match (touch(self.game, &view, &made, &Touch(last.clone())), wanted) {
            (Ok(Touched::More(_)), Touching::More) => Ok(()),
            (Ok(Touched::Move(action)), Touching::Move(text)) => {
                same(&self.game.move_text(&self.position, &action), text)
            }
            (Err(TouchError::Refused(reason)), Touching::Refused(word)) => {
                same_key(reason.key(), word.as_deref())
            }
            (Ok(Touched::Move(action)), _) => {
                Err(format!("makes {}", self.game.move_text(&self.position, &action)))
            }
            (Ok(Touched::More(_)), _) => Err("leads on".to_owned()),
            (Err(TouchError::Refused(reason)), _) => Err(format!("refused: {}", reason.key())),
            (Err(TouchError::View(fault)), _) => Err(fault.to_string()),
        }
    }

    /// Tries every way from here, until the only player has won.
    fn is_solvable(&self) -> bool {
        let (mut known, mut moves) = (BTreeSet::new(), Vec::new());
        let mut open = vec![self.position.clone()];
        while let Some(at) = open.pop() {
            if self.game.outcome(&at).is_some_and(|outcome| outcome.is_won_by(Seat::FIRST)) {
                return true;
            }
            self.game.legal_moves(&at, &mut moves);
            for action in &moves {
                let mut next = at.clone();
                self.game.apply_unchecked(&mut next, action);
                if known.insert(self.board_of(&next)) {
                    open.push(next);
                }
            }
        }
        false
    }

    /// What lies where: the part of a position that does not count what was done.
    fn board_of(&self, at: &<Designed as Rules>::Position) -> String {
        self.game.position_text(at).split(' ').nth(1).unwrap_or_default().to_owned()
    }

    fn over(&self, wanted: Option<&str>) -> Result<(), String> {
        let outcome = self.game.outcome(&self.position).ok_or("not over")?;
        let told = self.game.outcome_text(&self.position, &outcome);
        let seats = self.game.seats();
        let first: Vec<String> = Seat::all(seats)
            .filter(|seat| outcome.is_won_by(*seat))
            .map(|seat| seat.to_string())
            .collect();
        let holds = match wanted {
            None => true,
            Some("draw") => outcome.verdict == Ending::Draw || first.len() == usize::from(seats),
            // A winner and a ranking of two say the same.
            Some(text) => {
                told == text
                    || (seats <= 2 && first == [text[..1].to_owned()])
                    || (!text.contains(',') && first == [text.to_owned()])
            }
        };
        hold(holds, || format!("it is over {told}"))
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.position, &mut moves);
        let name = |action| self.game.move_text(&self.position, action);
        let mut texts: Vec<String> = moves.iter().map(name).collect();
        texts.sort();
        texts
    }

    fn turn_text(&self) -> String {
        match self.game.turn(&self.position) {
            Turn::Seat(seat) => seat.to_string(),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "over".to_owned(),
        }
    }

    /// A message as the design says it; blanks that do not break a line are plain ones here.
    fn in_words(&self, message: &Message, lang: Lang) -> String {
        let names = |seat: u8| Some(format!("P{seat}"));
        let words = self.game.voice(&stock(lang)).say_named(message, &names);
        words.replace(['\u{a0}', '\u{202f}'], " ")
    }

    fn counted(&self, what: Counted) -> Vec<i64> {
        look::counters(self.game, &self.position, what)
    }
}

/// The words that a design says where it has none of its own.
fn stock(lang: Lang) -> Translator {
    let sources = [design::WORDS, game::WORDS].map(|words| words.in_lang(lang));
    let words = Translator::new(lang, &sources).unwrap();
    match lang {
        Lang::En => words,
        Lang::Fr => words.knowing_polite(&[design::FR_VOUS, game::FR_VOUS]).unwrap(),
    }
}

fn hold(condition: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(why()) }
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, wanted: &T) -> Result<(), String> {
    hold(found == wanted, || format!("it is {found:?}"))
}

/// Scripts name a reason by the last part of its key.
fn same_key(key: &str, word: Option<&str>) -> Result<(), String> {
    let last = key.rsplit('.').next().unwrap_or(key);
    hold(word.is_none_or(|word| word == last), || format!("refused for {key}"))
}
