//! A game of a known type behind the façade.

use std::any::Any;
use std::sync::Arc;

use i18n::{Message, Translator};
use scene::{Mark, Scene, Touch};
use serde_json::Value as Json;

use super::{AnyGame, AnyPosition, Luck, Played, Refused, ViewError};
use crate::touching::line_for;
use crate::{
    Action, BySeat, Card, Chance, Common, Game, Living, NewRules, Outcome, Seat, Settings,
    SetupError, Sheet, SheetError, Told, TouchError, Touched, Turn, View, Viewer, touch,
};

/// Puts a game behind the façade.
pub fn erase<G: Game>(game: G) -> Arc<dyn AnyGame> {
    Arc::new(Erased(Arc::new(game)))
}

struct Erased<G: Game>(Arc<G>);

impl<G: Game> AnyGame for Erased<G> {
    fn inner(&self) -> &dyn Any {
        &*self.0
    }

    fn card(&self) -> &Card {
        self.0.card()
    }

    fn settings(&self) -> Settings {
        self.0.settings()
    }

    fn greeting(&self) -> Option<Message> {
        self.0.living()?.greeting()
    }

    fn source(&self) -> Option<String> {
        self.0.living()?.source()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn max_plies(&self) -> u32 {
        self.0.max_plies()
    }

    fn voice(&self, stock: &Translator) -> Translator {
        self.0.living().map_or_else(|| stock.clone(), |living| living.voice(stock))
    }

    fn for_people(&self) -> Option<Arc<dyn AnyGame>> {
        self.0.living().map(|living| erase(living.for_people()))
    }

    fn start(&self, seed: u64) -> Box<dyn AnyPosition> {
        Box::new(Placed { game: Arc::clone(&self.0), position: self.0.start(seed) })
    }

    fn parse_position(&self, text: &str) -> Result<Box<dyn AnyPosition>, SetupError> {
        let position = self.0.parse_position(text)?;
        Ok(Box::new(Placed { game: Arc::clone(&self.0), position }))
    }

    fn seat_text(&self, seat: Seat) -> String {
        self.0.seat_text(seat)
    }

    fn scene(
        &self,
        view: &Json,
        touches: &[Touch],
        last_move: Option<&str>,
    ) -> Result<Scene, ViewError> {
        let unseen = |error: SetupError| ViewError { details: error.to_string() };
        let view = read_view::<G>(view)?;
        let mut scene = self.0.scene(&view, touches).map_err(unseen)?;
        if let Some(text) = last_move {
            let seen = view.position(&*self.0).map_err(unseen)?;
            let action = self.0.parse_move(&seen, text).ok();
            let path = action.map(|action| self.0.touch_path(&seen, &action));
            scene.mark(&path.unwrap_or_default(), Mark::LastMove);
        }
        Ok(scene)
    }

    fn touch(
        &self,
        view: &Json,
        touches: &[Touch],
        next: &Touch,
    ) -> Result<Touched<String>, Refused> {
        let view = read_view::<G>(view).map_err(|_| Refused::because(&Common::NothingThere))?;
        touch_as_text(&*self.0, &view, touches, next)
    }

    fn sheet_formats(&self) -> &'static [&'static str] {
        self.0.sheet_formats()
    }

    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        // Some editors put a mark of byte order in front, which belongs to no format.
        self.0.read_sheet(text.trim_start_matches('\u{feff}'))
    }

    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        self.0.write_sheet(format, sheet)
    }
}

fn read_view<G: Game>(view: &Json) -> Result<G::View, ViewError> {
    serde_json::from_value(view.clone()).map_err(|error| ViewError { details: error.to_string() })
}

/// Moves are named in a position; a view stands for one by sampling it.
fn touch_as_text<G: Game>(
    game: &G,
    view: &G::View,
    touches: &[Touch],
    next: &Touch,
) -> Result<Touched<String>, Refused> {
    match touch(game, view, touches, next) {
        Ok(Touched::More(touches)) => Ok(Touched::More(touches)),
        Ok(Touched::Move(action)) => {
            let position = view.position(game).map_err(|error| Refused::because(&error))?;
            Ok(Touched::Move(game.move_text(&position, &action)))
        }
        Err(TouchError::View(error)) => Err(Refused::because(&error)),
        Err(TouchError::Refused(reason)) => Err(Refused::because(&reason)),
    }
}

