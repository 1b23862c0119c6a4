//! The rules: the legal moves, playing one, and the end of the game.
//!
//! Rule book: the README's rules 1 to 5; the blocked game. Where pawns may go and walls may stand
//! is said in `pawns` and `walls`, why a move is refused in `refusal`.

use game::{BySeat, Card, Common, Outcome, Rng, Rules, Seat, Settings, Turn, Verdict};

use crate::bits::Bits;
use crate::layout::{Layout, crossing_bit, with_layout};
use crate::moves::{self, Move, Orientation};
use crate::paths::{closed_cells, crossing_walls, remember};
use crate::refusal::{check_pawn, check_wall, has_action};
use crate::{Behind, CARD, Position, Quoridor, Refusal, board, hash, pawns, perft, walls};

/// Points for reaching the goal.
const WINNER_POINTS: i32 = 5;

impl Rules for Quoridor {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let yes_or_no = |flag| if flag { "yes" } else { "no" };
        let mut settings = Settings::none();
        settings.set("size", self.size);
        settings.set("players", self.players);
        settings.set("walls", self.walls_each);
        settings.set("pass", yes_or_no(self.pass));
        settings.set("bonus", self.bonus);
        settings.set("behind", if self.behind == Behind::None { "none" } else { "diagonal" });
        settings
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn max_plies(&self) -> u32 {
        4 * u32::from(self.size) * u32::from(self.size)
    }

    fn start(&self, seed: u64) -> Position {
        let mut position = board::bare(self);
        if self.bonus > 0 {
            board::draw_bonus(self, &mut position, &mut Rng::from_seed(seed));
        }
        refresh(self, &mut position);
        position
    }

    #[inline(always)]
    fn turn(&self, position: &Position) -> Turn {
        if position.winner.is_some() || is_blocked(self, position) {
            Turn::Over
        } else {
            Turn::Seat(Seat::at(position.turn as usize))
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let verdict = match position.winner {
            Some(seat) => Verdict::Winner(seat),
            None if is_blocked(self, position) => Verdict::Nobody,
            None => return None,
        };
        Some(Outcome::plain(verdict))
    }

    /// Pawn, horizontal walls, vertical walls, pass, each in the order of its bits.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if self.turn(position) == Turn::Over {
            return;
        }
        with_layout!(self.size, L => {
            let steps = pawns::destinations::<L>(self, position);
            let [flat, upright] = walls::legal::<L>(self, position);
            // Filling slots made at once is several times quicker than pushing one by one.
            moves.resize((steps.count() + flat.count() + upright.count()) as usize, Move::Pass);
            let mut slots = moves.iter_mut();
            let mut put = |action| {
                if let Some(slot) = slots.next() {
                    *slot = action;
                }
            };
            steps.each(|cell| put(Move::Pawn(cell)));
            flat.each(|crossing| put(Move::Wall(Orientation::Horizontal, crossing)));
            upright.each(|crossing| put(Move::Wall(Orientation::Vertical, crossing)));
        });
        if self.pass || moves.is_empty() {
            moves.push(Move::Pass);
        }
    }

    fn count_moves(&self, position: &Position) -> u64 {
        if self.turn(position) == Turn::Over {
            return 0;
        }
        let count = with_layout!(self.size, L => {
            let [flat, upright] = walls::legal::<L>(self, position);
            pawns::destinations::<L>(self, position).count() + flat.count() + upright.count()
        });
        u64::from(if self.pass { count + 1 } else { count.max(1) })
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        if self.turn(position) == Turn::Over {
            return None;
        }
        if position.left[position.turn as usize] == 0 && !self.pass {
            return Some(moves::random_step(self, position, rng));
        }
        Some(with_layout!(self.size, L => moves::random_move::<L>(self, position, rng)))
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        if self.turn(position) == Turn::Over {
            return Err(Common::GameOver.into());
        }
        match *action {
            Move::Pawn(cell) => check_pawn(self, position, cell),
            Move::Wall(orientation, crossing) => check_wall(self, position, orientation, crossing),
            Move::Pass if self.pass || !has_action(self, position) => Ok(()),
            Move::Pass => Err(Refusal::NoPass),
        }
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = position.clone();
        self.advance(position, action);
        before
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        let seat = position.turn as usize;
        let passes = position.passes;
        position.passes = 0;
        match *action {
            Move::Pawn(cell) => move_pawn(self, position, seat, cell),
            Move::Wall(orientation, crossing) => {
                position.hash ^= hash::left(seat, position.left[seat]);
                position.left[seat] -= 1;
                position.hash ^= hash::left(seat, position.left[seat]);
                position.hash ^= hash::wall(orientation, crossing);
                put_wall(self, position, orientation, crossing);
                with_layout!(self.size, L => {
                    renew_paths::<L>(self, position, orientation, crossing);
                });
            }
            Move::Pass => position.passes = passes + 1,
        }
        position.ply += 1;
        let next = if position.turn + 1 == self.players { 0 } else { position.turn + 1 };
        position.turn = next;
        position.hash ^= hash::turn(seat);
        if self.turn(position) != Turn::Over {
            position.hash ^= hash::turn(next as usize);
        }
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    /// The winner's points, and what each pawn found on bonus cells.
    fn points(&self, position: &Position, outcome: &Outcome) -> BySeat<i32> {
        BySeat::from_fn(self.players, |seat| {
            let won = if outcome.is_won_by(seat) { WINNER_POINTS } else { 0 };
            won + i32::from(position.earned[seat.index()])
        })
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash
    }

    fn rehash(&self, position: &Position) -> u64 {
        let mut hash = match self.turn(position) {
            Turn::Seat(seat) => hash::turn(seat.index()),
            Turn::Chance | Turn::Over => 0,
        };
        for seat in 0..self.players as usize {
            hash ^= hash::pawn(seat, position.pawns[seat]);
            hash ^= hash::left(seat, position.left[seat]);
        }
        for (orientation, cell) in position.standing_walls(self.size) {
            hash ^= hash::wall(orientation, crossing_bit(self.size, cell));
        }
        position.bonuses().fold(hash, |hash, bonus| hash ^ hash::bonus(bonus.cell, bonus.points))
    }

    /// With two players the board may be mirrored; with four, that would change who sits where.
    fn symmetries(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        if symmetry == 0 { position.clone() } else { board::mirrored(self, position) }
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        if symmetry == 0 { *action } else { board::mirrored_move(self, *action) }
    }

    fn perft(&self, position: &Position, depth: u32) -> u64 {
        perft::Count::of(self).below(position, depth)
    }
}

