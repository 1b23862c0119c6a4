//! What a move does. Spec: sections 2.1, 3.1, 3.3 and 3.5.

use design::{
    Flanks, InGrid, MustTake, Ranking, Refill, RequestFills, Validation, WhenChecked, WhenRight,
    WhenWrong, Zone,
};
use geometry::Cell;

use super::{At, Chain, Seat, Table, Token, Way, in_grid, name};

/// What check 5 finds.
#[derive(Clone, Copy, PartialEq)]
enum Verdict {
    Unchecked,
    Right,
    Wrong,
}

impl Table<'_> {
    /// The table after a legal move.
    pub(crate) fn after(&self, text: &str) -> Self {
        let mut table = self.clone();
        match text.split_once(':') {
            None if text == "next" => {
                table.seat().moves += 1;
                table.end_by_passing();
            }
            None if text == "stop" => {
                table.chain = None;
                table.end_turn(true);
            }
            None if text == "refill" => {
                let everything = self.design.request_fills == RequestFills::Everything;
                let count = if everything { usize::MAX } else { 1 };
                table.fill(self.player().shoe.unwrap().into(), count);
                table.end_quietly();
            }
            Some(("stack", cell)) => {
                let stack = table.stacks.get_mut(cell).unwrap();
                let top = stack.iter().rposition(|token| !self.is_decor(token)).unwrap();
                let token = stack.remove(top);
                let above = stack.iter().position(|token| !self.is_decor(token)).unwrap();
                stack.insert(above, token);
                table.end_quietly();
            }
            _ => {
                let mut cells = text.split('-').map(at);
                let from = cells.next().unwrap();
                table.go(&(from, cells.collect()));
            }
        }
        table
    }

    fn seat(&mut self) -> &mut Seat {
        &mut self.seats[usize::from(self.hand) - 1]
    }

    fn go(&mut self, (from, path): &Way) {
        let index = self.takeable_at(from).unwrap();
        let token = self.stack(from)[index].clone();
        let before = self.clone();
        self.stacks.get_mut(&name(from)).unwrap().remove(index);
        self.seat().moves += 1;
        let to = path.last().unwrap();
        let verdict = self.verdict(&token, from, to);
        if verdict == Verdict::Wrong {
            self.seat().errors += 1;
            if self.design.association.when_wrong == WhenWrong::Refuse {
                self.stacks = before.stacks;
                self.chain = None;
                return self.end_turn(false);
            }
        }
        let chain = self.arrive(token, from, path, verdict);
        let is_done = self.finish(verdict, to) || verdict == Verdict::Wrong;
        self.chain = chain.filter(|_| !is_done);
        if self.chain.as_ref().is_some_and(|chain| self.chain_ways(chain).is_empty()) {
            self.chain = None;
        }
        if self.chain.is_some() {
            return;
        }
        self.fill_after_move();
        self.end_turn(verdict != Verdict::Wrong);
    }

    /// Lays a lifted token down, with all that follows; the chain that may go on.
    fn arrive(
        &mut self,
        mut token: Token,
        from: &At,
        path: &[At],
        verdict: Verdict,
    ) -> Option<Chain> {
        let to = path.last().unwrap().clone();
        token.marks = token.marks.replace('w', "");
        if verdict == Verdict::Wrong {
            token.marks.push('w');
        }
        if !to.0.is_empty() {
            self.lay(&to, token);
            return None;
        }
        let is_step = from.0.is_empty() && self.is_step(&token, from.1, to.1);
        if from.0.is_empty() {
            self.meet(&token, from.1, path);
        }
        let leaves =
            verdict == Verdict::Right && self.design.association.when_right == WhenRight::Remove;
        let flanked = if leaves { Vec::new() } else { self.flanked(to.1, &token) };
        self.flank(&token, &flanked);
        let is_promoted = self.is_promoted(&token, to.1);
        let kind = self.kind(&token).clone();
        if is_promoted {
            token.kind = kind.becomes.clone().unwrap().kind;
        }
        self.lay(&to, token);
        if !from.0.is_empty() || is_promoted {
            return None;
        }
        let most = if kind.in_grid == InGrid::UpToCells { kind.flights } else { kind.distance };
        let left = self.chain.as_ref().map_or(most, |chain| chain.left).saturating_sub(1);
        let mut visited = self.chain.as_ref().map_or_else(Vec::new, |chain| chain.visited.clone());
        visited.extend([from.1, to.1]);
        match kind.in_grid {
            InGrid::Steps | InGrid::UpToCells => {
                (left > 0).then(|| Chain { cell: to.1, left, visited: Vec::new() })
            }
            InGrid::Jumps if kind.jumps.multiple && !kind.jumps.whole && !is_step => {
                Some(Chain { cell: to.1, left: 0, visited })
            }
            _ => None,
        }
    }

    /// Whoever lies where the token goes or jumps.
    fn meet(&mut self, token: &Token, from: Cell, path: &[At]) {
        let way: Vec<Cell> = path.iter().map(|at| at.1).collect();
        let is_jump =
            self.kind(token).in_grid == InGrid::Jumps && !self.is_step(token, from, way[0]);
        for (over, _) in self.jumped(token, from, &way) {
            self.take(over);
        }
        if is_jump {
            return;
        }
        let to = *way.last().unwrap();
        let is_free = self.may_land(self.kind(token), &in_grid(to));
        let pushed = self.pushed_to(token, from, to);
        if self.replaced(token, to) {
            self.take(to);
        } else if let Some(behind) = pushed {
            let other = self.take_unmarked(to);
            self.lay(&in_grid(behind), other);
        } else if !is_free && self.swapped(token, from, to) {
            let other = self.take_unmarked(to);
            self.lay(&in_grid(from), other);
        }
    }

    /// The token that gives way: where it goes nobody checks it.
    fn take_unmarked(&mut self, cell: Cell) -> Token {
        let token = self.take_top(cell).unwrap();
        Token { marks: token.marks.replace('w', ""), ..token }
    }

    fn take(&mut self, cell: Cell) {
        let Some(token) = self.take_top(cell) else { return };
        self.seat().won += 1;
        let kinds = &self.design.lost.taken;
        if kinds.split_whitespace().any(|kind| kind == token.kind) {
            for owner in &token.owners {
                self.seats[usize::from(*owner) - 1].is_robbed = true;
            }
        }
    }

    fn flank(&mut self, token: &Token, flanked: &[Cell]) {
        for cell in flanked {
            if self.kind(token).flanks == Flanks::Take {
                self.take(*cell);
            } else {
                self.take_top(*cell);
                let owners = vec![self.hand];
                let turned = Token { marks: String::new(), owners, ..token.clone() };
                self.lay(&in_grid(*cell), turned);
            }
        }
    }

    /// Lays a token on top of a cell; some shoes mark it. Spec: section 2.1.
    fn lay(&mut self, at: &At, mut token: Token) {
        if let Some(number) = at.0.strip_prefix("shoe") {
            let number: u8 = number.parse().unwrap();
            if self.design.shoes[usize::from(number) - 1].marks_owner {
                let players = (1..).zip(&self.design.players);
                let own = players.filter(|(_, player)| player.shoe == Some(number));
                token.owners.extend(own.map(|(player, _)| player));
                token.owners.sort_unstable();
                token.owners.dedup();
            }
        }
        self.stacks.entry(name(at)).or_default().push(token);
    }

    fn fill_after_move(&mut self) {
        for shoe in 1..=self.design.shoes.len() {
            let is_empty = self.cells_of(shoe).iter().all(|at| self.stack(at).is_empty());
            match self.design.refill {
                Refill::TokenLeaves => self.fill(shoe, usize::MAX),
                Refill::Empty if is_empty => self.fill(shoe, usize::MAX),
                Refill::Empty | Refill::OnRequest => {}
            }
        }
    }

    fn fill(&mut self, shoe: usize, mut count: usize) {
        for at in self.cells_of(shoe) {
            let queue = &mut self.queues[shoe - 1];
            if count > 0 && !queue.is_empty() && self.stacks[&name(&at)].is_empty() {
                let token = queue.remove(0);
                self.lay(&at, token);
                count -= 1;
            }
        }
    }

    /// Check 5. Spec: section 3.1.
    fn verdict(&self, token: &Token, from: &At, to: &At) -> Verdict {
        let is_asked =
            self.design.association.checked == WhenChecked::Always || from.0.starts_with("shoe");
        if !to.0.is_empty() || !is_asked {
            return Verdict::Unchecked;
        }
        let own = &self.kind(token).characteristics;
        let zone = self.zone_of(to.1);
        let given = self.given(zone).to_vec();
        let mut all = given.clone();
        for cell in zone.map_or_else(Vec::new, |zone| self.cells_of_zone(&zone.id)) {
            let others =
                self.stack(&in_grid(cell)).iter().filter(|other| !other.marks.contains('w'));
            all.extend(others.flat_map(|other| self.kind(other).characteristics.clone()));
        }
        if own.is_empty() || all.is_empty() {
            Verdict::Unchecked
        } else if self.is_right(own, &given) || self.is_right(own, &all) {
            Verdict::Right
        } else {
            Verdict::Wrong
        }
    }

    /// The educator's characteristics of a zone or of the rest of the grid.
    fn given<'a>(&'a self, zone: Option<&'a Zone>) -> &'a [String] {
        zone.map_or(&self.design.grid.rest_characteristics, |zone| &zone.characteristics)
    }

    fn is_right(&self, own: &[String], zone: &[String]) -> bool {
        let is_there = |word: &String| zone.contains(word);
        match self.design.association.validation {
            Validation::Maximum => own.iter().all(is_there),
            Validation::Minimum => own.iter().any(is_there),
        }
    }

    /// Whether a token that lies in the grid is right by the educator's word alone.
    pub(super) fn is_right_at(&self, token: &Token, cell: Cell) -> bool {
        let zone = self.given(self.zone_of(cell));
        !zone.is_empty() && self.is_right(&self.kind(token).characteristics, zone)
    }

    /// What follows for a right token but staying; whether it is gone or its player has won.
    fn finish(&mut self, verdict: Verdict, to: &At) -> bool {
        match self.design.association.when_right {
            _ if verdict != Verdict::Right => return false,
            WhenRight::Accept => return false,
            WhenRight::Remove => {
                // It lies on top of the decor; as decor that it has become, above all else.
                self.stacks.get_mut(&name(to)).unwrap().pop();
                self.seat().won += 1;
            }
            WhenRight::Win => self.sleep(self.hand, true),
        }
        true
    }

    /// How many tokens a way takes; with `most`, counting what a chain may go on to take.
    pub(super) fn most_taken(&self, (from, path): &Way) -> usize {
        if !path.last().unwrap().0.is_empty() {
            return 0;
        }
        let index = self.takeable_at(from).unwrap();
        let token = self.stack(from)[index].clone();
        let mut table = self.clone();
        table.stacks.get_mut(&name(from)).unwrap().remove(index);
        let won = table.seats.iter().map(|seat| seat.won).sum::<u16>();
        let chain = table.arrive(token, from, path, Verdict::Unchecked);
        let taken = usize::from(table.seats.iter().map(|seat| seat.won).sum::<u16>() - won);
        let most = self.design.turns.must_take == MustTake::Most;
        let jumps =
            self.design.tokens.iter().any(|kind| {
                kind.in_grid == InGrid::Jumps && kind.id == self.stack(from)[index].kind
            });
        let further = chain.filter(|_| most && jumps && taken > 0).map_or(0, |chain| {
            let ways = table.chain_ways(&chain);
            table.chain = Some(chain);
            ways.iter().map(|way| table.most_taken(way)).max().unwrap_or(0)
        });
        taken + further
    }
}

