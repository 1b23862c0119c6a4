//! What follows a change of a table: it is kept, shown in motion, and heard.

use game::Seat;
use leptos::prelude::*;
use scene::Touch;
use sitting::{Line, LineTone, Snapshot};

use super::Play;
use crate::board::motion::{self, plan};
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
        let lingers = is_new && self.linger(&before.scene, &now.scene, &now.told);
        if !lingers {
            self.show_motion(before, &now, touched);
        }
        self.be_heard(&now.line, now.plies != before.plies, touched.is_some());
    }

    fn show_motion(self, before: &Snapshot, now: &Snapshot, touched: Option<&Touch>) {
        if motion::is_unwanted() {
            return;
        }
        let (told, has_moved) = (now.told.clone(), now.plies != before.plies);
        let motions = if has_moved {
            let told = if now.plies > before.plies { told.as_slice() } else { &[] };
            plan::plan(&before.scene, &now.scene, told, before.hand.map(Seat::number))
        } else {
            plan::faces(&before.scene, &now.scene)
        };
        let slot = touched.filter(|_| !has_moved && before.selection != now.selection).cloned();
        let rolls = now.plies > before.plies;
        if motions.is_empty() && slot.is_none() && !rolls {
            return;
        }
        let prepared = motion::prepare(motions);
        let scene = self.scene_now();
        // The new drawing is in the page once its effects have run.
        request_animation_frame(move || {
            prepared.show(&scene);
            if let Some(slot) = slot {
                motion::push(&scene, &slot);
            }
            if rolls {
                motion::roll(&told);
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
                LineTone::Plain | LineTone::Hint if has_moved => sound::play("move"),
                LineTone::Plain | LineTone::Hint => {}
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
