//! The laws every game obeys.

use game::{Notation, Rules};
use game_morris::{Morris, Move, Position};

struct Specimen;

impl conformance::Specimen for Specimen {
    type Game = Morris;

    fn variants() -> Vec<(&'static str, Morris)> {
        ["", "flying=no", "men=3", "men=3 flying=yes", "men=6", "men=12", "men=12 flying=yes"]
            .map(|options| (options, conformance::configured(options)))
            .into()
    }

    fn naive_moves(game: &Morris, position: &Position) -> Vec<Move> {
        let text = game.position_text(position);
        Naive::read(game, &text)
            .moves()
            .iter()
            .map(|it| game.parse_move(position, it).unwrap())
            .collect()
    }
}

conformance::laws!(Specimen);

/// The drawn lines of each board, as the rule books show them.
const THREE: &str =
    "a1 b1 c1, a2 b2 c2, a3 b3 c3, a1 a2 a3, b1 b2 b3, c1 c2 c3, a1 b2 c3, a3 b2 c1";
const SIX: &str = "a1 c1 e1, a5 c5 e5, a1 a3 a5, e1 e3 e5, b2 c2 d2, b4 c4 d4, b2 b3 b4, d2 d3 d4, \
    a3 b3, d3 e3, c1 c2, c4 c5";
const NINE: &str = "a1 d1 g1, b2 d2 f2, c3 d3 e3, a4 b4 c4, e4 f4 g4, c5 d5 e5, b6 d6 f6, a7 d7 g7, \
    a1 a4 a7, b2 b4 b6, c3 c4 c5, d1 d2 d3, d5 d6 d7, e3 e4 e5, f2 f4 f6, g1 g4 g7";
const DIAGONALS: &str = ", a1 b2 c3, a7 b6 c5, g1 f2 e3, g7 f6 e5";

/// The rules in their own words, with names of points and nothing clever.
struct Naive {
    lines: Vec<Vec<String>>,
    own: Vec<String>,
    theirs: Vec<String>,
    free: Vec<String>,
    in_hand: u8,
    flies: bool,
    three: bool,
    is_quiet: bool,
}

impl Naive {
    fn read(game: &Morris, text: &str) -> Self {
        let settings = game.settings();
        let men = settings.get("men").unwrap();
        let drawn = match men {
            "3" => THREE.to_owned(),
            "6" => SIX.to_owned(),
            "9" => NINE.to_owned(),
            _ => NINE.to_owned() + DIAGONALS,
        };
        let lines: Vec<Vec<String>> = drawn
            .split(", ")
            .map(|line| line.split_whitespace().map(str::to_owned).collect())
            .collect();
        let mut points: Vec<&String> = lines.iter().flatten().collect();
        // As a position text names them: the highest row first, then from the left.
        points.sort_by_key(|point| (std::cmp::Reverse(point.as_bytes()[1]), point.as_bytes()[0]));
        points.dedup();
        let fields: Vec<&str> = text.split(' ').collect();
        let letters: Vec<char> = fields[0].chars().filter(|&letter| letter != '/').collect();
        assert_eq!(letters.len(), points.len());
        let with = |wanted: char| {
            let points = points.iter().zip(&letters).filter(|(_, letter)| **letter == wanted);
            points.map(|(point, _)| (*point).clone()).collect::<Vec<String>>()
        };
        let is_black = fields[3] == "X";
        let (black, white) = fields[1].split_once(',').unwrap();
        let in_hand: u8 = if is_black { black } else { white }.parse().unwrap();
        let (own, theirs) = if is_black { (with('X'), with('O')) } else { (with('O'), with('X')) };
        let flies = settings.get("flying") == Some("yes") && own.len() == 3 && in_hand == 0;
        let (free, three) = (with('-'), men == "3");
        Self { lines, own, theirs, free, in_hand, flies, three, is_quiet: fields[2] == "100" }
    }

    fn has_mill(&self, men: &[String], with: &str) -> bool {
        let is_mill = |line: &&Vec<String>| {
            line.len() == 3
                && line.iter().any(|it| it == with)
                && line.iter().all(|it| men.contains(it))
        };
        self.lines.iter().any(|line| is_mill(&line))
    }

    fn is_step(&self, from: &str, to: &str) -> bool {
        let next = |pair: &[String]| pair == [from, to] || pair == [to, from];
        self.lines.iter().flat_map(|line| line.windows(2)).any(next)
    }

    fn moves(&self) -> Vec<String> {
        let won = self.three && self.theirs.iter().any(|it| self.has_mill(&self.theirs, it));
        let few = self.own.len() + usize::from(self.in_hand) < 3;
        if won || few || self.is_quiet {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for to in &self.free {
            if self.in_hand > 0 {
                moves.extend(self.with_taking(None, to));
                continue;
            }
            for from in self.own.iter().filter(|from| self.flies || self.is_step(from, to)) {
                moves.extend(self.with_taking(Some(from), to));
            }
        }
        moves
    }

    fn with_taking(&self, from: Option<&String>, to: &String) -> Vec<String> {
        let mut men: Vec<String> =
            self.own.iter().filter(|it| Some(*it) != from).cloned().collect();
        men.push(to.clone());
        let step = from.map_or_else(|| to.clone(), |from| format!("{from}-{to}"));
        if self.three || !self.has_mill(&men, to) {
            return vec![step];
        }
        let is_loose = |it: &&String| !self.has_mill(&self.theirs, it);
        let loose: Vec<&String> = self.theirs.iter().filter(is_loose).collect();
        let taken = if loose.is_empty() { self.theirs.iter().collect() } else { loose };
        taken.into_iter().map(|taken| format!("{step}x{taken}")).collect()
    }
}