struct Placed<G: Game> {
    game: Arc<G>,
    position: G::Position,
}

impl<G: Game> Placed<G> {
    /// Lets every chance that stands before the next player happen.
    fn settle(&self, position: &mut G::Position, luck: &mut Luck<'_>) -> Option<Vec<String>> {
        let mut happened = Vec::new();
        while self.game.turn(position) == Turn::Chance {
            let chance = match luck {
                Luck::Draw(rng) => self.game.draw(position, rng)?,
                Luck::Given(texts) => {
                    let (text, rest) = texts.split_first()?;
                    *texts = rest;
                    self.chance_named(position, text)?
                }
            };
            happened.push(self.game.chance_text(position, chance));
            self.game.resolve(position, chance)?;
        }
        Some(happened)
    }

    /// The same, where nothing may be left over of what was given.
    fn settled(
        &self,
        position: &mut G::Position,
        mut luck: Luck<'_>,
    ) -> Result<Vec<String>, Refused> {
        let wrong = || Refused::because(&Common::WrongChance);
        let chances = self.settle(position, &mut luck).ok_or_else(wrong)?;
        match luck {
            Luck::Given([_, ..]) => Err(wrong()),
            Luck::Given([]) | Luck::Draw(_) => Ok(chances),
        }
    }

    /// The same play under changed rules, or with other players.
    fn carry_over(
        &mut self,
        carried: Result<(G, G::Position), Refused>,
        action: Action,
        luck: Luck<'_>,
    ) -> Result<Played, Refused> {
        let (game, position) = carried?;
        let mut after = Self { game: Arc::new(game), position };
        let mut position = after.position.clone();
        let chances = after.settled(&mut position, luck)?;
        after.position = position;
        *self = after;
        Ok(Played { action, chances, reveals: false })
    }

    /// What a game needs whose rules and players may change.
    fn living(&self, otherwise: impl FnOnce() -> Common) -> Result<&dyn Living<G>, Refused> {
        self.game.living().ok_or_else(|| Refused::because(&otherwise()))
    }

    fn parse(&self, text: &str) -> Result<G::Move, Refused> {
        self.game.parse_move(&self.position, text).map_err(|why| Refused::because(&why))
    }

    fn accept(&self, action: &G::Move) -> Result<(), Refused> {
        self.game.check(&self.position, action).map_err(|why| Refused::because(&why))
    }

    /// The move that an action makes, when it is one that may be played here.
    fn move_of(&self, action: &Action) -> Result<G::Move, Refused> {
        let found = match action {
            Action::Move(text) => self.parse(text)?,
            Action::Time(tenths) => {
                self.living(|| Common::not_a_move(&action.text()))?.time_move(*tenths)
            }
            Action::Rules(_) | Action::Join(_) | Action::Leave(_) => {
                return Err(Refused::because(&Common::not_a_move(&action.text())));
            }
        };
        self.accept(&found)?;
        Ok(found)
    }

    fn play_move(&mut self, action: &Action, luck: Luck<'_>) -> Result<Played, Refused> {
        let found = self.move_of(action)?;
        let reveals = self.game.reveals(&self.position, &found);
        let action = match action {
            Action::Move(_) => Action::Move(self.game.move_text(&self.position, &found)),
            other => other.clone(),
        };
        let mut after = self.position.clone();
        self.game.apply_unchecked(&mut after, &found);
        let chances = self.settled(&mut after, luck)?;
        self.position = after;
        Ok(Played { action, chances, reveals })
    }

    fn chance_named(&self, position: &G::Position, text: &str) -> Option<Chance> {
        let mut chances = Vec::new();
        self.game.chances(position, &mut chances);
        let mut listed = chances.into_iter().map(|weighted| weighted.chance);
        listed.find(|&chance| self.game.chance_text(position, chance) == text)
    }
}

impl<G: Game> AnyPosition for Placed<G> {
    fn game(&self) -> Arc<dyn AnyGame> {
        Arc::new(Erased(Arc::clone(&self.game)))
    }

