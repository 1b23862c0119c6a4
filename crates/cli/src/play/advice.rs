//! `advice`: a good move for the player who has the hand, as far as the ladder of help has come.

use game::Viewer;

use super::LineMode;
use crate::halt::Halt;

impl LineMode<'_, '_> {
    pub(super) fn advise(&mut self) -> Result<(), Halt> {
        if self.table.session.ending().is_some() {
            return self.say_key("session.game-over");
        }
        let at = self.table.session.log().len();
        if self.ladder.known(at).is_none() {
            let Some(hint) = self.advice() else { return self.say_key("line.no-machine") };
            self.ladder.learn(at, hint);
        }
        let action = self.ladder.known(at).map(|hint| hint.action.clone()).unwrap_or_default();
        let is_design = self.design().is_some();
        let told = self.ladder.next(&self.touches_of(&action), is_design);
        told.iter().try_for_each(|message| self.say(message))
    }

    fn touches_of(&self, action: &str) -> Vec<String> {
        let session = &self.table.session;
        let viewer = session.hand().map_or(Viewer::Public, Viewer::Seat);
        let path = session.played().position().touch_path(viewer, action);
        path.iter().map(|touch| touch.as_str().to_owned()).collect()
    }
}