/// Nobody can win any more: all passed in a row, or the game has become too long.
#[inline(always)]
fn is_blocked(game: &Quoridor, position: &Position) -> bool {
    position.passes >= game.players || u32::from(position.ply) >= game.max_plies()
}

fn move_pawn(game: &Quoridor, position: &mut Position, seat: usize, cell: u8) {
    let origin = position.pawns[seat];
    position.hash ^= hash::pawn(seat, origin) ^ hash::pawn(seat, cell);
    position.pawns[seat] = cell;
    if position.pays() {
        take_bonus(position, seat, cell);
    }
    if game.is_goal(seat, cell) {
        position.winner = Some(Seat::at(seat));
    }
    // Paths are only asked for while somebody has a wall.
    if position.left != [0; 4] {
        with_layout!(game.size, L => extend_path::<L>(game, position, seat, origin, cell));
    }
}

fn take_bonus(position: &mut Position, seat: usize, cell: u8) {
    let Some(at) = position.bonuses().position(|bonus| bonus.cell == cell) else { return };
    let points = std::mem::take(&mut position.bonus[at]).points;
    position.bonus[at..].rotate_left(1);
    position.hash ^= hash::bonus(cell, points);
    position.earned[seat] += points;
}

/// A pawn that stepped aside can always step back: its path is the old one and that step.
/// After a jump the path is found anew.
#[inline(always)]
fn extend_path<L: Layout>(
    game: &Quoridor,
    position: &mut Position,
    seat: usize,
    origin: u8,
    cell: u8,
) {
    let (low, high) = (u32::from(origin.min(cell)), u32::from(origin.max(cell)));
    let orientation = match high - low {
        1 => Orientation::Vertical,
        apart if apart == L::CELL_STRIDE => Orientation::Horizontal,
        _ => return remember::<L>(game, position, seat),
    };
    let words = &mut position.paths.cuts[seat][orientation as usize];
    let cuts = L::Walls::load(words) | crossing_walls::<L>(game.size, orientation, low);
    cuts.store(&mut words[..size_of::<L::Walls>() / 8]);
}

/// Finds new paths for the seats whose remembered one a new wall crosses.
#[inline(always)]
fn renew_paths<L: Layout>(
    game: &Quoridor,
    position: &mut Position,
    orientation: Orientation,
    crossing: u8,
) {
    for seat in 0..game.players as usize {
        let cuts = L::Walls::load(&position.paths.cuts[seat][orientation as usize]);
        if cuts.has(u32::from(crossing)) {
            remember::<L>(game, position, seat);
        }
    }
}

/// Puts a wall on the board; hash, hand and paths are the caller's.
#[inline(always)]
pub(crate) fn put_wall(
    game: &Quoridor,
    position: &mut Position,
    orientation: Orientation,
    crossing: u8,
) {
    let at = orientation as usize;
    board::set(&mut position.walls[at], crossing);
    with_layout!(game.size, L => {
        let words = &mut position.blocked[at][..size_of::<<L as Layout>::Cells>() / 8];
        let blocked = <L as Layout>::Cells::load(words) | closed_cells::<L>(orientation, crossing);
        blocked.store(words);
    });
}

/// Brings hash and remembered paths of a position made by hand up to date. Every seat must have
/// a path.
pub(crate) fn refresh(game: &Quoridor, position: &mut Position) {
    position.hash = game.rehash(position);
    for seat in 0..game.players as usize {
        with_layout!(game.size, L => remember::<L>(game, position, seat));
    }
}
