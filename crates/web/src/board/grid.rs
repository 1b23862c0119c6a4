//! Places above a drawing: buttons in an ARIA grid, with one tab stop and arrows inside.
//!
//! They stay where they are while games go on, so that the focus is never lost.

use std::collections::HashMap;

use i18n::Message;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use scene::{Figure, Mark, Piece, Touch};

use super::label::label;
use super::layout::{Area, Layer, Place, Sheet};
use super::motion;
use super::motion::drag::{self, Step};
use super::view::{Gesture, Say, Sheets};
use super::walk::{Way, step};
use crate::browser;

/// A grid without what changes from move to move.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Outline {
    at: At,
    layer: Layer,
    title: Option<Message>,
    rows: Vec<Vec<Touch>>,
}

/// Which grid of which sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct At {
    sheet: usize,
    grid: usize,
}

impl At {
    /// The id of a place in the page.
    fn place_id(self, touch: &Touch) -> String {
        format!("at-{}-{}-{}", self.sheet, self.grid, touch.as_str())
    }
}

impl Outline {
    /// Those of all grids of a sheet.
    pub(super) fn all(sheet: usize, it: &Sheet) -> Vec<Self> {
        let row = |row: &Vec<Place>| row.iter().map(|place| place.touch.clone()).collect();
        let grids = it.grids.iter().enumerate();
        grids
            .map(|(number, grid)| Self {
                at: At { sheet, grid: number },
                layer: grid.layer,
                title: grid.title.clone(),
                rows: grid.rows.iter().map(row).collect(),
            })
            .collect()
    }

    /// What sort of places it has.
    pub(super) const fn layer(&self) -> Layer {
        self.layer
    }

    /// What readers call the grid.
    fn name(&self) -> Message {
        self.title.clone().unwrap_or_else(|| {
            Message::new(match self.layer {
                Layer::Cells => "web.grid-cells",
                Layer::Crossings => "web.grid-crossings",
                Layer::Ghosts => "web.grid-ghosts",
            })
        })
    }
}

/// What changes of a place.
#[derive(Clone, Debug, Default, PartialEq)]
struct Look {
    label: String,
    area: Area,
    is_open: bool,
    is_selected: bool,
    /// Whether a finger can drag something from here; elsewhere it scrolls the page.
    is_movable: bool,
}

impl Look {
    fn of(place: &Place, say: Say) -> Self {
        let faces_up = |piece: &Piece| !matches!(piece.figure, Figure::FaceDown { .. });
        Self {
            label: label(place, &|message| say.run(message.clone())),
            area: place.area,
            is_open: place.is_open(),
            is_selected: place.has(Mark::Selected),
            is_movable: place.is_open() && place.spot.pieces.iter().any(faces_up),
        }
    }

    /// Where it lies and how it takes fingers, as style sheets say it: one text for all of it,
    /// because boards have hundreds of places.
    fn style(&self) -> String {
        let fingers = if self.is_movable { "none" } else { "manipulation" };
        format!("{};touch-action:{fingers}", self.area.style())
    }
}

/// How the places of a grid look, each by itself: on a board with hundreds of them, those that
/// stay the same are not even asked. Copies are the same places.
#[derive(Clone, Copy)]
struct Looks(StoredValue<HashMap<Touch, RwSignal<Look>>>);

impl Looks {
    /// Those of a grid, which follow it from now on.
    fn follow(sheets: Sheets, at: At, say: Say) -> Self {
        let look = |place: &Place| (place.touch.clone(), RwSignal::new(Look::of(place, say)));
        let looks = untrack(|| with_places(sheets, at, |places| places.map(look).collect()));
        let looks = Self(StoredValue::new(looks));
        Effect::new(move |_| {
            with_places(sheets, at, |places| places.for_each(|place| looks.show(place, say)));
        });
        looks
    }

    /// That of a place.
    fn of(self, touch: &Touch) -> RwSignal<Look> {
        let known = self.0.with_value(|looks| looks.get(touch).copied());
        known.unwrap_or_default()
    }

    fn show(self, place: &Place, say: Say) {
        let look = Look::of(place, say);
        // A grid that has other places by now is about to be made anew.
        let known = self.0.with_value(|looks| looks.get(&place.touch).copied());
        if let Some(known) = known.filter(|known| known.with_untracked(|known| *known != look)) {
            known.set(look);
        }
    }
}

