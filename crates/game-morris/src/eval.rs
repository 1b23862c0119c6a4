//! What machines may know of Morris besides its rules: how good a position is, which moves to
//! look at first, and why a move is good.
//!
//! It looks at no move ahead; that is a search's work.

use game::{Evaluation, Knowledge, NoSolver, Rules as _, Seat, Side};
use i18n::Message;

use crate::board::Position;
use crate::lines::{Point, Points};
use crate::moves::{self, Move};
use crate::options::Morris;
use crate::rules;

/// What a man is worth, on the board or in hand.
const MAN: i32 = 100;
/// A mill that stands; a mill that the next move can close; one that closes again and again.
const CLOSED: i32 = 12;
const OPEN: i32 = 24;
const DOUBLE: i32 = 50;
/// A free point beside a man, and a man with none.
const FREE_WAY: i32 = 3;
const BLOCKED: i32 = -8;
/// Evaluations fade while nothing happens, so that whoever leads goes on to win: after this many
/// quiet moves, one more than ever are played, nothing would be left.
const FADES: i32 = 2 * rules::QUIET_LIMIT as i32;

impl Knowledge for Morris {
    type Solver = NoSolver;

    fn evaluation(&self) -> Evaluation {
        Evaluation { tells: 1.0, ..Evaluation::USUAL }
    }

    /// The side's own good minus the other's: antisymmetric by making.
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let Some(side) = Side::of(seat) else { return 0 };
        let value = standing(self, position, side) - standing(self, position, side.other());
        value * (FADES - i32::from(position.quiet())) / FADES
    }

    /// Mills, the other side's mills that it prevents, mills in the making, and many ways to go.
    fn order(&self, position: &Position, action: &Move) -> i32 {
        let (side, other) = (position.side(), position.side().other());
        let (own, theirs) = (position.men(side), position.men(other));
        let mut order = 8 * i32::from(self.lines.neighbours(action.to).count());
        if rules::closes_mill(self, position, action.from, action.to) {
            order += 500;
        }
        let own = action.from.map_or(own, |from| own.without(from));
        for mill in self.lines.mills_at(action.to) {
            let (mine, others) = (mill.and(own).count(), mill.and(theirs).count());
            order += match (mine, others) {
                (0, 2) => 250,
                (1, 0) => 60,
                (0, 1) => 15,
                _ => 0,
            };
        }
        if let Some(taken) = action.takes {
            order += spoils(self, position, taken);
        }
        order
    }

    /// The steps that close a mill, each with the man that the other side would miss most: until
    /// they are looked at, nothing is calm.
    fn noisy_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if rules::is_over(self, position) {
            return;
        }
        let missed = |taken: &Point| spoils(self, position, *taken);
        let taken = rules::takable(self, position).iter().max_by_key(missed);
        moves::each_step(self, position, |from, to| {
            if rules::closes_mill(self, position, from, to) {
                let takes = taken.filter(|_| !self.first_mill_wins());
                moves.push(Move { from, to, takes });
            }
        });
    }

    /// Without the count of quiet moves, which only ends a game at its far limit.
    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    /// The plainest reason first.
    fn reason(&self, position: &Position, action: &Move, _seat: Seat) -> Option<Message> {
        let side = position.side();
        let mut after = *position;
        after.play(*action);
        let outcome = self.outcome(&after);
        let is_won = outcome.is_some_and(|outcome| outcome.is_won_by(side.seat()));
        let (before_them, after_them) =
            (threats(self, position, side.other()), threats(self, &after, side.other()));
        let prevents = before_them.has(action.to) || after_them.count() < before_them.count();
        let more = |of: Side| ways(self, &after, of) - ways(self, position, of);
        Some(Message::new(match () {
            () if is_won => "morris.hint-wins",
            () if action.takes.is_some() => "morris.hint-mill",
            () if prevents => "morris.hint-prevents",
            () if threats(self, &after, side).count() > 1 => "morris.hint-two-mills",
            () if !threats(self, &after, side).is_empty() => "morris.hint-next-mill",
            () if action.from.is_none() && self.lines.neighbours(action.to).count() > 3 => {
                "morris.hint-crossing"
            }
            () if more(side.other()) < 0 => "morris.hint-blocks",
            () if more(side) > 0 => "morris.hint-free",
            () => "morris.hint-waits",
        }))
    }
}

fn standing(game: &Morris, position: &Position, side: Side) -> i32 {
    let lines = game.lines;
    let men = position.men(side);
    let free = position.free(lines);
    let places = position.in_hand(side) > 0;
    let flies = rules::flies(game, position, side);
    let mut value = MAN * i32::from(position.count(side));
    for mill in lines.mills() {
        let missing = mill.minus(men);
        if missing.is_empty() {
            value += CLOSED;
            continue;
        }
        if missing.count() > 1 || !missing.is_within(free) {
            continue;
        }
        let comers = lines.beside(missing).and(men).minus(*mill);
        if places || flies || !comers.is_empty() {
            value += OPEN;
        }
        // A man that leaves one mill to close another, and comes back.
        if !places && comers.iter().any(|comer| lines.is_in_mill(men, comer)) {
            value += DOUBLE;
        }
    }
    if !flies {
        for man in men.iter() {
            let ways = lines.neighbours(man).and(free).count();
            value += if ways == 0 { BLOCKED } else { FREE_WAY * i32::from(ways) };
        }
    }
    value
}

/// How much the other side would miss a man: for each line with two of its men and no own one.
fn spoils(game: &Morris, position: &Position, taken: Point) -> i32 {
    let (own, theirs) = (position.men(position.side()), position.men(position.side().other()));
    let half_done = game
        .lines
        .mills_at(taken)
        .iter()
        .filter(|mill| mill.and(theirs).count() >= 2 && mill.and(own).is_empty());
    i32::try_from(half_done.count()).map_or(0, |lines| 80 * lines)
}

/// The free points where a side could close a mill, if it were its turn.
fn threats(game: &Morris, position: &Position, side: Side) -> Points {
    let lines = game.lines;
    let men = position.men(side);
    let free = position.free(lines);
    let anywhere = position.in_hand(side) > 0 || rules::flies(game, position, side);
    let closes = |mill: &&Points| {
        let missing = mill.minus(men);
        let comers = lines.beside(missing).and(men).minus(**mill);
        missing.count() == 1 && missing.is_within(free) && (anywhere || !comers.is_empty())
    };
    lines.mills().iter().filter(closes).fold(Points::NONE, |all, mill| all.or(mill.minus(men)))
}

/// How many steps the men of a side could make.
fn ways(game: &Morris, position: &Position, side: Side) -> i32 {
    let free = position.free(game.lines);
    let ways = |man| i32::from(game.lines.neighbours(man).and(free).count());
    position.men(side).iter().map(ways).sum()
}
