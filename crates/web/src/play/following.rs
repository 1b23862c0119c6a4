//! What follows a change of a table: it is kept, shown in motion, and heard.

use game::{Seat, Told};
use leptos::prelude::*;
use scene::{Mark, Scene, Touch};
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
        let steps = if is_new { counted(&now.told, &now.scene) } else { 0 };
        self.be_heard(&now.line, now.plies != before.plies, touched.is_some(), steps);
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
    fn be_heard(self, line: &Line, has_moved: bool, is_touched: bool, steps: u16) {
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
            let count: String = (1..=steps).map(|step| format!("{step}, ")).collect();
            let words = untrack(|| self.say_all(&line.said) + " " + &self.say(&line.prompt));
            let words = format!("{count}{}", words.trim());
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

/// How many numbered cells a token went on that a die moved: they are counted aloud.
fn counted(told: &[Told], scene: &Scene) -> u16 {
    if !told.iter().any(|it| matches!(it, Told::Rolled { .. })) {
        return 0;
    }
    let number = |touch: &Touch| {
        let marks = &scene.spot(touch)?.marks;
        marks.iter().find_map(|mark| match mark {
            Mark::Number(number) => Some(*number),
            _ => None,
        })
    };
    let gone = told.iter().find_map(|it| match it {
        Told::Moved { from, to } => Some((number(from).unwrap_or(0), number(to)?)),
        _ => None,
    });
    gone.map_or(0, |(from, to)| to.saturating_sub(from)).min(MOST_COUNTED)
}

/// More than this is a jump, not a walk.
const MOST_COUNTED: u16 = 12;

#[cfg(test)]
mod tests {
    use game::{Luck, Rng, Settings, Viewer};

    use super::*;

    #[test]
    fn what_a_die_moves_is_counted_and_nothing_else() {
        let game = catalogue::open("goose", &Settings::default()).unwrap();
        let mut at = game.start(1);
        let before = at.boxed_clone();
        let roll = at.legal_moves().remove(0);
        let played = at.play(&roll, Luck::Draw(&mut Rng::from_seed(3))).unwrap();
        let told = before.told(&played, Viewer::Public);
        let scene = at.scene(Viewer::Public, &[], None);
        let face = told.iter().find_map(|it| match it {
            Told::Rolled { face, .. } => Some(*face),
            _ => None,
        });
        assert_eq!(Some(counted(&told, &scene)), face, "a pawn goes as far as the die says");
        let still: Vec<Told> =
            told.into_iter().filter(|it| !matches!(it, Told::Rolled { .. })).collect();
        assert_eq!(counted(&still, &scene), 0);
    }
}
