//! The test beside the form: a play of the design that follows every edit.
//!
//! Spec: sections 3.12 and 3.13. An edit is played into the test as a recorded change; one that
//! the play cannot go on with is refused. Once a test is over, edits leave it alone.

use design::Design;
use game::{Level, Settings};
use i18n::{Message, Translator};
use scene::{Figure, Scene};
use session::{Match, Player, Session, Table};
use sitting::Sitting;
use workshop::DesignedGame;

use crate::Workbench;

/// How a test begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestPlan {
    /// What the deal and all chances come from.
    pub seed: u64,
    /// The variant by its id; the design's own rules when empty.
    pub variant: String,
    /// Who plays: a machine of a level, or a person. When there are fewer or more than the
    /// design is for, people are added or the last ones left out.
    pub seats: Vec<Option<Level>>,
}

/// A test that runs.
pub(crate) struct Trial {
    sitting: Sitting,
    /// The words for everything, for when the design changes its own.
    words: Translator,
}

impl Workbench {
    /// Begins a test of the design as it is now; one that runs is over then.
    ///
    /// # Errors
    /// Why the design cannot be played.
    pub fn start_test(&mut self, plan: &TestPlan, words: &Translator) -> Result<(), Message> {
        let session = begin(&self.id, self.design(), plan, words)?;
        let sitting = Sitting::new(session, words);
        self.trial = Some(Trial { sitting, words: words.clone() });
        Ok(())
    }

    /// Ends the test.
    pub fn end_test(&mut self) {
        self.trial = None;
    }

    /// The test that runs.
    #[must_use]
    pub fn test(&self) -> Option<&Sitting> {
        self.trial.as_ref().map(|trial| &trial.sitting)
    }

    /// The test that runs, to play in it. Steps back are for [`Workbench::step_back`].
    pub fn test_mut(&mut self) -> Option<&mut Sitting> {
        self.trial.as_mut().map(|trial| &mut trial.sitting)
    }

    /// Changes the test for a sitting that goes on elsewhere, and back again: a front end that
    /// plays it itself lends it for as long as a change takes.
    pub fn lend(&mut self, sitting: &mut Sitting) {
        if let Some(trial) = &mut self.trial {
            std::mem::swap(&mut trial.sitting, sitting);
        }
    }

    /// Speaks other words in the test from now on.
    pub fn listen_anew(&mut self, words: &Translator) {
        if let Some(trial) = &mut self.trial {
            trial.sitting.listen_anew(words);
            trial.words = words.clone();
        }
    }

    /// Takes the last move of a person in the test back, with the answers of machines, also when
    /// something hidden was shown or the test is over. Rules that were changed since stay changed.
    ///
    /// # Errors
    /// When there is none, or the play cannot go on from there with the design as it is now.
    pub fn step_back(&mut self) -> Result<(), Message> {
        let nothing = || Message::new("bench.no-test");
        let design = self.design().clone();
        let trial = self.trial.as_mut().ok_or_else(nothing)?;
        let mut session = trial.sitting.session().clone();
        // Edits left the test alone since it was over.
        let was_over = session.ending().is_some();
        let was_changed = unwind(&mut session)? || was_over;
        let mut sitting = Sitting::new(session, &trial.words);
        if was_changed {
            sitting.change(workshop::new_rules(design), &trial.words)?;
        }
        trial.sitting = sitting;
        Ok(())
    }

    /// Whether the test shows the faces of hidden tokens.
    #[must_use]
    pub const fn shows_faces(&self) -> bool {
        self.shows_faces
    }

    /// Shows the faces of hidden tokens in the test, or not.
    pub const fn show_faces(&mut self, show: bool) {
        self.shows_faces = show;
    }

    /// The test as it is seen: with all faces up when that is asked for.
    #[must_use]
    pub fn test_scene(&self) -> Option<Scene> {
        let sitting = self.test()?;
        let mut scene = sitting.scene();
        if self.shows_faces {
            show_faces(&mut scene, sitting);
        }
        Some(scene)
    }
}

/// Lets a test go on with another design; without one that runs there is nothing to do.
pub(crate) fn carry(trial: &mut Option<Trial>, design: &Design) -> Result<(), Message> {
    let running = trial.as_mut().filter(|trial| trial.sitting.session().hand().is_some());
    let Some(trial) = running else { return Ok(()) };
    trial.sitting.change(workshop::new_rules(design.clone()), &trial.words)
}

/// A session of the design at a table where everything may be taken back.
fn begin(
    id: &str,
    design: &Design,
    plan: &TestPlan,
    words: &Translator,
) -> Result<Session, Message> {
    use game::Reason as _;
    let numbers = workshop::compile::player_numbers(design);
    let wanted = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
    let players = numbers.iter().copied().find(|number| *number >= wanted);
    let players = players.or_else(|| numbers.last().copied()).unwrap_or(1);
    let mut settings = Settings::none();
    if numbers.len() > 1 {
        settings.set("players", players.to_string());
    }
    if !plan.variant.is_empty() {
        settings.set("variant", plan.variant.clone());
    }
    let game = workshop::open(id, design, &settings).map_err(|error| error.message())?;
    let game = game::erase(game);
    let seats = plan.seats.iter().copied().chain(std::iter::repeat(None));
    let names = (0..).map(|index| {
        let name = design.players.get(index).map(|player| player.name.in_lang(words.lang()));
        name.unwrap_or_default().chars().take(session::LONGEST_NAME).collect::<String>()
    });
    let player = |(level, name): (Option<Level>, String)| match level {
        Some(level) => Player::machine(name, level),
        None => Player::human(name),
    };
    let players = seats.zip(names).map(player).take(usize::from(game.seats())).collect();
    let mut table = Table::new(players);
    table.test = true;
    Session::new(Match::new(game, plan.seed), table).map_err(|error| error.message())
}

/// Takes moves back up to the last one that a person chose, changes left out; tells whether any
/// change was among them.
fn unwind(session: &mut Session) -> Result<bool, Message> {
    use game::Reason as _;
    let mut was_changed = false;
    loop {
        let wanted = session.stands_before_last_choice().map_err(|reason| reason.message())?;
        let mut is_change = false;
        while session.played().moves().len() > wanted {
            let last = session.played().moves().last();
            is_change = last.is_some_and(|last| last.action.changes_game());
            was_changed |= is_change;
            undo(session)?;
        }
        // A change is the maker's choice, not the player's.
        if !is_change {
            return Ok(was_changed);
        }
    }
}

fn undo(session: &mut Session) -> Result<(), Message> {
    let seat = session.asker().unwrap_or(game::Seat::FIRST);
    let undone = session.handle(session::Command::Undo { seat });
    undone.map(|_| ()).map_err(|refused| refused.message().clone())
}

/// Lays the faces of all tokens over a scene of this sitting.
pub fn show_faces(scene: &mut Scene, sitting: &Sitting) {
    let played = sitting.session().played();
    let Some(game) = played.game().inner().downcast_ref::<DesignedGame>() else { return };
    let faces = workshop::all_faces(game, &played.position().text());
    for spot in scene.boards.iter_mut().flat_map(|board| &mut board.spots) {
        let Some((_, pieces)) = faces.iter().find(|(touch, _)| *touch == spot.touch) else {
            continue;
        };
        for (shown, face) in spot.pieces.iter_mut().zip(pieces) {
            if matches!(shown.figure, Figure::FaceDown { .. }) {
                *shown = face.clone();
            }
        }
    }
}
