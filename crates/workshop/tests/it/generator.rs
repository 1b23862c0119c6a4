//! Small valid designs drawn at random: every mechanism turns up, each play is short.
//!
//! The same number gives the same design for ever, so that a failure can be found again.

use design::{
    Action, Association, BeyondLast, By, Captures, CellDie, CellWord, Combat, Design, Die, Drawing,
    Face, FacesSeenBy, Fill, FromShoe, Grid, InGrid, Jumps, Layout, Lost, Mode, MoveTable, Order,
    Owners, Player, Ranking, Refill, RequestFills, ResultZone, Routes, SeenBy, Shape, Shoe, Sides,
    TableOverride, Tie, TokenKind, TokenWord, Turns, Validation, WaitingZone, WhenChecked,
    WhenFull, WhenRight, WhenToValidate, WhenWrong, Won, Zone,
};
use game::Rng;
use geometry::Cell;

/// What a random design may contain.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Taste {
    /// Only what the naive move generator understands.
    Basic,
    /// Everything.
    All,
}

const MARKS: [&str; 3] = ["x", "y", "z"];
const SIDES: [&str; 3] = ["", "1", "2"];

/// The design of this number.
pub(crate) fn design(number: u64, taste: Taste) -> Design {
    let mut design = material(number, taste);
    crate::fresh::add(&mut design, number);
    design
}

/// The same without anything drawn by lot, open or endless.
pub(crate) fn material(number: u64, taste: Taste) -> Design {
    let mut maker = Maker { rng: Rng::for_ply(0xde51, number), taste };
    let players = maker.upto(1, 3);
    let mut design = Design { dice: maker.dice(), ..Design::default() };
    design.name.en = format!("random {number}");
    let kinds = maker.upto(1, 4);
    design.tokens = (0..kinds).map(|index| maker.kind(index, players)).collect();
    design.players = (0..players).map(|_| Player::default()).collect();
    design.grid = maker.grid(&design.tokens);
    if design.grid.layout == Layout::Hexagons {
        // A sixth of a turn brings no side to another that has a name.
        let turning = design.tokens.iter_mut().filter(|kind| !kind.sides.is_empty());
        turning.for_each(|kind| kind.rotatable = false);
    }
    maker.boards(&mut design);
    maker.rules(&mut design);
    maker.dice_games(&mut design);
    count_tokens(&mut design);
    design
}

struct Maker {
    rng: Rng,
    taste: Taste,
}

impl Maker {
    /// True once in `times`.
    fn one_in(&mut self, times: u32) -> bool {
        self.rng.below(times) == 0
    }

    /// The same, but never in a basic design.
    fn rarely(&mut self, times: u32) -> bool {
        // The number is drawn in any case, so that both tastes draw alike.
        self.one_in(times) && self.taste == Taste::All
    }

    fn upto(&mut self, least: u8, most: u8) -> u8 {
        let drawn = self.rng.below(u32::from(most - least) + 1);
        least + u8::try_from(drawn).unwrap()
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        self.rng.choose(items).unwrap().clone()
    }

    fn marks(&mut self) -> Vec<String> {
        let mut marks = Vec::new();
        for mark in MARKS {
            if self.one_in(3) {
                marks.push(mark.to_owned());
            }
        }
        marks
    }

    fn table(&mut self) -> MoveTable {
        let mut open = [true; 9];
        for (index, open) in open.iter_mut().enumerate() {
            *open = index == MoveTable::CENTER || self.one_in(2);
        }
        MoveTable { open }
    }

