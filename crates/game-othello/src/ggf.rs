//! Generic Game Format: `(;GM[Othello]PB[…]PW[…]BO[8 …]B[f5//1.2]W[d6];)`.
//!
//! One game a text. Tags that say nothing about the moves are passed over; evaluations beside
//! moves are left out. Source: the description of the format by the Generic Game Server.

use game::{Notation, Sheet, SheetError, Side};

use crate::board::{Position, SIDE};
use crate::moves::Move;
use crate::sheet::{Ply, Told};
use crate::{Othello, notation, rules};

const OPENING: &str = "(;";
const CLOSING: &str = ";)";

/// Whether a text begins like a game in this format; servers put a count of games in front.
pub(crate) fn is_likely(text: &str) -> bool {
    after_count(text).starts_with(OPENING)
}

pub(crate) fn read(text: &str) -> Result<Sheet, SheetError> {
    let mut scanner = Scanner { text, at: text.len() - after_count(text).len() };
    if !scanner.skip(OPENING) {
        return Err(scanner.fault());
    }
    let mut reading = Reading::default();
    loop {
        scanner.skip_blanks();
        if scanner.skip(CLOSING) {
            break;
        }
        let tag = scanner.tag()?;
        reading.take(&tag).ok_or_else(|| SheetError::at(text, tag.at))?;
    }
    scanner.skip_blanks();
    if scanner.rest().is_empty() { Ok(reading.into_sheet()) } else { Err(scanner.fault()) }
}

pub(crate) fn write(sheet: &Sheet, told: &Told) -> String {
    let player = |index: usize| escaped(sheet.players.get(index).map_or("", String::as_str));
    let mut text = format!(
        "{OPENING}GM[Othello]PC[Marelle]PB[{}]PW[{}]RE[{}]TY[{SIDE}]BO[{}]",
        player(0),
        player(1),
        escaped(&result(sheet, told)),
        board(told.start()),
    );
    for Ply { before, action, time } in told.plies() {
        let tag = tag_of(before.side());
        let name = if *action == Move::Pass { "PA".to_owned() } else { action.to_string() };
        let time =
            time.map_or_else(String::new, |time| format!("//{}.{:03}", time / 1000, time % 1000));
        text += &format!("{tag}[{name}{time}]");
    }
    text + CLOSING
}

/// What is in a text once its count of games is left aside.
fn after_count(text: &str) -> &str {
    text.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start()
}

/// A name with its value, and where it stands.
struct Tag<'a> {
    name: &'a str,
    value: String,
    at: usize,
}

/// Cuts a text into tags.
struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fault(&self) -> SheetError {
        SheetError::at(self.text, self.at)
    }

    fn skip(&mut self, word: &str) -> bool {
        let is_there = self.rest().starts_with(word);
        if is_there {
            self.at += word.len();
        }
        is_there
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn tag(&mut self) -> Result<Tag<'a>, SheetError> {
        let (rest, at) = (self.rest(), self.at);
        let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (name, after) = rest.split_at(length);
        if name.is_empty() || !after.starts_with('[') {
            return Err(self.fault());
        }
        let (value, taken) = unescaped(&after[1..]).ok_or_else(|| self.fault())?;
        self.at += length + 1 + taken;
        Ok(Tag { name, value, at })
    }
}

/// The value up to its closing bracket, and how many bytes it took with the bracket.
fn unescaped(text: &str) -> Option<(String, usize)> {
    let mut value = String::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            ']' => return Some((value, at + 1)),
            '\\' => value.push(letters.next()?.1),
            _ => value.push(letter),
        }
    }
    None
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// What the tags have told so far.
#[derive(Default)]
struct Reading {
    players: [Option<String>; 2],
    result: Option<String>,
    start: Option<Position>,
    told: Option<Told>,
}

impl Reading {
    /// Takes one tag; nothing when it does not fit.
    fn take(&mut self, tag: &Tag<'_>) -> Option<()> {
        let clipped = || Some(i18n::clip(tag.value.trim())).filter(|value| !value.is_empty());
        match tag.name {
            "GM" => return tag.value.trim().eq_ignore_ascii_case("othello").then_some(()),
            "PB" => self.players[0] = clipped(),
            "PW" => self.players[1] = clipped(),
            "RE" => self.result = clipped().filter(|result| result != "?"),
            // A board after the first move would be another game.
            "BO" if self.told.is_none() => self.start = Some(read_board(&tag.value)?),
            "BO" => return None,
            "B" => return self.play(Side::Black, &tag.value),
            "W" => return self.play(Side::White, &tag.value),
            _ => {}
        }
        Some(())
    }

    fn play(&mut self, side: Side, value: &str) -> Option<()> {
        let start = self.start.unwrap_or_else(Position::start);
        let told = self.told.get_or_insert_with(|| Told::from(start));
        // The second part is an evaluation, which sheets do not keep.
        let mut parts = value.split('/');
        let action = parts.next()?.parse().ok()?;
        let time = parts.nth(1).and_then(read_time);
        if told.position().side() != side {
            told.pass_if_forced();
        }
        let is_next = told.position().side() == side;
        is_next.then(|| told.play(action, time)).flatten()
    }

    fn into_sheet(self) -> Sheet {
        let start = self.start.unwrap_or_else(Position::start);
        let told = self.told.unwrap_or_else(|| Told::from(start));
        let named = self.players.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let names = self.players.into_iter().take(named);
        Sheet {
            players: names.map(Option::unwrap_or_default).collect(),
            result: self.result,
            ..told.into_sheet()
        }
    }
}

/// `8 -------- … *`: the size, the rows, the side to move; blanks do not matter.
fn read_board(value: &str) -> Option<Position> {
    let (size, rest) = value.trim().split_once(char::is_whitespace)?;
    if size != SIDE.to_string() {
        return None;
    }
    let letters: String = rest.chars().filter(|letter| !letter.is_whitespace()).take(66).collect();
    let (board, side) = letters.split_at_checked(64)?;
    let (black, white) = notation::parse_board(board)?;
    Position::new(black, white, notation::parse_side(side)?).ok()
}

fn board(position: &Position) -> String {
    let letters = Othello.position_text(position).replace('X', "*").replace(' ', "");
    let mut text = SIDE.to_string();
    for (at, letter) in letters.chars().enumerate() {
        if at % usize::from(SIDE) == 0 {
            text.push(' ');
        }
        text.push(letter);
    }
    text
}

const fn tag_of(side: Side) -> char {
    match side {
        Side::Black => 'B',
        Side::White => 'W',
    }
}

/// Seconds, perhaps with minutes and hours before them, in milliseconds.
fn read_time(text: &str) -> Option<u64> {
    let mut seconds: u64 = 0;
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    for part in whole.split(':') {
        let part = if part.is_empty() { 0 } else { part.parse().ok()? };
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    let thousandths: u64 = digits.parse().ok()?;
    (!text.trim().is_empty()).then_some(seconds.checked_mul(1000)?.checked_add(thousandths)?)
}

/// The result as the sheet states it, when it is in this format's form; else the margin of a
/// finished game, empty squares given to the winner.
fn result(sheet: &Sheet, told: &Told) -> String {
    let stated = sheet.result.as_deref().unwrap_or_default();
    if stated.starts_with(['+', '-', '0']) {
        return stated.to_owned();
    }
    if !told.position().is_over() {
        return "?".to_owned();
    }
    let [black, white] = rules::tournament_scores(rules::discs(told.position()));
    format!("{:+}.000", black - white)
}
