//! What follows a change of a table: it is kept, shown in motion, and heard.

use game::Told;
use leptos::prelude::*;
use scene::Touch;
use sitting::{Line, LineTone, Snapshot};

use super::Play;
use crate::board::motion;
use crate::kept::Kept;
use crate::{browser, sound};

impl Play {
    /// Keeps, shows and speaks what changed.
    pub(super) fn follow(self, before: &Snapshot, touched: Option<&Touch>) {
        let now = self.snapshot_now();
        if now.plies != before.plies {
            self.keep(now.plies);
            if self.with_now(|table| table.here().is_some_and(|it| it.asked().is_none())) {
                self.stop_thinking();
            }
        }
        let is_new = now.plies > before.plies;
        self.show_motion(if is_new { Some(&now.told) } else { None }, touched);
        self.be_heard(&now.line, now.plies != before.plies, touched.is_some());
    }

    fn show_motion(self, told: Option<&Vec<Told>>, touched: Option<&Touch>) {
        if self.desk.choices.with_untracked(|choices| choices.still) || motion::wants_still() {
            return;
        }
        let scene = self.scene_now();
        let touched = if told.is_none() { touched.cloned() } else { None };
        let told = told.cloned().unwrap_or_default();
        // The new drawing is in the page once its effects have run.
        request_animation_frame(move || {
            motion::slide(&scene, &told);
            if let Some(slot) = touched {
                motion::push(&scene, &slot);
            }
        });
    }

    /// What is the same as before is not heard again, as when a clock ticks, unless a touch is
    /// answered.
    fn be_heard(self, line: &Line, has_moved: bool, is_touched: bool) {
        let (sound_on, speech_on) =
            self.desk.choices.with_untracked(|choices| (choices.sound, choices.speech));
        if !sound_on && !speech_on {
            return;
        }
        let heard = self.heard.try_update_value(|heard| heard.replace(line.clone())).flatten();
        if !has_moved && !is_touched && heard.as_ref() == Some(line) {
            return;
        }
        if sound_on {
            match line.tone {
                LineTone::Plain | LineTone::Hint | LineTone::Lost if has_moved => {
                    sound::play("move")
                }
                LineTone::Plain | LineTone::Hint | LineTone::Lost => {}
                tone => sound::play(tone.name()),
            }
        }
        if speech_on && (has_moved || !line.said.is_empty()) {
            let words = untrack(|| self.say_all(&line.said) + " " + &self.say(&line.prompt));
            browser::speak(words.trim(), self.desk.lang.get_untracked().code());
        }
    }

    /// Writes the game as it is now.
    fn keep(self, now: usize) {
        if self.noted.get_value() == now {
            return;
        }
        self.noted.set_value(now);
        let Some(id) = self.id.get_value() else { return };
        let refusals = self.refusals.get_value();
        let own = self.own.get_value();
        let kept = self.with_now(|table| {
            let session = table.here()?.session();
            Some(Kept::of(&id, session, own, refusals, browser::now_ms()))
        });
        if let Some(kept) = kept {
            self.desk.keep(kept);
        }
    }
}