    fn kind(&mut self, index: u8, players: u8) -> TokenKind {
        let mut kind = TokenKind { id: format!("k{index}"), ..TokenKind::default() };
        kind.characteristics = self.marks();
        kind.stackable = self.one_in(4);
        kind.mode = match self.rng.below(8) {
            0 => Mode::Immobile,
            1 | 2 => Mode::Selection,
            _ => Mode::Movement,
        };
        kind.in_grid = self.pick(&[
            InGrid::Immobile,
            InGrid::Anywhere,
            InGrid::OneCell,
            InGrid::OneCell,
            InGrid::UpToCells,
            InGrid::Jumps,
        ]);
        if self.rarely(5) {
            kind.in_grid = InGrid::Steps;
        }
        kind.distance = self.upto(1, 3);
        kind.jumps = Jumps {
            multiple: self.rarely(2),
            capture: self.one_in(2),
            or_one_cell: self.one_in(3),
            ..Jumps::default()
        };
        if self.one_in(4) {
            kind.table = Some(self.table());
        }
        kind.routes = Routes {
            grid_to_shoe: self.one_in(2),
            grid_to_waiting: self.one_in(2),
            shoe_to_waiting: self.one_in(2),
            waiting_to_shoe: self.one_in(2),
            waiting_to_grid: !self.one_in(4),
            shoe_to_grid: !self.one_in(5),
        };
        if self.one_in(2) {
            kind.owners = Owners(vec![self.upto(1, players)]);
        }
        self.rarer(&mut kind);
        kind
    }

    /// What only some designs have.
    fn rarer(&mut self, kind: &mut TokenKind) {
        if self.rarely(5) {
            kind.in_grid = InGrid::Die;
            kind.die = "d".to_owned();
        }
        if self.rarely(3) {
            kind.attack = Some(self.upto(0, 2).into());
            kind.defence = Some(self.upto(0, 2).into());
        }
        if self.rarely(2) {
            let mut side = || self.pick(&SIDES).to_owned();
            kind.sides = Sides { north: side(), east: side(), south: side(), west: side() };
        }
        kind.rotatable = self.rarely(4);
        if self.rarely(4) {
            let shapes: [&[&str]; 3] = [&["xx"], &["x", "x"], &["xx", "x."]];
            let shape = self.pick(&shapes);
            kind.shape = Shape(shape.iter().map(|row| (*row).to_owned()).collect());
            kind.stackable = false;
            (kind.attack, kind.defence) = (None, None);
        }
        if self.rarely(4) {
            kind.faces_seen_by = self.pick(&[FacesSeenBy::Owner, FacesSeenBy::Nobody]);
        }
    }

    fn dice(&mut self) -> Vec<Die> {
        let mut face = |sides: u8| {
            let cells = i16::from(self.upto(0, 5)) - 1;
            let action = match self.rng.below(12) {
                0 => Action::ToShoe,
                1 => Action::ToResult,
                2 => Action::Eliminate,
                3 => Action::PassTheHand,
                4 => Action::SkipTurns(1),
                5 => Action::MoveAgain,
                6 if sides > 1 => Action::Roll { die: "one".to_owned(), times: 2 },
                7 => Action::ManualMove { cells: 2, attempts: 2 },
                8 if sides > 1 => Action::Sleep,
                _ => Action::Move(cells),
            };
            Face { action, ..Face::default() }
        };
        let faces = (0..3).map(|_| face(3)).collect();
        let one = vec![face(1)];
        vec![
            Die { id: "d".to_owned(), faces, ..Die::default() },
            Die { id: "one".to_owned(), faces: one, faces_shown: 0, ..Die::default() },
        ]
    }

    /// Dice that are rolled before a token is chosen, that capture and do several things; paths of
    /// players. Basic designs have none; they draw no more numbers than before.
    fn dice_games(&mut self, design: &mut Design) {
        if self.taste == Taste::Basic {
            return;
        }
        for die in &mut design.dice {
            die.captures = self.pick(&[Captures::Nothing, Captures::ToShoe, Captures::ToResult]);
            die.choose_token = self.one_in(2);
            for face in &mut die.faces {
                if self.one_in(2) {
                    let more =
                        [Action::PlayAgain, Action::Move(1), Action::ToShoe, Action::SkipTurns(1)];
                    face.then = (0..self.upto(1, 2)).map(|_| self.pick(&more)).collect();
                }
                face.from_shoe =
                    self.pick(&[FromShoe::ByNumber, FromShoe::FirstCell, FromShoe::Stays]);
            }
        }
        let mut cells: Vec<Cell> = design.grid.cells().collect();
        for player in &mut design.players {
            if self.one_in(2) {
                self.rng.shuffle(&mut cells);
                player.path = cells.iter().copied().take(5).collect();
            }
        }
    }

