//! The turn: push, walk, find; the end of a game and who won.
//!
//! Rules: a push is made before every walk; the tile may not be pushed straight back; pawns ride
//! along, and those on the tile that comes out step onto the new one; only the seat that acts
//! finds, and only where it ends; after the last card, ending at home wins at once; after 200
//! rounds the most cards found win.

use game::{BySeat, Card, Common, Outcome, Rng, Rules, Seat, Settings, Turn, Verdict};

use crate::board::{IN_HAND, MOST_ROUNDS, Position, home};
use crate::maze::Reach;
use crate::moves::{Move, each_reach};
use crate::slots::Slot;
use crate::tiles::{Treasure, cell_at, distinct_turns};
use crate::{CARD, HIDDEN, Labyrinth, OPEN, OPEN_CARD, Refusal, deal, hash};

impl Rules for Labyrinth {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        if self.open { &OPEN_CARD } else { &CARD }
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("players", self.players);
        settings.set("tiles", self.tile_set.word());
        settings.set("cards", if self.open { OPEN } else { HIDDEN });
        settings
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn max_plies(&self) -> u32 {
        u32::from(MOST_ROUNDS) * u32::from(self.players)
    }

    fn start(&self, seed: u64) -> Position {
        deal::start(self, seed)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        if position.over { Turn::Over } else { Turn::Seat(Seat::at(position.turn.into())) }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if !position.over {
            return None;
        }
        let found = |seat: Seat| i32::from(position.stacks[seat.index()].found_count());
        let scores = BySeat::from_fn(self.players, found);
        let most = Seat::all(self.players).map(found).max();
        let mut best = Seat::all(self.players).filter(|seat| Some(found(*seat)) == most);
        let verdict = match (position.returned(self.players).next(), best.next(), best.next()) {
            (Some(winner), ..) | (None, Some(winner), None) => Verdict::Winner(winner),
            _ => Verdict::Draw,
        };
        Some(Outcome { verdict, scores: Some(scores) })
    }

    /// By slot, then turns, then cell.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        each_reach(position, |Reach { slot, turns, mut cells }| {
            moves.reserve(cells.count_ones() as usize);
            while cells != 0 {
                // A set of cells has 49 bits.
                moves.push(Move { slot, turns, to: cells.trailing_zeros() as u8 });
                cells &= cells - 1;
            }
        });
    }

    fn count_moves(&self, position: &Position) -> u64 {
        let mut count = 0;
        each_reach(position, |reach| count += u64::from(reach.cells.count_ones()));
        count
    }

    /// Without listing them: the pushes are few.
    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        let mut reaches = [None; 48];
        let (mut used, mut total) = (0, 0);
        each_reach(position, |reach| {
            if let Some(place) = reaches.get_mut(used) {
                *place = Some(reach);
                used += 1;
                total += reach.cells.count_ones();
            }
        });
        let mut ticket = rng.below(total);
        for Reach { slot, turns, mut cells } in reaches.into_iter().flatten() {
            if let Some(beyond) = ticket.checked_sub(cells.count_ones()) {
                ticket = beyond;
                continue;
            }
            for _ in 0..ticket {
                cells &= cells - 1;
            }
            return Some(Move { slot, turns, to: cells.trailing_zeros() as u8 });
        }
        None
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        if position.over {
            return Err(Common::GameOver.into());
        }
        check_push(position, action.slot, action.turns)?;
        let track = action.slot.track();
        let pawn = position.pawns[usize::from(position.turn)];
        let from = 1 << track.carried[usize::from(pawn)];
        let reach = position.maze.pushed(action.slot, action.turns).reach(from);
        if reach >> action.to & 1 == 0 {
            return Err(Refusal::NoPath { cell: cell_at(action.to) });
        }
        Ok(())
    }

    #[inline]
    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = *position;
        apply(self, position, *action);
        before
    }

    #[inline]
    fn advance(&self, position: &mut Position, action: &Move) {
        apply(self, position, *action);
    }

    #[inline]
    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    /// A found card is shown to the others, and its owner looks at the next one.
    fn reveals(&self, position: &Position, action: &Move) -> bool {
        if self.open {
            return false;
        }
        let mut after = *position;
        push(&mut after, action.slot, action.turns);
        card_at(self, &after, position.turn.into(), action.to).is_some()
    }

    fn hash(&self, position: &Position) -> u64 {
        hash::of_position(position, position.cards_hash)
    }

    fn rehash(&self, position: &Position) -> u64 {
        hash::of_position(position, hash::of_cards(&position.stacks))
    }
}

fn check_push(position: &Position, slot: Slot, turns: u8) -> Result<(), Refusal> {
    if Some(slot) == position.closed_slot() {
        return Err(Refusal::NoReverse);
    }
    if turns >= distinct_turns(position.maze.hand()) {
        return Err(Refusal::StraightTurns);
    }
    Ok(())
}

/// Plays a move that [`Rules::check`] accepts.
fn apply(game: &Labyrinth, position: &mut Position, action: Move) {
    let seat = usize::from(position.turn);
    push(position, action.slot, action.turns);
    position.pawns[seat] = action.to;
    if let Some(card) = card_at(game, position, seat, action.to) {
        position.stacks[seat].find(card);
        position.cards_hash = hash::of_cards(&position.stacks);
    } else if position.stacks[seat].left_count() == 0 && action.to == home(game.players, seat) {
        return end(position);
    }
    pass_on(game, position);
}

/// Pushes the tile in hand: the line, the treasures on it and the pawns on it move.
pub(crate) fn push(position: &mut Position, slot: Slot, turns: u8) {
    let track = slot.track();
    position.maze = position.maze.pushed(slot, turns);
    for place in &mut position.movable {
        *place = match *place {
            IN_HAND => track.entry,
            cell if cell == track.exit => IN_HAND,
            cell => track.carried[usize::from(cell)],
        };
    }
    for pawn in &mut position.pawns {
        *pawn = track.carried[usize::from(*pawn)];
    }
    position.last = Some(slot);
}

/// The card that a seat finds by ending on a cell: its top card, or any with open cards.
fn card_at(game: &Labyrinth, position: &Position, seat: usize, to: u8) -> Option<Treasure> {
    let stack = &position.stacks[seat];
    let lies_here = |card: &Treasure| position.place_of(*card) == to;
    if game.open { stack.left().find(lies_here) } else { stack.top().filter(lies_here) }
}

fn pass_on(game: &Labyrinth, position: &mut Position) {
    position.turn += 1;
    if position.turn < game.players {
        return;
    }
    if position.round == MOST_ROUNDS {
        return end(position);
    }
    position.turn = 0;
    position.round += 1;
}

const fn end(position: &mut Position) {
    position.over = true;
    position.turn = 0;
}