/// Does something with the places of a grid, as far as it is there.
fn with_places<T>(sheets: Sheets, at: At, read: impl FnOnce(Places<'_>) -> T) -> T {
    sheets.with(|sheets| {
        let grid = sheets.get(at.sheet).and_then(|sheet| sheet.grids.get(at.grid));
        let rows = grid.map(|grid| grid.rows.as_slice()).unwrap_or_default();
        read(rows.iter().flatten())
    })
}

type Places<'a> = std::iter::Flatten<std::slice::Iter<'a, Vec<Place>>>;

#[component]
pub(super) fn GridView(
    sheets: Sheets,
    outline: Outline,
    say: Say,
    on_gesture: Callback<Gesture>,
    lit: Signal<Vec<Touch>>,
) -> impl IntoView {
    let name = outline.name();
    let Outline { at, layer, rows, .. } = outline;
    let looks = Looks::follow(sheets, at, say);
    let area = Memo::new(move |_| {
        sheets.with(|sheets| Some(sheets.get(at.sheet)?.grids.get(at.grid)?.area))
    });
    let cursor = RwSignal::new(rows.first().and_then(|row| row.first()).cloned());
    let on_key = move |event: KeyboardEvent| {
        if let Some(from) = cursor.get_untracked() {
            walk(sheets, at, &from, &event);
        }
    };
    let place = move |touch| {
        let look = looks.of(&touch);
        view! { <PlaceView at touch look cursor on_gesture lit /> }
    };
    let row = move |row: Vec<Touch>| {
        view! { <div role="row">{row.into_iter().map(place).collect_view()}</div> }
    };
    view! {
        <div role="grid" class=format!("grid {}", layer.name())
            prop:style=move || area.get().map(Area::style).unwrap_or_default()
            aria-label=move || say.run(name.clone()) on:keydown=on_key>
            {rows.into_iter().map(row).collect_view()}
        </div>
    }
}

/// Moves the focus from a place to the one that a key leads to.
fn walk(sheets: Sheets, at: At, from: &Touch, event: &KeyboardEvent) {
    // With other keys held, arrows belong to the screen around the board.
    let is_held = event.ctrl_key() && event.key().starts_with("Arrow");
    if is_held || event.alt_key() || event.shift_key() {
        return;
    }
    let Some(way) = Way::of_key(&event.key(), event.ctrl_key()) else { return };
    event.prevent_default();
    let next = sheets.with_untracked(|sheets| {
        let grid = sheets.get(at.sheet)?.grids.get(at.grid)?;
        step(grid, from, way).map(|place| place.touch.clone())
    });
    if let Some(next) = next {
        browser::focus(&at.place_id(&next));
    }
}

#[component]
fn PlaceView(
    at: At,
    touch: Touch,
    look: RwSignal<Look>,
    cursor: RwSignal<Option<Touch>>,
    on_gesture: Callback<Gesture>,
    lit: Signal<Vec<Touch>>,
) -> impl IntoView {
    let touch = StoredValue::new(touch);
    let is_here =
        move || cursor.with(|cursor| touch.with_value(|touch| cursor.as_ref() == Some(touch)));
    let is_lit = move || lit.with(|lit| touch.with_value(|touch| lit.contains(touch)));
    let is_selected = move || look.with(|look| look.is_selected);
    let click = move |event: MouseEvent| {
        let adds = event.shift_key() || event.ctrl_key() || event.meta_key();
        let gesture = if adds { Gesture::Add } else { Gesture::Touch };
        on_gesture.run(gesture(touch.get_value()));
    };
    let press = move |event: PointerEvent| {
        let is_movable = look.with_untracked(|look| look.is_movable);
        let tell = move |step| {
            let gesture = match step {
                Step::Lift(from) => Gesture::Lift(from),
                Step::Drop { from, to } => Gesture::Drag { from, to },
            };
            // The board may be gone by now.
            let _ = on_gesture.try_run(gesture);
        };
        drag::follow(touch.get_value(), &event, is_movable, motion::is_unwanted(), tell);
    };
    view! {
        <div role="gridcell" aria-selected=move || is_selected().to_string()>
            <button type="button" class="place" class:open=move || look.with(|look| look.is_open)
                class:movable=move || look.with(|look| look.is_movable)
                class:lit=is_lit id=at.place_id(&touch.get_value())
                data-touch=touch.get_value().0 tabindex=move || if is_here() { "0" } else { "-1" }
                aria-label=move || look.with(|look| look.label.clone())
                prop:style=move || look.with(Look::style)
                on:focus=move |_| cursor.set(Some(touch.get_value()))
                on:click=click on:pointerdown=press></button>
        </div>
    }
}
