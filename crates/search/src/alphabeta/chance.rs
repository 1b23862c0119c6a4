//! Chances: the mean of what may happen, no more exactly than is asked.
//!
//! Every result is first looked at within the window of the node. Mostly all of them are too bad
//! or all good enough, and their bounds answer. Where they differ, those outside the window are
//! looked at again, each as widely as the others leave open, until the mean answers.

use game::{Chance, DECIDED, Game, WIN, Weighted};

use super::memory::Frame;
use super::node::{Ask, Worker};

/// A result, and what its score is known to lie between.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    result: Weighted,
    low: i32,
    high: i32,
}

impl Outlook {
    const fn is_exact(&self) -> bool {
        self.low == self.high
    }

    /// Notes a score that was found within a window: outside of it, it is a bound only.
    const fn note(&mut self, score: i32, [alpha, beta]: [i32; 2]) {
        if score > alpha || alpha == -WIN {
            self.low = score;
        }
        if score < beta || beta == WIN {
            self.high = score;
        }
    }
}

impl<G: Game> Worker<'_, G> {
    /// The mean of what may happen, or a bound of it that answers what is asked.
    pub(super) fn chance(&mut self, position: &mut G::Position, ask: Ask) -> i32 {
        let mut frame = self.memory.take(ask.ply);
        self.game.chances(position, &mut frame.chances);
        let score = self.mean(position, ask, &mut frame);
        frame.line.clear();
        self.memory.give_back(ask.ply, frame);
        score
    }

    fn mean(
        &mut self,
        position: &mut G::Position,
        ask: Ask,
        Frame { chances, outlooks, .. }: &mut Frame<G::Move>,
    ) -> i32 {
        let cap = self.evaluation.limit;
        outlooks.clear();
        for result in chances.iter().copied() {
            let Some(score) = self.happened(position, result.chance, ask) else { continue };
            let mut outlook = Outlook { result, low: -WIN, high: WIN };
            outlook.note(score, [ask.alpha, ask.beta]);
            outlooks.push(outlook);
        }
        for at in 0..outlooks.len() {
            for window in [window_of(outlooks, at, ask, cap), [-WIN, WIN]] {
                if let Some(score) = answer(outlooks, ask, cap) {
                    return score;
                }
                // It is one of those listed.
                let outlook = &mut outlooks[at];
                if outlook.is_exact() {
                    break;
                }
                let again = Ask { alpha: window[0], beta: window[1], ..ask };
                let score = self.happened(position, outlook.result.chance, again);
                outlook.note(score.unwrap_or_default(), window);
            }
        }
        mean_of(outlooks, cap, |outlook| outlook.low)
    }

    /// The score after a result, within the window of what is asked.
    fn happened(&mut self, position: &mut G::Position, chance: Chance, ask: Ask) -> Option<i32> {
        let undo = self.game.resolve(position, chance)?;
        let score = self.node(position, ask.below(ask.alpha, ask.beta, ask.depth));
        self.game.undo(position, undo);
        Some(score)
    }
}

/// The mean, when its bounds answer what is asked.
fn answer(outlooks: &[Outlook], ask: Ask, cap: i32) -> Option<i32> {
    let low = mean_of(outlooks, cap, |outlook| outlook.low);
    let high = mean_of(outlooks, cap, |outlook| outlook.high);
    if low >= ask.beta || outlooks.iter().all(Outlook::is_exact) {
        return Some(low);
    }
    (high <= ask.alpha).then_some(high)
}

/// Scores of one result beyond this window make the mean answer, whatever the others are.
fn window_of(outlooks: &[Outlook], at: usize, ask: Ask, cap: i32) -> [i32; 2] {
    let (mut lows, mut highs, mut weight, mut own) = (0, 0, 0, 1);
    for (nth, outlook) in outlooks.iter().enumerate() {
        let each = i64::from(outlook.result.weight);
        weight += each;
        if nth == at {
            own = each.max(1);
        } else {
            lows += each * capped(outlook.low, cap);
            highs += each * capped(outlook.high, cap);
        }
    }
    // Within what an i32 holds, one farther because divisions round.
    let score = |sum: i64| i32::try_from(sum.clamp(i64::from(-WIN), i64::from(WIN))).unwrap_or(0);
    let alpha = score((i64::from(ask.alpha) * weight - highs) / own - 1);
    let beta = score((i64::from(ask.beta) * weight - lows) / own + 1);
    [alpha.min(WIN - 1), beta.max(alpha.saturating_add(1))]
}

fn capped(score: i32, cap: i32) -> i64 {
    i64::from(if score.abs() > DECIDED { score.signum() * cap } else { score })
}

/// A weighted mean. Certain ends stay certain only if all are of the same kind; mixed with
/// others they count as very good or very bad evaluations, so that the means can be compared.
fn mean_of(outlooks: &[Outlook], cap: i32, score: impl Fn(&Outlook) -> i32) -> i32 {
    let (mut sum, mut mixed, mut weight) = (0, 0, 0);
    let (mut wins, mut losses) = (true, true);
    for outlook in outlooks {
        let (score, each) = (score(outlook), i64::from(outlook.result.weight));
        sum += each * i64::from(score);
        mixed += each * capped(score, cap);
        weight += each;
        wins &= score > DECIDED;
        losses &= score < -DECIDED;
    }
    let sum = if wins || losses { sum } else { mixed };
    // A mean of scores lies between them.
    i32::try_from(sum / weight.max(1)).unwrap_or(0)
}
