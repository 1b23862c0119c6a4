//! Dice that are rolled first: the player sees the face and then says which token it moves.
//!
//! Only tokens of this die that the face moves may be chosen. Where there is none, that is said
//! and the actions of the face that move a token are left out.

use design::{Action, Mode};

use super::unmoved::Unmoved;
use crate::compile::{Compiled, Place};
use crate::explain::Refusal;
use crate::play::moves::{first_alike, may_roll};
use crate::play::position::{OpenFace, Position};
use crate::play::reach::Mover;
use crate::play::run::Run;

/// Whether an action does something with the token that was rolled for.
const fn moves_a_token(action: &Action) -> bool {
    match action {
        Action::Move(_)
        | Action::ManualMove { .. }
        | Action::MoveAgain
        | Action::ToShoe
        | Action::ToResult
        | Action::Eliminate => true,
        Action::Nothing
        | Action::Roll { .. }
        | Action::PassTheHand
        | Action::Sleep
        | Action::SkipTurns(_)
        | Action::PlayAgain => false,
    }
}

impl Compiled {
    /// Whether a die is rolled before its token is chosen.
    pub(crate) fn is_rolled_first(&self, die: u8) -> bool {
        self.design.dice.get(usize::from(die)).is_some_and(|die| die.choose_token)
    }
}

impl Run<'_> {
    /// Whether the player must choose a token before this action.
    pub(super) fn must_choose(&self, action: &Action) -> bool {
        self.at.core.dice.chooses.is_some() && moves_a_token(action)
    }

    pub(super) fn can_choose(&self, open: OpenFace) -> bool {
        let (game, seat) = (self.game, self.seat());
        game.places_of(seat).any(|place| may_be_chosen(game, self.at, open, place).is_ok())
    }

    /// No token can move: that is said, and nobody is asked again.
    pub(super) fn give_up_choosing(&mut self) {
        self.at.core.dice.chooses = None;
        self.tell_unmoved(Unmoved::NoToken);
    }

    /// The player has said which token moves.
    pub(in crate::play) fn choose(&mut self, place: Place) {
        let dice = &mut self.at.core.dice;
        (dice.cell, dice.chooses) = (place, None);
        if let Some(open) = dice.face.take() {
            self.follow(open);
        }
        self.end_rolls();
    }

    /// Asks once more for a token, after something else has happened: there may be none now.
    pub(crate) fn ask_again(&mut self) {
        let Some(open) = self.at.core.dice.face else { return };
        if self.at.core.is_choosing() && !self.can_choose(open) {
            self.at.core.dice.face = None;
            self.follow(open);
            self.end_rolls();
        }
    }
}

/// Whether the token in a cell may be chosen for the face that has fallen; if not, why.
pub(in crate::play) fn check_chosen(
    game: &Compiled,
    at: &Position,
    place: Place,
) -> Result<(), Refusal> {
    let Some(open) = at.core.dice.face else { return Err(Refusal::NoDie) };
    may_be_chosen(game, at, open, place).map_err(|why| why.refusal(game))
}

fn may_be_chosen(
    game: &Compiled,
    at: &Position,
    open: OpenFace,
    place: Place,
) -> Result<(), Unmoved> {
    let mover = by_die(game, at, place).ok_or(Unmoved::OtherDie)?;
    let Some(action) = game.actions_left(open).find(|action| moves_a_token(action)) else {
        return Ok(());
    };
    mover.effect(action, open)
}

/// The token of a cell if it is moved by the die that was rolled.
fn by_die<'a>(game: &'a Compiled, at: &'a Position, place: Place) -> Option<Mover<'a>> {
    let seat = at.core.hand;
    let (_, token) = at.takeable(game, place, seat)?;
    let mover = Mover::new(game, at, seat, place, token);
    let is_moved = mover.kind.mode == Mode::Movement && mover.kind.die == at.core.dice.chooses;
    (is_moved && may_roll(game, at, place, token)).then_some(mover)
}

/// The cells whose tokens may be chosen; of equal tokens in a shoe, the first.
pub(in crate::play) fn choices(game: &Compiled, at: &Position) -> impl Iterator<Item = Place> {
    let seat = at.core.hand;
    let listed = move |place: &Place| first_alike(game, at, seat, *place) == *place;
    let may_be_chosen = |place: &Place| check_chosen(game, at, *place).is_ok();
    game.places_of(seat).filter(listed).filter(may_be_chosen)
}

/// Whether choosing the token of this cell captures another.
pub(in crate::play) fn captures(game: &Compiled, at: &Position, place: Place) -> bool {
    let led = led(game, at, place);
    led.is_some_and(|(mover, to, open)| mover.prey(to, game.by(open).captures).is_some())
}

/// Where the token of a cell comes by the face that has fallen, if it is chosen.
pub(in crate::play) fn target(game: &Compiled, at: &Position, place: Place) -> Option<Place> {
    led(game, at, place).map(|(_, to, _)| to)
}

fn led<'a>(
    game: &'a Compiled,
    at: &'a Position,
    place: Place,
) -> Option<(Mover<'a>, Place, OpenFace)> {
    let open = at.core.dice.face?;
    let mover = by_die(game, at, place)?;
    let action = game.actions_left(open).find(|action| moves_a_token(action))?;
    let to = mover.numbered(mover.cells_of(action)?, game.by(open).from_shoe).ok()?;
    Some((mover, to, open))
}

impl Mover<'_> {
    /// By how many cells an action moves a token.
    const fn cells_of(&self, action: &Action) -> Option<i16> {
        match action {
            Action::Move(cells) | Action::ManualMove { cells, .. } => Some(*cells),
            Action::MoveAgain => Some(self.at.core.dice.last),
            _ => None,
        }
    }

    /// What keeps an action of a face from doing something with the token.
    fn effect(&self, action: &Action, open: OpenFace) -> Result<(), Unmoved> {
        let Some(cells) = self.cells_of(action) else {
            let has_shoe = *action != Action::ToShoe || self.has_shoe();
            return if has_shoe { Ok(()) } else { Err(Unmoved::NoShoe) };
        };
        if *action == Action::MoveAgain && cells == 0 {
            return Err(Unmoved::NothingRolled);
        }
        let by = self.game.by(open);
        let is_by_hand = matches!(action, Action::ManualMove { .. });
        if !is_by_hand && self.falls_to_shoe(cells) {
            return Ok(());
        }
        let to = self.numbered(cells, by.from_shoe)?;
        self.hindrance(to, by.captures).map_or(Ok(()), Err)
    }

    fn has_shoe(&self) -> bool {
        self.game.of_seats.get(usize::from(self.seat)).is_some_and(|has| has.shoe.is_some())
    }

    /// Whether the way goes back below the first cell, where the shoe lies.
    pub(super) fn falls_to_shoe(&self, cells: i16) -> bool {
        let now = self.number();
        now > 0 && now + i32::from(cells) <= 0 && self.has_shoe()
    }
}