    fn boxed_clone(&self) -> Box<dyn AnyPosition> {
        Box::new(Self { game: Arc::clone(&self.game), position: self.position.clone() })
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.position)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position)
    }

    fn outcome_text(&self, outcome: &Outcome) -> String {
        self.game.outcome_text(&self.position, outcome)
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.position, &mut moves);
        moves.iter().map(|action| self.game.move_text(&self.position, action)).collect()
    }

    fn check(&self, text: &str) -> Result<(), Refused> {
        self.accept(&self.parse(text)?)
    }

    fn listed(&self, text: &str) -> Result<String, Refused> {
        let action = self.parse(text)?;
        self.accept(&action)?;
        Ok(self.game.move_text(&self.position, &self.game.listed(&self.position, &action)))
    }

    fn act(&mut self, action: &Action, luck: Luck<'_>) -> Result<Played, Refused> {
        let stay = || Common::PlayersStay;
        let (carried, action) = match action {
            Action::Move(_) | Action::Time(_) => return self.play_move(action, luck),
            Action::Rules(rules) => {
                let living = self.living(|| Common::not_a_move(&action.text()))?;
                let (game, position, text) = living.changed(&self.position, rules)?;
                (Ok((game, position)), Action::Rules(NewRules::Text(text)))
            }
            Action::Join(name) => {
                let named = Action::Join(name.trim().to_owned());
                (self.living(stay)?.joined(&self.position), named)
            }
            Action::Leave(seat) => (self.living(stay)?.left(&self.position, *seat), action.clone()),
        };
        self.carry_over(carried, action, luck)
    }

    fn time_left(&self) -> Option<u32> {
        self.game.living()?.time_left(&self.position)
    }

    fn told(&self, played: &Played, viewer: Viewer) -> Vec<Told> {
        let Ok(action) = self.move_of(&played.action) else { return Vec::new() };
        let mut told = self.game.told(&self.position, &action, viewer);
        let mut position = self.position.clone();
        self.game.apply_unchecked(&mut position, &action);
        for text in &played.chances {
            let Some(chance) = self.chance_named(&position, text) else { break };
            told.extend(self.game.told_of_chance(&position, chance, viewer));
            if self.game.resolve(&mut position, chance).is_none() {
                break;
            }
        }
        told
    }

    fn hash(&self) -> u64 {
        self.game.hash(&self.position)
    }

    fn text(&self) -> String {
        self.game.position_text(&self.position)
    }

    fn view(&self, viewer: Viewer) -> Json {
        // Views are plain data with text keys; they always have a JSON form.
        serde_json::to_value(self.game.view_for(&self.position, viewer)).unwrap_or(Json::Null)
    }

    fn scene(&self, viewer: Viewer, touches: &[Touch], last_move: Option<&str>) -> Scene {
        let view = self.game.view_for(&self.position, viewer);
        let mut scene = self.game.scene(&view, touches).unwrap_or_else(|_| Scene::empty());
        if let Some(text) = last_move {
            scene.mark(&self.touch_path(viewer, text), Mark::LastMove);
        }
        scene
    }

    fn prompt(&self, viewer: Viewer, touches: &[Touch]) -> Message {
        let view = self.game.view_for(&self.position, viewer);
        let seen = view.position(&*self.game);
        seen.map_or_else(
            |_| Scene::empty().prompt,
            |seen| line_for(&*self.game, &seen, viewer, touches),
        )
    }

    fn touch(
        &self,
        viewer: Viewer,
        touches: &[Touch],
        next: &Touch,
    ) -> Result<Touched<String>, Refused> {
        let view = self.game.view_for(&self.position, viewer);
        touch_as_text(&*self.game, &view, touches, next)
    }

    fn touch_path(&self, viewer: Viewer, text: &str) -> Vec<Touch> {
        let seen = self.game.view_for(&self.position, viewer).position(&*self.game).ok();
        let action = self.game.parse_move(&self.position, text).ok();
        let path = seen.zip(action).map(|(seen, action)| self.game.touch_path(&seen, &action));
        path.unwrap_or_default()
    }

    fn points(&self, outcome: &Outcome) -> BySeat<i32> {
        self.game.points(&self.position, outcome)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.game.perft(&self.position, depth)
    }
}
