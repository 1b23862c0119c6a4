//! A look back at one game: what each move was worth, what it gave away, where the game turned.
//!
//! [`Analysis`] grows by one judged move at a time, so that whoever shows it can tell how far it
//! is and stop at any moment. Judging itself is the search's work. Scores become chances of
//! winning, which people read alike for every game. [`advice`] helps somebody who plays, step by
//! step. Nothing here knows a game or a design, runs a machine or shows anything.

pub mod advice;
mod plot;
mod table;

use game::{BySeat, DECIDED, Seat, moves_until_end};
use i18n::{Message, Words};
use search::Judgement;
use serde::{Deserialize, Serialize};

pub use plot::plot;
pub use table::{Line, headings, lines, percent};

/// The words of this crate's own messages.
pub const WORDS: Words =
    Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");

/// Who gives away this much of the chance to win turns the game.
pub const TURN: f64 = 0.2;

/// A smaller loss would read as nothing.
const SAME: f64 = 0.005;

/// A smaller loss may be none where nothing is certain: mirrored moves, looked at equally far,
/// differ by up to this much.
const UNSURE: f64 = 0.03;

/// A game, judged so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// How many play.
    pub seats: u8,
    /// The moves in the order of play.
    pub moves: Vec<Judged>,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Its number, from 1.
    pub number: usize,
    /// Who played it, from 1.
    pub seat: Seat,
    /// The move.
    pub action: String,
    /// The best move in its place.
    pub best: String,
    /// What it and the best one are worth to the player, in the game's units.
    pub score: Option<i32>,
    /// See `score`.
    pub best_score: i32,
    /// The chance to win after it, and after the best one; from 0 to 1.
    pub chance: Option<f64>,
    /// See `chance`.
    pub best_chance: f64,
    /// The chance that was given away.
    pub loss: f64,
    /// In a puzzle, how many moves farther the goal is than it could be.
    pub longer: Option<u32>,
    /// How far the machine looked ahead.
    pub depth: u32,
    /// Whether the best move's score is certain.
    pub proven: bool,
    /// Why the best move is good, where the game can tell.
    #[serde(skip)]
    pub reason: Option<Message>,
}

impl Analysis {
    /// Nothing judged yet.
    #[must_use]
    pub const fn new(seats: u8) -> Self {
        Self { seats, moves: Vec::new() }
    }

    /// Adds the next judged move of the game.
    pub fn add(&mut self, number: usize, seat: Seat, action: &str, judgement: Judgement) {
        let proven = judgement.best.proven;
        let chance = |score| chance_of(score, judgement.scale, proven);
        let best_score = judgement.best_score();
        let (best_chance, played) = (chance(best_score), judgement.score.map(chance));
        self.moves.push(Judged {
            number,
            seat,
            action: action.to_owned(),
            best: judgement.best.best().cloned().unwrap_or_default(),
            score: judgement.score,
            best_score,
            chance: played,
            best_chance,
            loss: played.map_or(0.0, |played| (best_chance - played).max(0.0)),
            longer: judgement.score.and_then(|score| longer(best_score, score)),
            depth: judgement.best.depth,
            proven,
            reason: judgement.reason,
        });
    }

    /// The moves that gave away much, the worst first.
    #[must_use]
    pub fn turning_points(&self) -> Vec<&Judged> {
        let mut turns: Vec<&Judged> = self.moves.iter().filter(|judged| judged.turns()).collect();
        turns.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        turns
    }

    /// For each seat: its moves, how many were the best, and the mean loss.
    #[must_use]
    pub fn by_seat(&self) -> BySeat<Tally> {
        BySeat::from_fn(self.seats, |seat| {
            let own = || self.moves.iter().filter(move |judged| judged.seat == seat);
            let moves = own().count();
            let lost: f64 = own().map(|judged| judged.loss).sum();
            // A game has far fewer moves than a float can count.
            let mean_loss = if moves == 0 { 0.0 } else { lost / moves as f64 };
            Tally { moves, best: own().filter(|judged| judged.is_best()).count(), mean_loss }
        })
    }
}

/// How one player played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tally {
    /// Moves made.
    pub moves: usize,
    /// Moves than which none was better.
    pub best: usize,
    /// The chance given away, for each move.
    pub mean_loss: f64,
}