impl Table<'_> {
    /// In what another table differs, if in anything.
    pub(crate) fn difference(&self, other: &Table<'_>) -> Option<String> {
        let stack =
            |table: &Table<'_>, cell: &str| table.stacks.get(cell).cloned().unwrap_or_default();
        // That everybody saw a token is no matter of these rules.
        let known = |stack: &[Token]| {
            let unseen =
                |token: &Token| Token { marks: token.marks.replace('s', ""), ..token.clone() };
            stack.iter().map(unseen).collect::<Vec<_>>()
        };
        let cells = other.stacks.keys().filter(|cell| !cell.starts_with("result"));
        let mut cells =
            cells.filter(|cell| known(&stack(self, cell)) != known(&stack(other, cell)));
        // Who has won is the ranking's to say where it asks for more than the order.
        let by_order = self.design.ranking == Ranking::OrderOfFinishing;
        let counts = |table: &Table<'_>| {
            let unranked = |seat: &Seat| match table.is_over && !by_order {
                true => Seat { state: String::new(), ..seat.clone() },
                false => seat.clone(),
            };
            table.seats.iter().map(unranked).collect::<Vec<_>>()
        };
        let chain = |table: &Table<'_>| table.chain.as_ref().map(|chain| (chain.cell, chain.left));
        if let Some(cell) = cells.next() {
            return Some(format!("{cell} holds {:?}", stack(self, cell)));
        }
        let differs = if self.queues != other.queues {
            format!("queues {:?}", self.queues)
        } else if self.is_over != other.is_over || counts(self) != counts(other) {
            format!("over {}, {:?}", self.is_over, self.seats)
        } else if self.chain.is_some() != other.chain.is_some() || chain(self) != chain(other) {
            format!("chain {:?}", self.chain)
        } else if self.hand != other.hand && !self.is_over {
            format!("hand {}", self.hand)
        } else {
            return None;
        };
        Some(differs)
    }
}

fn at(text: &str) -> At {
    let (board, cell) = text.split_once('.').unwrap_or(("", text));
    (board.to_owned(), cell.parse().unwrap())
}
