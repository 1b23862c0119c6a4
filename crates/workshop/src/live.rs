//! What only designs have: rules and players that change during a play, a voice of their own, and
//! time that a rule counts.
//!
//! The change itself stands in `change`, what becomes of the play in `carry`. Nothing is measured
//! here: hosts say how much time went by.

use design::{InGrid, WhenToValidate, Words};
use game::{
    Changed, Living, NEVER, NewRules, Presentation as _, Refused, Reseated, Rules as _, Seat,
    Viewer,
};
use i18n::{Message, Translator};
use scene::Touch;

use crate::DesignedGame;
use crate::carry::{carry_over, in_use, reseated};
use crate::change::{change_between, compiled_anew};
use crate::compile::Compiled;
use crate::play::{
    Move, Position, Token, first_alike, first_to_roll, landing, may_rest, only_roll,
};
use crate::scene::named_cell;
use crate::told::{in_full, told_of};

/// So many lines of the instructions are read before the first move; who wants all of them asks
/// for the rules.
const FIRST_LINES: usize = 3;

impl Living<Self> for DesignedGame {
    fn for_people(&self) -> Self {
        let mut game = self.clone();
        game.is_endless = true;
        game
    }

    fn source(&self) -> Option<String> {
        self.source.as_deref().map(design::files::write_dense)
    }

    fn voice(&self, stock: &Translator) -> Translator {
        self.voice.over(stock)
    }

    fn greeting(&self) -> Option<Message> {
        let short = |text: &str| text.lines().take(FIRST_LINES).collect::<Vec<_>>().join(" ");
        let Words { fr, en } = &self.compiled().design.instructions;
        let words = Words { fr: short(fr), en: short(en) };
        (!words.is_empty()).then(|| in_full(&words))
    }

    /// The die's button for the only token that may roll; of equal tokens in a shoe the first; where
    /// tokens fall, the cell where one comes to rest; the first cell of a piece.
    fn stand_ins(&self, at: &Position) -> Vec<(Touch, Vec<Touch>)> {
        let game = self.compiled();
        let roll = only_roll(game, at).map(Move::Roll);
        let roll = roll.filter(|roll| self.check(at, roll).is_ok());
        let roll = roll.map(|roll| (Touch::new("roll"), self.touch_path(at, &roll)));
        let cell = |place| Touch::new(game.place_name(place));
        let all = (0u16..).take(at.cells.len()).map(|place| (place, stands_for(game, at, place)));
        let others = all.filter(|(place, meant)| place != meant);
        let others = others.map(|(place, meant)| (cell(place), vec![cell(meant)]));
        roll.into_iter().chain(others).collect()
    }

    fn twins(&self, at: &Position, listed: &[Move]) -> Vec<Move> {
        let (game, seat) = (self.compiled(), at.core.hand);
        let mut twins = Vec::new();
        if !may_rest(at) && !at.core.is_choosing() {
            return twins;
        }
        for place in game.side_places(seat) {
            let first = first_alike(game, at, seat, place);
            if first != place {
                twins.extend(listed.iter().filter_map(|action| action.of_twin(first, place)));
            }
        }
        twins
    }

    fn changed(&self, at: &Position, rules: &NewRules) -> Changed<Self> {
        let old = self.compiled();
        let (design, new) = compiled_anew(old, rules).map_err(|why| Refused::because(&why))?;
        let after = carry_over(at, old, &new).map_err(|why| Refused::because(&why))?;
        let text = change_between(&old.design, &design);
        Ok((self.recompiled(new), after, text))
    }

    fn joined(&self, at: &Position) -> Reseated<Self> {
        let seats = self.seats().saturating_add(1);
        reseated(self, at, seats, None).map_err(|why| Refused::because(&why))
    }

    fn left(&self, at: &Position, seat: Seat) -> Reseated<Self> {
        let leaving = seat.number() - 1;
        if leaving >= self.seats() {
            return Err(Refused::because(&in_use(seat.to_string())));
        }
        let left = reseated(self, at, self.seats() - 1, Some(leaving));
        left.map_err(|why| Refused::because(&why))
    }

    /// Only two rules look at the time: the check after some seconds and the limit of who has the
    /// hand. Between these moments a tenth more or less changes nothing, so what is not due at once
    /// is due at one of them.
    fn time_left(&self, at: &Position) -> Option<u32> {
        self.check(at, &self.time_move(1)).ok()?;
        let (core, design) = (&at.core, &self.compiled().design);
        let until_check = match design.association.when {
            WhenToValidate::AfterSeconds(seconds) => {
                Some((u32::from(seconds) * 10).saturating_sub(core.clock))
            }
            _ => None,
        };
        let spent = core.seats[usize::from(core.hand)].time;
        let until_lost = Some(design.lost.time.saturating_sub(spent));
        let until_lost = until_lost.filter(|_| design.lost.time > 0);
        let moments = [Some(1), until_check, until_lost].into_iter().flatten();
        let due = moments.map(|tenths| tenths.max(1)).filter(|tenths| self.is_due(at, *tenths));
        Some(due.min().unwrap_or(NEVER))
    }

    fn time_move(&self, tenths: u32) -> Move {
        Move::Time(tenths)
    }
}

/// The cell that is meant when this one is touched.
fn stands_for(game: &Compiled, at: &Position, place: u16) -> u16 {
    let is_free =
        game.is_grid(place) && game.in_play[usize::from(place)] && !at.top(place).is_some();
    if is_free && game.kinds.iter().any(|kind| kind.falls) {
        return landing(game, at, place, None);
    }
    let seat = at.core.hand;
    // Before a die is rolled for any of them, all its tokens are the same.
    let is_for_die = |token: Token| game.kind(token).in_grid == InGrid::Die;
    let rolls = at.takeable(game, place, seat).is_some_and(|(_, token)| is_for_die(token));
    if rolls && !at.core.is_choosing() {
        return first_to_roll(game, at, seat, first_alike(game, at, seat, place));
    }
    named_cell(game, at, place)
}

impl DesignedGame {
    /// Whether something comes of this many tenths of a second. Either everybody hears of an event
    /// or nobody does; only the words differ.
    fn is_due(&self, at: &Position, tenths: u32) -> bool {
        let (mut after, mut events) = (at.clone(), Vec::new());
        self.play(self.run(&mut after, None, Some(&mut events)), self.time_move(tenths));
        let told = told_of(&events, (self.compiled(), at), Viewer::Public);
        self.turn(&after) != self.turn(at) || !told.is_empty()
    }
}
