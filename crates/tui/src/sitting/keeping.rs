//! Where a game is kept: its file after every move, its points when it is over.

use game::Seat;
use session::{Controller, Record};
use storage_files::GameResult;

use super::Sitting;

impl Sitting {
    /// Writes the game as it is now.
    pub(super) fn write(&mut self) {
        let Some(data) = &self.data else { return };
        if self.file.is_none() {
            let id = self.table.session().played().game().card().id.clone();
            match data.new_game_file(&id) {
                Ok(file) => self.file = Some(file),
                Err(error) => self.trouble = Some(error.message()),
            }
        }
        let Some(file) = &self.file else { return };
        let record = Record::whole_of(self.table.session()).dated(&self.today);
        match file.write(&record.to_string()) {
            Ok(()) => self.trouble = None,
            Err(error) => self.trouble = Some(error.message()),
        }
    }

    /// Writes the game with the time that was thought since the last move; before anything was
    /// done there is nothing to keep.
    pub(crate) fn interrupt(&mut self) {
        self.thinking.stop();
        let has_begun = !self.table.session().log().is_empty() || self.file.is_some();
        if has_begun && self.table.session().ending().is_none() {
            self.table.pause();
            self.write();
        }
    }

    /// Adds the points of a game that is over to the scores and puts its file aside.
    pub(super) fn settle(&mut self) {
        let (Some(ending), Some(data)) = (self.table.session().ending(), &self.data) else {
            return;
        };
        let results: Vec<GameResult> = Seat::all(self.table.session().played().game().seats())
            .filter_map(|seat| {
                let player = self.table.session().table().player(seat)?;
                let is_known = player.controller == Controller::Human && !player.name.is_empty();
                is_known.then(|| GameResult {
                    name: player.name.clone(),
                    points: ending.points.get(seat).copied().unwrap_or_default(),
                    won: ending.outcome.is_won_by(seat),
                })
            })
            .collect();
        let Some(file) = self.file.take() else { return };
        match data.add_results(&file.id(), &results) {
            Ok(scores) => {
                self.scores = Some(scores);
                if let Err(error) = file.finish() {
                    self.trouble = Some(error.message());
                }
            }
            Err(error) => {
                // The game stays where it is, so that its points can still be added.
                self.trouble = Some(error.message());
                self.file = Some(file);
            }
        }
    }
}
