//! Marelle in the browser: screens around the same table as the terminal's.
//!
//! This is the page alone. Browsers load it as one of two modules: `web-player` is all that those
//! who play need and opens soon, `web-maker` has the screens of games in the making too. What takes
//! long is done by workers, whose module is `web-worker`. No rule is here; what is not the
//! browser's business is tested without one.

#![allow(unreachable_pub, reason = "components of leptos expand to public items")]

mod album;
mod app;
mod begin;
mod board;
mod brought;
mod browser;
mod designs;
mod desk;
mod guide;
mod http;
mod icon;
mod kept;
mod making;
mod online;
mod packages;
mod pictures;
mod play;
mod progress;
mod published;
mod random;
mod route;
mod screen;
mod settings;
mod socket;
mod sound;
mod source;
mod stickers;
mod store;
mod table;
mod thumbnail;
mod words;
mod worker;

use app::MakingScreen;

/// Shows the page of those who play; whoever makes games is sent to the other one.
pub fn start_player() {
    start(app::to_the_maker);
}

/// Shows the page of those who make games, which has all screens.
pub fn start_maker() {
    start(app::making_screen);
}

fn start(making: MakingScreen) {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(move || app::app(making));
}
