//! One switch: the light goes over rows, then over places; a press anywhere chooses.
//!
//! The switch is a click, a touch anywhere, Space or Enter. What it would do otherwise is held
//! back while one-switch play is on.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use scene::{Reply, Touch};
use sitting::Request;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::HtmlElement;

use super::scan::Scan;
use crate::board::layout::{Place, Sheet};
use crate::board::view::Sheets;
use crate::browser;
use crate::play::Play;

/// Lights up what can be touched, when the person chose that.
#[component]
pub(super) fn Switch(play: Play, sheets: Sheets, lit: RwSignal<Vec<Touch>>) -> impl IntoView {
    let is_on = Memo::new(move |_| play.desk.choices.with(|choices| choices.one_switch));
    let light = Light {
        play,
        scan: RwSignal::new(Scan::default()),
        groups: Memo::new(move |_| groups(play, sheets)),
    };
    // Something new can be touched: the light begins anew.
    Effect::new(move |_| {
        light.groups.track();
        light.scan.set(Scan::default());
    });
    Effect::new(move |_| lit.set(if is_on.get() { light.lit() } else { Vec::new() }));
    Effect::new(move |_| {
        let lit = lit.get();
        mark_buttons(&lit);
        // Who has one switch cannot scroll.
        if !lit.is_empty() {
            request_animation_frame(|| browser::bring_into_sight(".lit"));
        }
    });
    light.go_on_while(is_on);
    catch(move |event| {
        if !is_on.get_untracked() || !is_switch(event) {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        // A key that is held is one press, however long.
        if !event.dyn_ref::<KeyboardEvent>().is_some_and(KeyboardEvent::repeat) {
            light.press();
        }
    });
}

/// The light over what can be touched. Copies are the same one.
#[derive(Clone, Copy)]
struct Light {
    play: Play,
    scan: RwSignal<Scan>,
    groups: Memo<Vec<Vec<Touch>>>,
}

impl Light {
    /// The places that it stands on.
    fn lit(self) -> Vec<Touch> {
        self.groups.with(|groups| match self.scan.with(|scan| scan.lit(&sizes(groups))) {
            None => Vec::new(),
            Some((group, None)) => groups.get(group).cloned().unwrap_or_default(),
            Some((group, Some(member))) => touch_at(groups, group, member).into_iter().collect(),
        })
    }

    /// Lets it go on at the pace that the person chose.
    fn go_on_while(self, is_on: Memo<bool>) {
        let choices = self.play.desk.choices;
        let pace = Memo::new(move |_| choices.with(|choices| choices.pace_tenths));
        Effect::new(move |_| {
            let every = Duration::from_millis(u64::from(pace.get()) * 100);
            let tick = move || {
                let sizes = self.groups.with_untracked(|groups| sizes(groups));
                self.scan.update(|scan| scan.tick(&sizes));
            };
            let runs = is_on.get().then(|| set_interval_with_handle(tick, every).ok()).flatten();
            // It stops when the pace changes, and when the screen goes.
            if let Some(handle) = runs {
                on_cleanup(move || handle.clear());
            }
        });
    }

    /// The switch is pressed. What stands before the board is answered first, then what is shown
    /// for a look is turned down.
    fn press(self) {
        if let Some(answer) = button_of_cover() {
            return answer.click();
        }
        if self.play.end_look() {
            return;
        }
        let groups = self.groups.get_untracked();
        let chosen = self.scan.try_update(|scan| scan.press(&sizes(&groups))).flatten();
        match chosen.and_then(|(group, member)| touch_at(&groups, group, member)) {
            Some(touch) if is_of_page(&touch) => click(touch.as_str()),
            Some(touch) => self.play.request(Request::Touch(touch)),
            None => {}
        }
    }
}

/// What can be done besides moves while a game goes on, and once it is over.
const BESIDE: [&str; 2] = ["hint", "undo"];
const AFTER: [&str; 2] = ["again", "others"];

/// Whether a lit name is that of a button of the page.
fn is_of_page(touch: &Touch) -> bool {
    BESIDE.iter().chain(&AFTER).any(|id| *id == touch.as_str())
}

fn click(id: &str) {
    let button = document().get_element_by_id(id);
    if let Some(button) = button.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}

fn touch_at(groups: &[Vec<Touch>], group: usize, member: usize) -> Option<Touch> {
    groups.get(group)?.get(member).cloned()
}

/// The only thing that can be done while something stands before the board.
fn button_of_cover() -> Option<HtmlElement> {
    document().query_selector(".cover button").ok()??.dyn_into().ok()
}

/// The rows of places that can be touched, then the buttons; none while any press goes on.
fn groups(play: Play, sheets: Sheets) -> Vec<Vec<Touch>> {
    let now = play.snapshot();
    if now.end.is_some() {
        return AFTER.map(|id| vec![Touch::new(id)]).into();
    }
    if !now.may_act || now.awaits_touch {
        return Vec::new();
    }
    let open = |sheets: &Arc<Vec<Sheet>>| {
        let rows = sheets.iter().flat_map(|sheet| &sheet.grids).flat_map(|grid| &grid.rows);
        let row = |row: &Vec<Place>| -> Vec<Touch> {
            row.iter().filter(|place| place.is_open()).map(|place| place.touch.clone()).collect()
        };
        rows.map(row).filter(|row| !row.is_empty()).collect::<Vec<_>>()
    };
    let mut groups = sheets.with(open);
    let scene = play.scene();
    let buttons = scene.buttons.iter().filter(|button| button.reply == Reply::Accepts);
    groups.extend(buttons.map(|button| vec![button.touch.clone()]));
    groups.push(BESIDE.map(Touch::new).into());
    groups
}

fn sizes(groups: &[Vec<Touch>]) -> Vec<usize> {
    groups.iter().map(Vec::len).collect()
}

/// The light on buttons, which lie on no board.
fn mark_buttons(lit: &[Touch]) {
    let Ok(buttons) = document().query_selector_all("#game-buttons button, .actions [id]") else {
        return;
    };
    for at in 0..buttons.length() {
        let button = buttons.get(at).and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(button) = button else { continue };
        let id = button.id();
        let name = id.strip_prefix("button-").unwrap_or(&id);
        let is_lit = lit.iter().any(|touch| touch.as_str() == name);
        let changed = if is_lit {
            button.class_list().add_1("lit")
        } else {
            button.class_list().remove_1("lit")
        };
        drop(changed);
    }
}

/// What belongs to the page and not to the game works as always.
const OF_THE_PAGE: &str = "a, header, .actions, .asked, .end, .cover button, details";
/// So does whatever can be used around the game.
const USED: &str = "button, input, select, textarea, label, summary";

/// Whether an event is the switch: a click or one of two keys, where nothing else is meant.
fn is_switch(event: &Event) -> bool {
    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
    if key.is_some_and(|key| key != " " && key != "Enter") {
        return false;
    }
    let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    target.is_none_or(|target| {
        let lies_in = |css: &str| target.closest(css).is_ok_and(|found| found.is_some());
        !lies_in(OF_THE_PAGE) && (lies_in(".play") || !lies_in(USED))
    })
}

/// Catches the switch before anything else hears of it, as long as the screen is there.
fn catch(call: impl Fn(&Event) + 'static) {
    let closure = Closure::<dyn Fn(Event)>::new(move |event: Event| call(&event));
    let listener: js_sys::Function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
    for name in ["click", "keydown"] {
        drop(window().add_event_listener_with_callback_and_bool(name, &listener, true));
    }
    let closure = StoredValue::new_local(Some(closure));
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            for name in ["click", "keydown"] {
                drop(window().remove_event_listener_with_callback_and_bool(name, listener, true));
            }
        });
        closure.update_value(|closure| drop(closure.take()));
    });
}
