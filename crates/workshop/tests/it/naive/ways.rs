//! Where a token may go inside the grid, and whom it meets there. Spec: sections 2.1 and 3.5.

use design::{CellWord, Flanks, InGrid, JumpOver, MoveTable, MustTake, TokenKind};
use geometry::Cell;

use super::{At, Chain, Table, Token, Way, cells, in_grid, text};

/// At most so many jumps are one move. Spec: section 3.5.
const LONGEST: usize = 19;

/// Rows down and columns right.
type Direction = (i32, i32);

const AROUND: [Direction; 8] =
    [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

impl Table<'_> {
    fn table_of(&self, cell: Cell) -> MoveTable {
        let grid = &self.design.grid;
        let own = grid.tables.iter().rev().find(|own| own.cells.contains(cell));
        own.map_or(grid.table, |own| own.table)
    }

    pub(super) fn is_in_play(&self, cell: Cell) -> bool {
        let is_drawn_closed = self.design.grid.tokens.at(cell.col, cell.row);
        is_drawn_closed != Some(&CellWord::Closed) && self.table_of(cell).is_in_play()
    }

    /// Every way inside the grid. Spec: check 3.
    pub(super) fn inside_grid(&self, from: Cell, token: &Token) -> Vec<Vec<At>> {
        if self.design.turns.place_first && self.is_placing() {
            return Vec::new();
        }
        let kind = self.kind(token);
        let table = self.without(from, token);
        let single = |cells: Vec<Cell>| cells.into_iter().map(|cell| vec![cell]).collect();
        let found: Vec<Vec<Cell>> = match kind.in_grid {
            InGrid::Immobile | InGrid::Die => Vec::new(),
            InGrid::Anywhere | InGrid::UpToCells => single(table.flights(from, token)),
            InGrid::Line => single(table.lines(from, token)),
            InGrid::OneCell | InGrid::Steps => single(table.steps(from, token)),
            InGrid::Jumps => {
                let steps =
                    if kind.jumps.or_one_cell { table.steps(from, token) } else { Vec::new() };
                let mut found = table.jump_ways(from, token, &steps);
                found.extend(single(steps));
                found
            }
        };
        found.into_iter().map(|way| way.into_iter().map(in_grid).collect()).collect()
    }

    /// The table once a token has been lifted.
    pub(super) fn without(&self, from: Cell, token: &Token) -> Self {
        let mut table = self.clone();
        let stack = table.stacks.get_mut(&from.to_string()).unwrap();
        let index = stack.iter().rposition(|other| other == token).unwrap();
        stack.remove(index);
        table
    }

    fn flights(&self, from: Cell, token: &Token) -> Vec<Cell> {
        let kind = self.kind(token);
        let is_near = |to: Cell| {
            let far = from.row.abs_diff(to.row).max(from.col.abs_diff(to.col));
            kind.in_grid == InGrid::Anywhere || far <= kind.distance
        };
        let may = |to: &Cell| {
            let is_put = kind.in_grid == InGrid::Anywhere;
            let after = || self.after_swap(token, from, *to);
            let may_be_put = !is_put || self.may_be_put(token, &in_grid(*to), &after());
            *to != from && is_near(*to) && may_be_put && self.may_enter(token, from, *to)
        };
        self.grid_cells().into_iter().map(|at| at.1).filter(may).collect()
    }

    fn steps(&self, from: Cell, token: &Token) -> Vec<Cell> {
        let wraps = !self.design.grid.closed_borders;
        let ways = self.directions(from, token).into_iter();
        let to = ways.filter_map(|way| Some((way, self.beside(from, way, wraps)?)));
        let may = |(way, to): &(Direction, Cell)| {
            *to != from
                && (self.may_enter(token, from, *to) || self.may_push(token, *way, from, *to))
        };
        let mut found: Vec<Cell> = to.filter(may).map(|(_, to)| to).collect();
        found.sort();
        found.dedup();
        found
    }

    fn lines(&self, from: Cell, token: &Token) -> Vec<Cell> {
        let mut found = Vec::new();
        for way in self.directions(from, token) {
            let mut here = from;
            while let Some(next) = self.beside(here, way, false) {
                here = next;
                if self.may_enter(token, from, here) {
                    found.push(here);
                }
                let lying = self.tokens(&in_grid(here));
                let is_taken = lying.iter().any(|other| !self.kind(other).stackable);
                if !self.is_in_play(here) || is_taken {
                    break;
                }
            }
        }
        found
    }

    /// Whether a token may come to a cell of the grid, over whatever lies there.
    fn may_enter(&self, token: &Token, from: Cell, to: Cell) -> bool {
        let kind = self.kind(token);
        let is_grid_free = self.may_land(kind, &in_grid(to));
        is_grid_free || self.replaced(token, to) || self.swapped(token, from, to)
    }

    /// Whether the token takes what lies there by coming. Spec: section 2.1.
    pub(super) fn replaced(&self, token: &Token, to: Cell) -> bool {
        let others = self.tokens(&in_grid(to));
        self.kind(token).replaces && matches!(others[..], [other] if self.is_enemy(other))
    }

    /// Whether the lifted token changes places with what lies there. Spec: section 2.1.
    pub(super) fn swapped(&self, token: &Token, from: Cell, to: Cell) -> bool {
        let others = self.tokens(&in_grid(to));
        let was_alone = self.tokens(&in_grid(from)).is_empty();
        self.kind(token).swaps && was_alone && matches!(others[..], [other] if self.may_take(other))
    }

    /// The table once what the lifted token changes places with has gone to its cell.
    fn after_swap(&self, token: &Token, from: Cell, to: Cell) -> Self {
        let mut table = self.clone();
        if !self.may_land(self.kind(token), &in_grid(to))
            && !self.replaced(token, to)
            && self.swapped(token, from, to)
        {
            let other = table.take_top(to).unwrap();
            table.stacks.get_mut(&from.to_string()).unwrap().push(other);
        }
        table
    }

    /// Whether the token pushes what lies there. Spec: section 2.1.
    fn may_push(&self, token: &Token, way: Direction, from: Cell, to: Cell) -> bool {
        let beside = self.beside(from, way, false) == Some(to);
        let others = self.tokens(&in_grid(to));
        let [other] = others[..] else { return false };
        let behind = self.beside(to, way, false);
        let has_room =
            behind.is_some_and(|behind| self.may_land(self.kind(other), &in_grid(behind)));
        self.kind(token).pushes && self.kind(other).pushable && beside && has_room
    }

    /// Where a token that is pushed comes to.
    pub(super) fn pushed_to(&self, token: &Token, from: Cell, to: Cell) -> Option<Cell> {
        let kind = self.kind(token);
        let by_one = matches!(kind.in_grid, InGrid::OneCell | InGrid::Steps | InGrid::Jumps);
        let mut ways = self.directions(from, token).into_iter().filter(|_| by_one);
        let way = ways.find(|way| {
            self.beside(from, *way, false) == Some(to) && self.may_push(token, *way, from, to)
        })?;
        self.beside(to, way, false)
    }

    fn is_enemy(&self, token: &Token) -> bool {
        !token.owners.is_empty() && !token.owners.contains(&self.hand)
    }

    /// Whether a token may be put there from another board, but for room.
    pub(super) fn may_be_put(&self, token: &Token, to: &At, after: &Self) -> bool {
        let kind = self.kind(token);
        let flanks = !kind.flanking_only || !after.flanked(to.1, token).is_empty();
        self.rests(kind, to.1) && flanks
    }

    /// Whether it would not fall from there. Spec: section 2.1.
    fn rests(&self, kind: &TokenKind, to: Cell) -> bool {
        let is_floor = |below: Cell| {
            let mut others = self.tokens(&in_grid(below)).into_iter();
            !self.is_in_play(below) || others.any(|other| !self.kind(other).stackable)
        };
        !kind.falls || self.beside(to, (1, 0), false).is_none_or(is_floor)
    }

    /// Some shoe of a player awake is not empty: what the player has parked counts with it.
    pub(super) fn is_placing(&self) -> bool {
        let lies_on = |board: String| {
            let mut cells = self.stacks.iter();
            cells.any(|(cell, stack)| cell.starts_with(&board) && !stack.is_empty())
        };
        let players = self.design.players.iter().zip(&self.seats);
        let mut awake = players.filter(|(_, seat)| seat.is_awake()).map(|(player, _)| player);
        awake.any(|player| {
            let Some(shoe) = player.shoe else { return false };
            let queue = self.design.shoes[usize::from(shoe) - 1].shares_queue_of.unwrap_or(shoe);
            lies_on(format!("shoe{shoe}."))
                || !self.queues[usize::from(queue) - 1].is_empty()
                || player.waiting_zone.is_some_and(|number| lies_on(format!("waiting{number}.")))
        })
    }

    /// Rows down and columns right of every open direction.
    fn directions(&self, from: Cell, token: &Token) -> Vec<Direction> {
        let kind = self.kind(token);
        let open = kind.table.unwrap_or_else(|| self.table_of(from)).open;
        let all = (-1..=1).flat_map(|row| (-1..=1).map(move |col| (row, col)));
        let ways = all.zip(open).filter(|(way, open)| *open && *way != (0, 0));
        let turned = |(row, col): Direction| match self.hand {
            2 if kind.relative => (-row, -col),
            3 if kind.relative => (col, -row),
            4 if kind.relative => (-col, row),
            _ => (row, col),
        };
        ways.map(|(way, _)| turned(way)).collect()
    }

    fn beside(&self, from: Cell, (rows, cols): Direction, wraps: bool) -> Option<Cell> {
        let along = |from: u8, by: i32, length: u8| {
            let to = i32::from(from) + by;
            let inside = (0..i32::from(length)).contains(&to);
            let to = if wraps { to.rem_euclid(i32::from(length)) } else { to };
            (inside || wraps).then(|| u8::try_from(to).unwrap())
        };
        let (grid, Cell { col, row }) = (&self.design.grid, from);
        Some(Cell::new(along(col, cols, grid.columns)?, along(row, rows, grid.rows)?))
    }

    /// Over an occupied neighbour to the cell behind, never around the edge. Spec: section 3.5.
    fn jumps(&self, from: Cell, token: &Token) -> Vec<Cell> {
        let behind = |way| {
            let over = self.beside(from, way, false)?;
            let others = self.tokens(&in_grid(over));
            let may_be_jumped = match self.kind(token).jumps.over {
                JumpOver::Anything => !others.is_empty(),
                JumpOver::Enemies => others.last().is_some_and(|other| self.is_enemy(other)),
                JumpOver::Own => {
                    others.last().is_some_and(|other| other.owners.contains(&self.hand))
                }
            };
            self.beside(over, way, false).filter(|_| may_be_jumped)
        };
        let to = self.directions(from, token).into_iter().filter_map(behind);
        to.filter(|to| self.may_land(self.kind(token), &in_grid(*to))).collect()
    }

    /// Every jump, or every whole chain of jumps.
    fn jump_ways(&self, from: Cell, token: &Token, steps: &[Cell]) -> Vec<Vec<Cell>> {
        let first = self.jumps(from, token).into_iter();
        let jumps = self.kind(token).jumps;
        let mut found = Vec::new();
        if jumps.whole && jumps.multiple {
            first.for_each(|to| self.go_on(token, vec![from, to], &mut found));
        } else {
            found.extend(first.map(|to| vec![to]));
        }
        found.retain(|way| !matches!(way[..], [to] if steps.contains(&to)));
        found
    }

    fn go_on(&self, token: &Token, path: Vec<Cell>, found: &mut Vec<Vec<Cell>>) {
        let table = self.after_captures(token, path[0], &path[1..]);
        let here = path[path.len() - 1];
        let may_come_back = self.kind(token).jumps.capture;
        let middle = |from: Cell, to: Cell| (from.col + to.col, from.row + to.row);
        let is_jumped =
            |to: &Cell| path.windows(2).any(|hop| middle(hop[0], hop[1]) == middle(here, *to));
        let mut next = table.jumps(here, token);
        next.retain(|to| if may_come_back { !is_jumped(to) } else { !path.contains(to) });
        if next.is_empty() || path.len() > LONGEST || self.is_promoted(token, here) {
            found.push(path[1..].to_vec());
            return;
        }
        for to in next {
            let path = path.iter().copied().chain([to]).collect();
            self.go_on(token, path, found);
        }
    }

    pub(super) fn is_promoted(&self, token: &Token, cell: Cell) -> bool {
        let Some(promotion) = &self.kind(token).becomes else { return false };
        self.zone_of(cell).is_some_and(|zone| zone.id == promotion.zone)
    }

    /// The table once a lifted token has jumped this way, what it takes gone.
    pub(super) fn after_captures(&self, token: &Token, from: Cell, way: &[Cell]) -> Self {
        let mut table = self.clone();
        for (over, _) in self.jumped(token, from, way) {
            table.take_top(over);
        }
        table
    }

    /// The cells that are jumped over with capture, each with the cell behind.
    pub(super) fn jumped(&self, token: &Token, from: Cell, way: &[Cell]) -> Vec<(Cell, Cell)> {
        let kind = self.kind(token);
        if kind.in_grid != InGrid::Jumps || !kind.jumps.capture {
            return Vec::new();
        }
        if matches!(way, [to] if self.is_step(token, from, *to)) {
            return Vec::new();
        }
        let starts = std::iter::once(&from).chain(way);
        let middle = |(from, to): (&Cell, &Cell)| {
            Cell::new((from.col + to.col) / 2, (from.row + to.row) / 2)
        };
        starts.zip(way).map(|pair| (middle(pair), *pair.1)).collect()
    }

    /// Whether a lifted token comes to a cell by one step, not by a jump.
    pub(super) fn is_step(&self, token: &Token, from: Cell, to: Cell) -> bool {
        let kind = self.kind(token);
        let may = kind.in_grid != InGrid::Jumps || kind.jumps.or_one_cell && self.chain.is_none();
        may && self.steps(from, token).contains(&to)
    }

    pub(super) fn take_top(&mut self, cell: Cell) -> Option<Token> {
        let index = self.stack(&in_grid(cell)).iter().rposition(|token| !self.is_decor(token))?;
        Some(self.stacks.get_mut(&cell.to_string()).unwrap().remove(index))
    }

    /// The cells of the enemies in line between a cell and the next token of the player, when a
    /// token that is not on the table lies there. Spec: section 2.1.
    pub(super) fn flanked(&self, to: Cell, token: &Token) -> Vec<Cell> {
        if self.kind(token).flanks == Flanks::Nothing {
            return Vec::new();
        }
        let mut found = Vec::new();
        for way in AROUND {
            let (mut line, mut here) = (Vec::new(), to);
            while let Some(next) = self.beside(here, way, false) {
                here = next;
                match self.tokens(&in_grid(here)).last() {
                    Some(other) if self.is_enemy(other) => line.push(here),
                    Some(other) if other.owners.contains(&self.hand) => {
                        found.append(&mut line);
                        break;
                    }
                    _ => break,
                }
            }
        }
        found
    }

    /// What may be done while a chain is under way. Spec: section 3.5.
    pub(super) fn chain_moves(&self, chain: &Chain) -> Vec<String> {
        let ways = self.chain_ways(chain);
        let must_take = self.design.turns.must_take != MustTake::No
            && ways.iter().any(|way| self.most_taken(way) > 0);
        let mut found: Vec<String> = self.taking_first(ways).iter().map(text).collect();
        found.extend((!must_take).then(|| "stop".to_owned()));
        found
    }

    pub(super) fn chain_ways(&self, chain: &Chain) -> Vec<Way> {
        let at = in_grid(chain.cell);
        let Some(token) = self.takeable(&at).cloned() else { return Vec::new() };
        let kind = self.kind(&token);
        let table = self.without(chain.cell, &token);
        let mut there = match kind.in_grid {
            InGrid::Steps => table.steps(chain.cell, &token),
            InGrid::UpToCells => table.flights(chain.cell, &token),
            _ => table.jumps(chain.cell, &token),
        };
        there.retain(|to| !chain.visited.contains(to));
        there.into_iter().map(|to| (at.clone(), vec![in_grid(to)])).collect()
    }

    /// The zone of a cell.
    pub(super) fn zone_of(&self, cell: Cell) -> Option<&design::Zone> {
        self.design.grid.zones.iter().find(|zone| zone.cells.contains(cell))
    }

    /// The cells of a zone.
    pub(super) fn cells_of_zone(&self, id: &str) -> Vec<Cell> {
        let all = cells("", self.design.grid.rows, self.design.grid.columns).into_iter();
        let is_in = |cell: &Cell| self.zone_of(*cell).is_some_and(|zone| zone.id == id);
        all.map(|at| at.1).filter(is_in).collect()
    }
}
