//! Which tokens may be chosen for a die that has fallen, straight from section 2.7 of the rules
//! and from what the position text says is under way. It knows no pieces.

use design::{Action, BeyondLast, Captures, Face, FromShoe, Mode, TokenKind};
use geometry::Cell;

use super::{At, Table, Token, in_grid, name};

/// A face that waits for its token.
struct Fallen<'a> {
    face: &'a Face,
    captures: Captures,
    /// The first action that moves a token.
    action: &'a Action,
    /// How far a token went last.
    last: i16,
}

impl Table<'_> {
    /// The choices as texts; none when no token is to be chosen.
    pub(crate) fn choices(&self, under_way: &str) -> Option<Vec<String>> {
        let part = |name: &str| under_way.split(';').find_map(|part| part.strip_prefix(name));
        let numbers = |text: &str| -> Vec<usize> {
            text.split(':').map(|number| number.parse().unwrap()).collect()
        };
        let rolled = &self.design.dice[numbers(part("choose:")?)[0]];
        let open = numbers(part("face:")?);
        let die = &self.design.dice[open[0]];
        let face = &die.faces[open[1]];
        let action = face.actions().skip(open[2]).find(|action| moves_a_token(action))?;
        let last = part("dice:").and_then(|dice| dice.split(':').nth(1)).unwrap_or("0");
        let last = last.parse().unwrap();
        let fallen = Fallen { face, captures: die.captures, action, last };
        let fits = |at: &At| {
            let Some(token) = self.takeable(at) else { return false };
            let kind = self.kind(token);
            let waits = self.design.turns.place_first && at.0.is_empty() && self.is_placing();
            kind.mode == Mode::Movement
                && kind.die == rolled.id
                && !waits
                && !self.is_same_as_before(at)
                && self.does_something(at, kind, &fallen)
        };
        let chosen = self.own_cells().into_iter().filter(fits);
        Some(chosen.map(|at| format!("pick:{}", name(&at))).collect())
    }

    fn does_something(&self, at: &At, kind: &TokenKind, fallen: &Fallen<'_>) -> bool {
        let cells = match fallen.action {
            Action::Move(cells) | Action::ManualMove { cells, .. } => *cells,
            Action::MoveAgain if fallen.last == 0 => return false,
            Action::MoveAgain => fallen.last,
            Action::ToShoe => return self.player().shoe.is_some(),
            _ => return true,
        };
        let way = self.way();
        let number = way.iter().position(|cell| in_grid(*cell) == *at).map_or(0, |index| index + 1);
        let (number, last) = (i32::try_from(number).unwrap(), i32::try_from(way.len()).unwrap());
        let is_by_hand = matches!(fallen.action, Action::ManualMove { .. });
        let back = number > 0 && number + i32::from(cells) <= 0;
        if back && !is_by_hand && self.player().shoe.is_some() {
            return true;
        }
        let to = match fallen.face.from_shoe {
            FromShoe::Stays if !at.0.is_empty() => return false,
            FromShoe::FirstCell if !at.0.is_empty() => 1,
            _ => number + i32::from(cells),
        };
        let to = match self.design.beyond_last {
            _ if to <= last => to,
            BeyondLast::BounceBack => 2 * last - to,
            BeyondLast::Stop => last,
            BeyondLast::Refuse => return false,
        };
        let index = usize::try_from(to.max(1) - 1).unwrap();
        let Some(to) = way.get(index).map(|cell| in_grid(*cell)) else { return false };
        let is_open = self.is_in_play(to.1) && to != *at;
        is_open && (self.may_land(kind, &to) || self.is_captured(&to, fallen.captures))
    }

    /// The cells that the player's tokens go along, from number 1.
    fn way(&self) -> Vec<Cell> {
        let path = self.player().path.cells();
        if !path.is_empty() {
            return path.to_vec();
        }
        let cells = self.grid_cells().into_iter().map(|(_, cell)| cell);
        cells.filter(|cell| self.is_in_play(*cell)).collect()
    }

    fn is_captured(&self, to: &At, captures: Captures) -> bool {
        let is_mobile = |token: &&Token| self.kind(token).mode != Mode::Immobile;
        let tokens: Vec<&Token> = self.stack(to).iter().filter(is_mobile).collect();
        let [enemy] = tokens.as_slice() else { return false };
        let Some(owner) = enemy.owners.iter().min() else { return false };
        let goes = match captures {
            Captures::Nothing => false,
            Captures::ToShoe => self.design.players[usize::from(*owner) - 1].shoe.is_some(),
            Captures::ToResult => true,
        };
        goes && !enemy.owners.contains(&self.hand)
    }
}

fn moves_a_token(action: &Action) -> bool {
    !matches!(
        action,
        Action::Nothing
            | Action::Roll { .. }
            | Action::PassTheHand
            | Action::Sleep
            | Action::SkipTurns(_)
            | Action::PlayAgain
    )
}
