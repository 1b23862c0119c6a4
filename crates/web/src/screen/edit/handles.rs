//! Handles that move boards on the table: dragged, or with arrow keys.

use std::sync::Arc;

use geometry::{Point, UNIT};
use i18n::Message;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Button;
use leptos::prelude::*;
use scene::{Board, Scene};

use super::bench::Bench;
use crate::board::view::Sheets;

/// How far an arrow key moves a board.
const STEP: i32 = UNIT / 2;

/// A handle for each board that has a place of its own.
#[component]
pub(super) fn Handles(bench: Bench, scene: Memo<Arc<Scene>>, sheets: Sheets) -> impl IntoView {
    let boards = Memo::new(move |_| {
        let scene = scene.get();
        let placed = scene.boards.iter().filter(|board| !board.id.starts_with("queue"));
        placed.map(|board| board.id.clone()).collect::<Vec<_>>()
    });
    // A board that lies alone needs no place.
    let ids = move || Some(boards.get()).filter(|boards| boards.len() > 1).unwrap_or_default();
    move || ids().into_iter().map(|id| view! { <Handle bench scene sheets id /> }).collect_view()
}

/// Where a board is drawn, and where its origin lies on the table.
#[derive(Clone, Debug, PartialEq)]
struct Lying {
    title: Option<Message>,
    place: Point,
    /// In hundredths of the sheet.
    left: f64,
    top: f64,
    /// Units of the scene across the sheet.
    width: f64,
}

/// A board that somebody has hold of. Copies are the same one.
#[derive(Clone, Copy)]
struct Grip {
    bench: Bench,
    id: StoredValue<String>,
    lying: Memo<Option<Lying>>,
    handle: NodeRef<Button>,
    /// Where the pointer took hold.
    held: RwSignal<Option<(i32, i32)>>,
    /// How far it has come since.
    moved: RwSignal<(i32, i32)>,
}

impl Grip {
    fn take(self, event: &PointerEvent) {
        self.held.set(Some((event.client_x(), event.client_y())));
        if let Some(handle) = self.handle.get_untracked() {
            drop(handle.set_pointer_capture(event.pointer_id()));
        }
    }

    fn drag(self, event: &PointerEvent) {
        if let Some((x, y)) = self.held.get_untracked() {
            self.moved.set((event.client_x() - x, event.client_y() - y));
        }
    }

    fn let_go(self) {
        let by = self.moved.get_untracked();
        self.held.set(None);
        self.moved.set((0, 0));
        let sheet = self.handle.get_untracked().and_then(|it| it.closest(".sheet").ok().flatten());
        let (Some(sheet), Some(lying)) = (sheet, self.lying.get_untracked()) else { return };
        let scale = lying.width / f64::from(sheet.client_width().max(1));
        #[expect(clippy::cast_possible_truncation, reason = "no table is that large")]
        let units = |pixels: i32| (f64::from(pixels) * scale).round() as i32;
        if by != (0, 0) {
            self.move_by(units(by.0), units(by.1));
        }
    }

    fn step(self, event: &KeyboardEvent) {
        let (x, y) = match event.key().as_str() {
            "ArrowLeft" => (-STEP, 0),
            "ArrowRight" => (STEP, 0),
            "ArrowUp" => (0, -STEP),
            "ArrowDown" => (0, STEP),
            _ => return,
        };
        event.prevent_default();
        self.move_by(x, y);
    }

    /// Moves the board, in units of the scene. None leaves the table at its upper or left edge.
    fn move_by(self, x: i32, y: i32) {
        if let Some(Lying { place, .. }) = self.lying.get_untracked() {
            let to = Point::new((place.x + x).max(0), (place.y + y).max(0));
            self.bench.move_board(&self.id.get_value(), to);
        }
    }
}

#[component]
fn Handle(bench: Bench, scene: Memo<Arc<Scene>>, sheets: Sheets, id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let lying = Memo::new(move |_| {
        let scene = scene.get();
        let at = scene.boards.iter().position(|board| id.with_value(|id| board.id == *id))?;
        lying(sheets, at, scene.boards.get(at)?)
    });
    let (handle, held, moved) = (NodeRef::new(), RwSignal::new(None), RwSignal::new((0, 0)));
    let grip = Grip { bench, id, lying, handle, held, moved };
    let name = move || {
        let title = lying.with(|lying| lying.as_ref().and_then(|it| it.title.clone()));
        let title = title.unwrap_or_else(|| Message::new("bench.part-grid"));
        bench.say(&Message::new("editing.move-board").with("board", bench.say(&title)))
    };
    let share = move |part: fn(&Lying) -> f64| lying.with(|lying| lying.as_ref().map_or(0.0, part));
    // Beside the board rather than over its cells, as far as there is room.
    let left = move || format!("min({:.3}%, 100% - 36px)", share(|it| it.left));
    let top = move || format!("{:.3}%", share(|it| it.top));
    let shift = move || {
        let (x, y) = moved.get();
        format!("translate({x}px, {y}px)")
    };
    view! {
        <button type="button" class="handle" node_ref=handle aria-label=name title=name
            data-board=id.get_value()
            style:left=left style:top=top style:transform=shift
            on:pointerdown=move |event| grip.take(&event) on:pointermove=move |event| grip.drag(&event)
            on:pointerup=move |_| grip.let_go() on:keydown=move |event| grip.step(&event)>
            "✥"
        </button>
    }
}

fn lying(sheets: Sheets, at: usize, board: &Board) -> Option<Lying> {
    sheets.with(|sheets| {
        let drawing = &sheets.first()?.drawing;
        let (view, origin) = (drawing.view, drawing.places.get(at)?);
        let (width, height) = (f64::from(view.width.max(1)), f64::from(view.height.max(1)));
        let left = origin.x + board.bounds.corner.x + board.bounds.width - view.corner.x;
        let top = origin.y + board.bounds.corner.y - view.corner.y;
        Some(Lying {
            title: board.title.clone(),
            place: board.frame.place?,
            left: f64::from(left) * 100.0 / width,
            top: f64::from(top) * 100.0 / height,
            width,
        })
    })
}
