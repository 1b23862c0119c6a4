//! The picture of a view: the maze, the tile in hand, the cards one may see, who has what.
//!
//! Once a slot is touched, the maze is shown as the push would leave it, so that the cells which
//! can be touched next are those that can be reached.

use game::{Common, Presentation, Rules as _, Seat, Viewer};
use geometry::{Cell, Rect, Shape, UNIT};
use i18n::Message;
use scene::{
    Board, Button, Card, Counter, Figure, Ground, Piece, Pitch, Scene, SeatPanel, Spot, SpotKind,
    Theme, Token, Touch,
};

use crate::board::{IN_HAND, Position, home};
use crate::moves::Move;
use crate::slots::Slot;
use crate::tiles::{Tile, Treasure, cell_at, turned};
use crate::touches::{Chosen, TURN};
use crate::{Labyrinth, Refusal, View, picture, rules};

/// How large a card of a row is in a text drawing.
const CARD_PITCH: Pitch = Pitch { cols: 3, rows: 1 };

impl Presentation for Labyrinth {
    type View = View;

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        let turns = std::iter::repeat_n(Touch::new(TURN), action.turns.into());
        let slot = std::iter::once(Touch::new(action.slot));
        slot.chain(turns).chain([Touch::new(action.to())]).collect()
    }

    fn explain_touch(&self, position: &Position, touches: &[Touch], next: &Touch) -> Refusal {
        let name = next.as_str();
        if name.parse::<Slot>().is_ok_and(|slot| Some(slot) == position.closed_slot()) {
            return Refusal::NoReverse;
        }
        let is_pushed = Chosen::of(position, touches).is_some();
        match (name.parse::<Cell>(), is_pushed) {
            (Ok(_), false) => Refusal::PushFirst,
            (Ok(cell), true) => Refusal::NoPath { cell },
            _ if name == TURN && is_pushed => Refusal::TurnedAround,
            _ if name == TURN => Refusal::PushFirst,
            _ => Common::NothingThere.into(),
        }
    }

    fn picture(&self, position: &Position, viewer: Viewer, touches: &[Touch]) -> Scene {
        let chosen = chosen(self, position, viewer, touches);
        let mut shown = *position;
        if let Some(Chosen { slot, turns }) = chosen {
            rules::push(&mut shown, slot, turns);
        }
        let mut boards = vec![picture::maze(self, viewer, position, &shown, chosen)];
        boards.push(hand_board(position, chosen));
        if chosen.is_some() {
            boards.push(tile_board("out", "labyrinth.tile-out", shown.tile(IN_HAND)));
        }
        boards.extend(card_boards(self, viewer, position));
        let turn_button = Button::new(Touch::new(TURN), Message::new("labyrinth.turn-tile"));
        let may_turn = self.has_the_hand(position, viewer);
        Scene {
            boards,
            buttons: if may_turn { vec![turn_button] } else { Vec::new() },
            panels: Seat::all(self.players).map(|seat| panel(self, position, seat)).collect(),
            theme: Theme::Garden,
            has_coordinates: false,
            ..Scene::empty()
        }
    }

    /// What to do next, and what the player looks for.
    fn prompt(&self, position: &Position, viewer: Viewer, touches: &[Touch]) -> Message {
        if let Some(outcome) = self.outcome(position) {
            return outcome.verdict.message();
        }
        if chosen(self, position, viewer, touches).is_some() {
            return Message::new("labyrinth.turn-or-walk");
        }
        let keys =
            ["labyrinth.your-turn-find", "labyrinth.your-turn-any", "labyrinth.your-turn-home"];
        let asked = |own| quest(self, position, own, keys);
        let asked = viewer.seat().map_or_else(|| Message::new("scene.your-turn"), asked);
        asked.with("player", Seat::at(position.turn.into()))
    }

    /// Whose turn it is, and what somebody who waits looks for.
    fn waiting(&self, position: &Position, own: Seat, hand: Seat) -> Message {
        let keys = ["labyrinth.wait-find", "labyrinth.wait-any", "labyrinth.wait-home"];
        quest(self, position, own, keys).with("player", hand)
    }
}

/// The push that the touches chose, where it is the viewer's turn.
fn chosen(
    game: &Labyrinth,
    position: &Position,
    viewer: Viewer,
    touches: &[Touch],
) -> Option<Chosen> {
    Chosen::of(position, touches).filter(|_| game.has_the_hand(position, viewer))
}

/// A treasure as it lies on tiles and cards.
pub(crate) fn treasure_piece(treasure: Treasure) -> Piece {
    let letter = String::from(treasure.letter());
    let figure = Figure::Picture { id: treasure.picture().to_owned(), letter };
    Piece::new(figure, None, Message::new(treasure.name()))
}

