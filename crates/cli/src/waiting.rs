//! Commands that take long: a bar that shows how far they are, and Ctrl-C, which ends them early
//! with what was found so far.

use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget};

/// Raised by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// A bar for so many steps. From now on Ctrl-C only asks to stop, which must be [heard](is_stopped).
pub(crate) fn bar(steps: u64) -> ProgressBar {
    // Only the first command of a program can ask for the key; tests run several.
    let _ = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed));
    ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::stderr())
}

/// Whether somebody asked to stop.
pub(crate) fn is_stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// The flag itself, for a machine that thinks.
pub(crate) fn stop_flag() -> &'static AtomicBool {
    &STOP
}