    fn grid(&mut self, kinds: &[TokenKind]) -> Grid {
        let mut grid = Grid { rows: self.upto(1, 5), columns: self.upto(1, 5), ..Grid::default() };
        grid.order = self.pick(&[Order::Kept, Order::Kept, Order::Shuffled]);
        grid.closed_borders = self.one_in(2);
        if self.one_in(3) {
            grid.table = self.table();
        }
        if self.rarely(6) {
            grid.layout = Layout::Hexagons;
        }
        // Pieces come from shoes only: a random drawing would make them overlap.
        let kinds: Vec<&TokenKind> = kinds.iter().filter(|kind| kind.shape.0.is_empty()).collect();
        grid.tokens = self.drawing(grid.rows, grid.columns, &kinds, true);
        let mut cells: Vec<Cell> = (0..grid.rows)
            .flat_map(|row| (0..grid.columns).map(move |col| Cell::new(col, row)))
            .collect();
        self.rng.shuffle(&mut cells);
        for index in 0..self.upto(0, 2) {
            let count = usize::from(self.upto(1, 4)).min(cells.len());
            let taken = cells.split_off(cells.len() - count);
            if !taken.is_empty() {
                grid.zones.push(Zone {
                    id: format!("z{index}"),
                    cells: taken.into_iter().collect(),
                    characteristics: self.marks(),
                    ..Zone::default()
                });
            }
        }
        self.odd_cells(&mut grid);
        grid
    }

    /// Own tables and dice of some cells.
    fn odd_cells(&mut self, grid: &mut Grid) {
        let corner = Cell::new(self.upto(0, grid.columns - 1), self.upto(0, grid.rows - 1));
        if self.one_in(4) {
            let cells = [corner].into_iter().collect();
            grid.tables.push(TableOverride { cells, table: self.table() });
        }
        if self.rarely(4) {
            let cells = [corner].into_iter().collect();
            grid.dice.push(CellDie { cells, die: "one".to_owned() });
        }
    }

    fn drawing(&mut self, rows: u8, cols: u8, kinds: &[&TokenKind], closed: bool) -> Drawing {
        let mut word = || {
            if closed && self.one_in(12) {
                return CellWord::Closed;
            }
            let Some(kind) = kinds.get(self.rng.index(kinds.len().max(1))) else {
                return CellWord::Tokens(Vec::new());
            };
            let mut tokens = Vec::new();
            if self.one_in(3) {
                tokens.push(TokenWord::of(&kind.id));
                if kind.stackable && self.one_in(3) {
                    tokens.push(TokenWord::of(&kind.id));
                }
            }
            CellWord::Tokens(tokens)
        };
        Drawing((0..rows).map(|_| (0..cols).map(|_| word()).collect()).collect())
    }

    fn boards(&mut self, design: &mut Design) {
        let kinds: Vec<&TokenKind> = design.tokens.iter().collect();
        // Stacks lie in the grid only.
        let flat: Vec<TokenKind> =
            kinds.iter().map(|kind| TokenKind { stackable: false, ..(*kind).clone() }).collect();
        let flat: Vec<&TokenKind> = flat.iter().collect();
        let players = u8::try_from(design.players.len()).unwrap();
        let shoes = self.pick(&[0, 1, 1, players]);
        design.shoes = (0..shoes)
            .map(|_| {
                let (rows, columns) = (self.upto(1, 2), self.upto(1, 2));
                let queue = (0..self.upto(0, 4)).map(|_| self.pick(&kinds).id.clone()).collect();
                Shoe {
                    rows,
                    columns,
                    tokens: self.drawing(rows, columns, &flat, false),
                    marks_owner: self.rarely(2),
                    seen_by: if self.rarely(3) { SeenBy::Owner } else { SeenBy::Everyone },
                    queue,
                    queue_order: self.pick(&[Order::Kept, Order::Shuffled]),
                    ..Shoe::default()
                }
            })
            .collect();
        let waiting = self.pick(&[0, 0, 1, players]);
        design.waiting_zones = vec![WaitingZone::default(); usize::from(waiting)];
        let results = self.pick(&[0, 1, players]);
        let result = ResultZone {
            rows: self.upto(1, 2),
            columns: self.upto(1, 3),
            fill: self.pick(&[Fill::ByRow, Fill::ByColumn]),
            when_full: self.pick(&[
                WhenFull::Empty,
                WhenFull::ShiftRow,
                WhenFull::ShiftColumn,
                WhenFull::Stop,
            ]),
            ..ResultZone::default()
        };
        design.result_zones = vec![result; usize::from(results)];
        for (player, number) in design.players.iter_mut().zip(1u8..) {
            let own = |count: u8| (count > 0).then_some(number.min(count));
            player.shoe = own(shoes);
            player.waiting_zone = own(waiting);
            player.result_zone = own(results);
        }
    }