/// A seat's pawn.
pub(crate) fn pawn(seat: Seat) -> Piece {
    // A seat's number is one digit.
    let token = Token::of_seat(seat.number());
    let name = Message::new("labyrinth.pawn").with("player", seat);
    Piece::new(Figure::Pawn(token), Some(seat.number()), name)
}

/// The cards that the viewer knows it looks for.
pub(crate) fn known_cards(game: &Labyrinth, viewer: Viewer, position: &Position) -> Vec<Treasure> {
    let stack = viewer.seat().and_then(|seat| position.stacks.get(seat.index()));
    let left = stack.into_iter().flat_map(|stack| stack.left());
    left.take(if game.open { usize::MAX } else { 1 }).collect()
}

/// The tile in hand, turned as it would go in.
fn hand_board(position: &Position, chosen: Option<Chosen>) -> Board {
    let mut tile = position.tile(IN_HAND);
    tile.openings = turned(tile.openings, chosen.map_or(0, |chosen| chosen.turns));
    tile_board("hand", "labyrinth.tile-in-hand", tile)
}

fn tile_board(id: &str, title: &'static str, tile: Tile) -> Board {
    let bounds = Rect::new(0, 0, UNIT, UNIT);
    let kind = SpotKind::Tile { openings: tile.openings };
    let mut spot = Spot::new(Touch::new(id), kind, Shape::Rect(bounds));
    spot.pieces.extend(tile.treasure.map(treasure_piece));
    side_board(id, Message::new(title), bounds, vec![spot], picture::PITCH)
}

/// The viewer's own card; with open cards a row for each seat.
fn card_boards(game: &Labyrinth, viewer: Viewer, position: &Position) -> Vec<Board> {
    if !game.open {
        let cards = known_cards(game, viewer, position);
        let title = Message::new("labyrinth.your-card");
        return if cards.is_empty() { Vec::new() } else { vec![card_board("card", title, &cards)] };
    }
    let of_seat = |seat: Seat| {
        let cards: Vec<Treasure> = position.stacks.get(seat.index())?.left().collect();
        let title = Message::new("labyrinth.cards-of").with("player", seat);
        (!cards.is_empty()).then(|| card_board(&format!("cards-{seat}"), title, &cards))
    };
    Seat::all(game.players).filter_map(of_seat).collect()
}

fn card_board(id: &str, title: Message, cards: &[Treasure]) -> Board {
    let spot = |(place, card): (i32, &Treasure)| {
        let outline = Shape::Rect(Rect::new(place * UNIT, 0, UNIT, UNIT));
        let name = Touch(format!("card-{}", card.letter()));
        let mut spot = Spot::new(name, SpotKind::Pile, outline);
        spot.pieces.push(Piece { card: Some(Card::Picture), ..treasure_piece(*card) });
        spot
    };
    let spots: Vec<Spot> = (0..).zip(cards).map(spot).collect();
    // At most twelve cards lie in a row.
    let bounds = Rect::new(0, 0, spots.len() as i32 * UNIT, UNIT);
    side_board(id, title, bounds, spots, CARD_PITCH)
}

fn side_board(id: &str, title: Message, bounds: Rect, spots: Vec<Spot>, pitch: Pitch) -> Board {
    Board { title: Some(title), spots, ..Board::new(id, Ground::Card, bounds, pitch) }
}

fn panel(game: &Labyrinth, position: &Position, seat: Seat) -> SeatPanel {
    let stack = &position.stacks[seat.index()];
    let counter = |key: &'static str, value: u8| Counter::new(Message::new(key), value);
    SeatPanel {
        seat: seat.number(),
        has_the_hand: game.has_the_hand(position, Viewer::Seat(seat)),
        token: pawn(seat),
        counters: vec![
            counter("labyrinth.found", stack.found_count()),
            counter("labyrinth.left", stack.left_count()),
        ],
    }
}

/// What a seat looks for, with the words for a treasure, for any of them, and for the way home.
fn quest(game: &Labyrinth, position: &Position, own: Seat, keys: [&'static str; 3]) -> Message {
    let [find, any, back] = keys;
    match known_cards(game, Viewer::Seat(own), position).first() {
        None => {
            Message::new(back).with("cell", cell_at(home(game.players, own.index())).to_string())
        }
        Some(_) if game.open => Message::new(any),
        Some(card) => Message::new(find)
            .with("treasure", Message::new(card.name()))
            .with("letter", card.letter().to_string()),
    }
}
