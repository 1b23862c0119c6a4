//! The dice as they fall: as many faces as the game's maker wants, each for so long; the last is
//! the one that counts. Whoever wants a still screen sees that one alone.

use std::time::Duration;

use game::Told;
use i18n::Lang;
use leptos::prelude::*;
use scene::{Die, Figure};

use crate::board::motion;
use crate::pictures;
use crate::play::Play;

/// How often a falling die is looked at: a tenth of a second, as the maker counts.
const TENTH: Duration = Duration::from_millis(100);

/// A die that was rolled by the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Roll {
    die: String,
    /// The faces that are seen, from 0; the last is where it stops.
    faces: Vec<usize>,
    /// How long each is seen, in tenths of a second.
    tenths: u32,
}

impl Roll {
    /// The face in view after so many tenths; none once it lies still.
    fn face_after(&self, tenths: u32) -> Option<usize> {
        let index = tenths.checked_div(self.tenths)?;
        self.faces.get(usize::try_from(index).ok()?).copied()
    }

    fn is_over_after(&self, tenths: u32) -> bool {
        self.face_after(tenths).is_none()
    }
}

/// Which move is shown, and how many tenths of a second ago it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shown {
    plies: usize,
    tenths: u32,
}

#[component]
pub(super) fn Dice(play: Play) -> impl IntoView {
    let dice = Memo::new(move |_| play.scene().dice.clone());
    let rolls = Memo::new(move |_| {
        let now = play.snapshot();
        (now.plies, dice.with(|dice| rolls(&now.told, dice, now.plies)))
    });
    // What fell before the screen opened lies still.
    let shown = RwSignal::new(Shown { plies: play.snapshot_now().plies, tenths: u32::MAX });
    Effect::new(move |_| {
        let (plies, rolls) = rolls.get();
        if plies > shown.get_untracked().plies && !rolls.is_empty() && !motion::is_unwanted() {
            shown.set(Shown { plies, tenths: 0 });
            roll_on(shown, plies, rolls);
        }
    });
    let face_of = move |die: &Die| {
        let Shown { plies, tenths } = shown.get();
        let (now, rolls) = rolls.get();
        let roll = rolls.iter().find(|roll| now == plies && roll.die == die.id);
        roll.and_then(|roll| roll.face_after(tenths)).or_else(|| die.shown.map(usize::from))
    };
    let is_there = move || dice.with(|dice| dice.iter().any(|die| die.shown.is_some()));
    view! {
        <Show when=is_there>
            <div class="dice" id="dice">
                {move || {
                    let lang = play.desk.lang.get();
                    let lying = dice.get().into_iter().filter(|die| die.shown.is_some());
                    lying.filter_map(|die| face(&die, face_of(&die)?, lang)).collect_view()
                }}
            </div>
        </Show>
    }
}

/// Shows the next tenth of a second, until all dice lie still or another move is made.
fn roll_on(shown: RwSignal<Shown>, plies: usize, rolls: Vec<Roll>) {
    let next = move || {
        let Some(now) = shown.try_get_untracked().filter(|now| now.plies == plies) else { return };
        let tenths = now.tenths.saturating_add(1);
        shown.set(Shown { plies, tenths });
        if !rolls.iter().all(|roll| roll.is_over_after(tenths)) {
            roll_on(shown, plies, rolls);
        }
    };
    set_timeout(next, TENTH);
}

/// The last roll of every die that a move told of.
fn rolls(told: &[Told], dice: &[Die], salt: usize) -> Vec<Roll> {
    let last = |die: &Die| {
        told.iter().rev().find_map(|told| match told {
            Told::Rolled { die: id, face, faces_shown, tenths } if *id == die.id => {
                let face = usize::from(*face).checked_sub(1)?;
                let faces = faces(die.faces.len(), face, (*faces_shown).into(), salt);
                Some(Roll { die: id.clone(), faces, tenths: (*tenths).into() })
            }
            _ => None,
        })
    };
    dice.iter().filter_map(last).collect()
}

/// So many faces, the last one given; no face is seen twice in a row, else it would seem to stop.
fn faces(count: usize, last: usize, shown: usize, salt: usize) -> Vec<usize> {
    let mut faces = vec![last];
    while faces.len() < shown && count > 1 {
        let number = faces.len();
        let next = faces.last().map_or(0, |face| face + 1);
        // Any of the others: it need not be fair, since nothing comes of it.
        let step = (salt.wrapping_mul(7) + number * number * 5) % (count - 1);
        faces.push((next + step) % count);
    }
    faces.reverse();
    faces
}

fn face(die: &Die, index: usize, lang: Lang) -> Option<impl IntoView + use<>> {
    let shown = die.faces.get(index)?.clone();
    let words = match &shown {
        Figure::Picture { letter, .. } => letter.clone(),
        Figure::Text(text) => text.clone(),
        _ => return None,
    };
    let svg = match &shown {
        Figure::Picture { id, .. } => pictures::library().find(id).map(|it| it.svg(lang)),
        _ => None,
    };
    Some(match svg {
        Some(svg) => view! {
            <span class="die" role="img" aria-label=words inner_html=svg></span>
        }
        .into_any(),
        None => view! { <span class="die">{words}</span> }.into_any(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(faces: usize) -> Die {
        let faces = (1..=faces).map(|number| Figure::Text(number.to_string())).collect();
        Die { id: "d".to_owned(), faces, shown: None }
    }

    fn rolled(faces_shown: u8, tenths: u16) -> Vec<Told> {
        vec![Told::Rolled { die: "d".to_owned(), face: 3, faces_shown, tenths }]
    }

    #[test]
    fn as_many_faces_are_seen_as_the_die_says_and_the_last_one_counts() {
        for salt in 0..50 {
            let all = rolls(&rolled(5, 4), &[die(6)], salt);
            assert_eq!(all.len(), 1);
            assert_eq!((all[0].faces.len(), all[0].faces.last()), (5, Some(&2)));
            assert!(all[0].faces.windows(2).all(|pair| pair[0] != pair[1]), "{all:?}");
            assert!(all[0].faces.iter().all(|face| *face < 6));
        }
        assert_eq!(rolls(&rolled(5, 4), &[die(1)], 0)[0].faces, [2]);
    }

    #[test]
    fn each_face_is_seen_for_its_time() {
        let roll = Roll { die: "d".to_owned(), faces: vec![4, 1, 2], tenths: 5 };
        let seen: Vec<_> = [0, 4, 5, 9, 10, 14, 15].map(|tenths| roll.face_after(tenths)).into();
        assert_eq!(seen, [Some(4), Some(4), Some(1), Some(1), Some(2), Some(2), None]);
        assert!(!roll.is_over_after(14) && roll.is_over_after(15));
        let at_once = Roll { tenths: 0, ..roll };
        assert!(at_once.is_over_after(0), "no time at all is no motion");
    }
}
