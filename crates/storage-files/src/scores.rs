//! The score file as text: `points won played name`, a line a player, made to be read and
//! changed by hand.
//!
//! Every line that is not understood, bytes that are no text included, is kept as it stands.
//! It reads and writes no file.

use std::collections::HashMap;

use storage::{GameResult, Score, known_as, one_line};

/// What a new file begins with.
const HEAD: &str = "\
# Marelle: scores. One player a line: points, games won, games played, name.
# Marelle : les scores. Un joueur par ligne : points, parties gagnées, parties jouées, nom.
";
/// The line that tells which games are in the scores already.
const COUNTED: &str = "# counted:";
/// So many games are remembered there; older ones are long finished.
const MOST_COUNTED: usize = 64;

/// All scores, with every line of their file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    /// Without their line ends.
    lines: Vec<Vec<u8>>,
    /// The players in the order of the file; somebody with several lines has all of them.
    scores: Vec<Score>,
    /// Where a player is in `scores` and where their first line is, by their known name.
    places: HashMap<String, (usize, usize)>,
    unread: usize,
}

impl Scores {
    /// Reads the bytes of a score file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let mut lines: Vec<Vec<u8>> =
            bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        // What follows the last line end is no line.
        lines.pop_if(|last| last.is_empty());
        let (scores, places) = (Vec::new(), HashMap::new());
        let mut read = Self { lines: Vec::new(), scores, places, unread: 0 };
        for line in lines {
            read.take_line(line);
        }
        read
    }

    fn take_line(&mut self, line: Vec<u8>) {
        let number = self.lines.len();
        match read_line(&line) {
            Some(score) => self.take_score(score, number),
            None => self.unread += usize::from(!is_remark(&line)),
        }
        self.lines.push(line);
    }

    fn take_score(&mut self, score: Score, line: usize) {
        match self.places.get(&known_as(&score.name)) {
            // A player with several lines has what stands in all of them.
            Some((place, _)) => {
                if let Some(known) = self.scores.get_mut(*place) {
                    known.points = known.points.saturating_add(score.points);
                    known.won = known.won.saturating_add(score.won);
                    known.played = known.played.saturating_add(score.played);
                }
            }
            None => {
                self.places.insert(known_as(&score.name), (self.scores.len(), line));
                self.scores.push(score);
            }
        }
    }

    /// The score of somebody, whatever capitals they are written with.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&Score> {
        let (place, _) = self.places.get(&known_as(name))?;
        self.scores.get(*place)
    }

    /// Everybody, the most points first, then the most games won, then by name.
    #[must_use]
    pub fn ranked(&self) -> Vec<&Score> {
        let mut ranked: Vec<&Score> = self.scores.iter().collect();
        ranked.sort_by(|one, other| {
            let order = other.points.cmp(&one.points).then(other.won.cmp(&one.won));
            order.then_with(|| known_as(&one.name).cmp(&known_as(&other.name)))
        });
        ranked
    }

    /// How many lines were not understood. They stay in the file.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// Whether the results of this game are in the scores already.
    #[must_use]
    pub fn has_counted(&self, game: &str) -> bool {
        self.counted().contains(&&*one_word(game))
    }

    fn counted(&self) -> Vec<&str> {
        let lines = self.lines.iter().filter_map(|line| std::str::from_utf8(line).ok());
        let games = lines.filter_map(|line| line.strip_prefix(COUNTED));
        games.flat_map(str::split_whitespace).collect()
    }

    /// Adds the results of a game, unless they are in already.
    pub(crate) fn add(&mut self, game: &str, results: &[GameResult]) {
        if self.has_counted(game) {
            return;
        }
        if self.lines.is_empty() {
            self.lines.extend(HEAD.lines().map(|line| line.as_bytes().to_vec()));
        }
        self.count(game);
        for result in results.iter().filter(|result| !one_line(&result.name).is_empty()) {
            self.add_one(result);
        }
    }

    fn add_one(&mut self, result: &GameResult) {
        let (name, won) = (one_line(&result.name), u32::from(result.won));
        let fresh = Score { name, points: i64::from(result.points), won, played: 1 };
        let first = self.places.get(&known_as(&fresh.name)).map(|(_, line)| *line);
        let Some(line) = first.and_then(|line| self.lines.get_mut(line)) else {
            self.take_line(line_of(&fresh));
            return;
        };
        // It was read once, so it can be read again.
        let Some(mut written) = read_line(line) else { return };
        let end: &[u8] = if line.ends_with(b"\r") { b"\r" } else { b"" };
        written.points = written.points.saturating_add(fresh.points);
        written.won = written.won.saturating_add(fresh.won);
        written.played = written.played.saturating_add(1);
        *line = [&line_of(&written)[..], end].concat();
        self.take_score(fresh, 0);
    }

    fn count(&mut self, game: &str) {
        let mut counted: Vec<String> = self.counted().into_iter().map(str::to_owned).collect();
        counted.push(one_word(game));
        let kept = counted.len().saturating_sub(MOST_COUNTED);
        let line = format!("{COUNTED} {}", counted[kept..].join(" ")).into_bytes();
        match self.lines.iter().position(|line| line.starts_with(COUNTED.as_bytes())) {
            Some(place) => self.lines[place] = line,
            None => self.lines.push(line),
        }
    }

    /// The bytes of the score file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.lines.join(&b'\n');
        if !bytes.is_empty() {
            bytes.push(b'\n');
        }
        bytes
    }
}

/// A game in the list of those that are counted: one word, whatever its file is called.
fn one_word(game: &str) -> String {
    let letter = |letter: char| match letter {
        letter if letter.is_whitespace() || letter.is_control() => {
            format!("%{:x}", u32::from(letter))
        }
        letter => letter.to_string(),
    };
    game.chars().map(letter).collect()
}

/// Reads a line; none when it is anything else.
fn read_line(line: &[u8]) -> Option<Score> {
    let line = std::str::from_utf8(line).ok()?.trim_start_matches('\u{feff}').trim();
    let (points, rest) = line.split_once(char::is_whitespace)?;
    let (won, rest) = rest.trim_start().split_once(char::is_whitespace)?;
    let (played, name) = rest.trim_start().split_once(char::is_whitespace)?;
    let name = one_line(name);
    let is_named = !name.is_empty();
    let (points, won, played) = (points.parse().ok()?, won.parse().ok()?, played.parse().ok()?);
    is_named.then_some(Score { name, points, won, played })
}

fn line_of(score: &Score) -> Vec<u8> {
    let Score { name, points, won, played } = score;
    format!("{points:6} {won:5} {played:6}  {name}").into_bytes()
}

/// Remarks and empty lines are no scores, and are not missed as such.
fn is_remark(line: &[u8]) -> bool {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line).trim_ascii_start();
    line.is_empty() || line.starts_with(b"#")
}