    fn rules(&mut self, design: &mut Design) {
        design.refill = self.pick(&[Refill::TokenLeaves, Refill::Empty, Refill::OnRequest]);
        design.request_fills = self.pick(&[RequestFills::Everything, RequestFills::OneCell]);
        design.turns = Turns {
            next_button: self.one_in(4),
            pass_after_wrong: !self.one_in(3),
            pass_after_right: !self.one_in(3),
            place_first: self.one_in(6),
            end_of_one_is_end_of_all: self.one_in(2),
            ..Turns::default()
        };
        design.association = Association {
            validation: self.pick(&[Validation::Minimum, Validation::Maximum]),
            when_right: self.pick(&[WhenRight::Accept, WhenRight::Remove, WhenRight::Win]),
            when_wrong: self.pick(&[WhenWrong::Accept, WhenWrong::Refuse]),
            selections: self.upto(2, 3),
            allow_deselection: self.rarely(3),
            by: if self.rarely(4) { By::Sides } else { By::Characteristics },
            checked: self.pick(&[WhenChecked::Always, WhenChecked::FromShoe]),
            when: WhenToValidate::AtOnce,
            ..Association::default()
        };
        if self.rarely(4) {
            design.association.when = self.pick(&[
                WhenToValidate::OnRequest,
                WhenToValidate::AfterMoves(2),
                WhenToValidate::ShoeEmpty,
            ]);
        }
        design.combat = Combat { tie: self.pick(&[Tie::BothLose, Tie::ByLot]) };
        design.beyond_last =
            self.pick(&[BeyondLast::BounceBack, BeyondLast::Stop, BeyondLast::Refuse]);
        design.ranking = self.pick(&[
            Ranking::OrderOfFinishing,
            Ranking::MostTokens,
            Ranking::FewestErrors,
            Ranking::TokensMinusErrors,
        ]);
        self.ends(design);
    }

    fn ends(&mut self, design: &mut Design) {
        design.won = Won {
            grid_empty: self.one_in(4),
            grid_full: self.one_in(6),
            shoe_empty: self.one_in(6),
            zones_valid: self.one_in(8),
            zones_valid_and_shoe_empty: self.one_in(3),
            zones_valid_and_grid_full: self.one_in(3),
            tokens_left: self.one_in(6).then_some(1),
            all_face_up: self.one_in(6),
            last_awake: self.one_in(4),
            ..Won::default()
        };
        // Every play is short: who has made so many moves has lost.
        design.lost = Lost {
            moves: self.upto(3, 12).into(),
            errors: if self.one_in(3) { 2 } else { 0 },
            no_action: self.one_in(4),
            no_tokens: self.one_in(8),
            ..Lost::default()
        };
    }
}

/// As many tokens may be made of each kind as are drawn or wait in queues.
fn count_tokens(design: &mut Design) {
    let laid_out = design.laid_out();
    for kind in &mut design.tokens {
        let count = laid_out.iter().filter(|token| token.kind == kind.id).count();
        kind.count = u16::try_from(count).unwrap().max(1);
    }
}
