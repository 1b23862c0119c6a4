//! Setting the table from a seed: tiles and cards are shuffled, tiles also turned.
//!
//! Rule: 33 of the 34 movable tiles are placed at random, the last is in hand; the 24 cards are
//! dealt equally; pawns stand on their corners; seat 1 begins.

use game::Rng;

use crate::board::{MOST_PLAYERS, Position, home};
use crate::maze::Maze;
use crate::stack::Stack;
use crate::tiles::{
    CELLS, MOVABLE_TREASURES, TREASURES, Tile, Treasure, fixed_tile, is_fixed, turned,
};
use crate::{Labyrinth, hash};

/// The first position. What is dealt is always possible; a test deals many.
pub(crate) fn start(game: &Labyrinth, seed: u64) -> Position {
    let mut rng = Rng::from_seed(seed);
    // The tile in hand comes last.
    let tiles = deal_tiles(game, &mut rng);
    let stacks = deal_cards(game, &mut rng);
    let mut movable = [0; MOVABLE_TREASURES as usize];
    for (place, tile) in (0..).zip(&tiles) {
        if let Some(treasure) = tile.treasure.filter(|_| !is_fixed(place)) {
            movable[treasure.index()] = place;
        }
    }
    let mut pawns = [0; MOST_PLAYERS];
    for (seat, pawn) in pawns.iter_mut().enumerate().take(game.players.into()) {
        *pawn = home(game.players, seat);
    }
    let (hand, board) =
        tiles.split_last().map_or((0, [].as_slice()), |(hand, board)| (hand.openings, board));
    Position {
        maze: Maze::new(board.iter().map(|tile| tile.openings), hand),
        movable,
        pawns,
        stacks,
        last: None,
        turn: 0,
        round: 1,
        over: false,
        cards_hash: hash::of_cards(&stacks),
    }
}

fn deal_tiles(game: &Labyrinth, rng: &mut Rng) -> Vec<Tile> {
    let mut movable = game.tile_set.movable_tiles();
    rng.shuffle(&mut movable);
    for tile in &mut movable {
        // Drawn below 4.
        tile.openings = turned(tile.openings, rng.below(4) as u8);
    }
    let mut movable = movable.into_iter();
    (0..=CELLS).filter_map(|place| fixed_tile(place).or_else(|| movable.next())).collect()
}

fn deal_cards(game: &Labyrinth, rng: &mut Rng) -> [Stack; MOST_PLAYERS] {
    let mut cards: Vec<Treasure> = Treasure::all().collect();
    rng.shuffle(&mut cards);
    let share = usize::from(TREASURES / game.players);
    let mut stacks = [Stack::default(); MOST_PLAYERS];
    for (stack, cards) in stacks.iter_mut().zip(cards.chunks(share)) {
        // A share is at most half of the cards, which a stack holds.
        *stack = Stack::new(&[], cards).unwrap_or_default();
    }
    stacks
}