impl Judged {
    /// Whether none was better, as far as the judge can tell.
    #[must_use]
    pub fn is_best(&self) -> bool {
        let unsure = if self.proven { SAME } else { UNSURE };
        self.action == self.best
            || self.score.is_some_and(|score| score >= self.best_score)
            || self.chance.is_some() && self.loss < unsure && self.longer.unwrap_or_default() == 0
    }

    /// Whether the game turned here.
    #[must_use]
    pub fn turns(&self) -> bool {
        self.loss >= TURN
    }
}

/// The chance to win that a score stands for; what is certain is 0, ½ or 1.
fn chance_of(score: i32, scale: i32, proven: bool) -> f64 {
    let is_certain = proven || score.abs() > DECIDED;
    match score {
        0 => 0.5,
        score if is_certain && score > 0 => 1.0,
        _ if is_certain => 0.0,
        score => 1.0 / (1.0 + (-f64::from(score) / f64::from(scale.max(1))).exp()),
    }
}

/// How many moves away a certain end is; none where nobody has counted them.
fn counted_moves(score: i32) -> Option<u32> {
    /// An end farther away than this is certain, but how far it is was not found out.
    const FAR: u32 = 1000;
    moves_until_end(score).filter(|moves| *moves < FAR)
}

/// How many moves more a certain win takes.
fn longer(best: i32, played: i32) -> Option<u32> {
    let away = |score: i32| moves_until_end(score).filter(|_| score > 0);
    away(played)?.checked_sub(away(best)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{lost_in, won_in};
    use i18n::{Lang, Translator};
    use search::{Report, Scored};

    fn judgement(best: i32, score: i32) -> Judgement {
        let first = Scored { action: "a1".to_owned(), score: best, visits: 1 };
        let line = vec!["a1".to_owned()];
        let best = Report { moves: vec![first], depth: 4, nodes: 9, line, proven: false };
        Judgement { best, score: Some(score), scale: 200, reason: None }
    }

    #[test]
    fn chances_follow_the_curve_and_the_certain_ends() {
        assert!((chance_of(200, 200, false) - 0.731).abs() < 0.001);
        assert!((chance_of(-200, 200, false) - 0.269).abs() < 0.001);
        let certain = [chance_of(5, 200, true), chance_of(lost_in(9), 200, false)];
        assert_eq!(certain, [1.0, 0.0]);
        assert!((chance_of(0, 200, true) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn what_gives_away_much_is_a_turning_point() {
        let mut analysis = Analysis::new(2);
        analysis.add(1, Seat::FIRST, "a1", judgement(20, 20));
        analysis.add(2, Seat::FIRST.next(2), "b2", judgement(100, -300));
        analysis.add(3, Seat::FIRST, "c3", judgement(won_in(3), lost_in(2)));
        let turns: Vec<usize> = analysis.turning_points().iter().map(|one| one.number).collect();
        assert_eq!(turns, [3, 2]);
        let first = analysis.by_seat();
        let first = first.get(Seat::FIRST).unwrap();
        assert_eq!((first.moves, first.best, first.mean_loss), (2, 1, 0.5));
    }

    #[test]
    fn in_a_puzzle_a_detour_costs_moves_and_no_chance() {
        let mut analysis = Analysis::new(1);
        analysis.add(1, Seat::FIRST, "b2", judgement(won_in(10), won_in(12)));
        let [judged] = analysis.moves.as_slice() else { panic!("one move") };
        assert_eq!((judged.longer, judged.loss, judged.is_best()), (Some(2), 0.0, false));
    }

    #[test]
    fn words_are_easy_and_one_of_something_is_not_told_as_many() {
        assert_eq!(conformance::wording::faults(&WORDS), Vec::<String>::new());
        for (lang, expected) in [(Lang::En, "was the best"), (Lang::Fr, "était le meilleur")] {
            let words = Translator::new(lang, &[WORDS.in_lang(lang)]).unwrap();
            let said =
                |count: u8| words.say(&Message::new("analysis.played-best").with("best", count));
            // Nothing is many, in French too.
            let singular = [0, 1, 2].map(|count| said(count).contains(expected));
            assert_eq!(singular, [false, true, false], "{lang:?}");
        }
    }
}
