//! Soft sounds: mallets on a pentatonic scale, a knock of wood; never the only signal.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Browsers give a page only a few of these, so that one serves all sounds.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: hertz, seconds until it begins, seconds until it is silent.
struct Note(f32, f64, f64);

/// How loud a tone begins.
const LOUD: f32 = 0.16;
/// A mallet touches the bar for so long.
const ATTACK: f64 = 0.005;

/// The tones of a sound.
const fn notes(name: &str) -> &'static [Note] {
    match name.as_bytes() {
        b"move" => &[Note(196.0, 0.0, 0.09)],
        b"right" => &[Note(523.25, 0.0, 0.35), Note(659.25, 0.11, 0.35), Note(783.99, 0.22, 0.5)],
        // Low and soft: it asks for another try.
        b"refused" => &[Note(220.0, 0.0, 0.4)],
        b"won" => &[
            Note(523.25, 0.0, 0.4),
            Note(587.33, 0.14, 0.4),
            Note(659.25, 0.28, 0.4),
            Note(783.99, 0.42, 0.4),
            Note(1046.5, 0.6, 0.6),
            Note(783.99, 0.62, 0.6),
        ],
        b"lost" => &[Note(440.0, 0.0, 0.4), Note(392.0, 0.18, 0.5)],
        _ => &[],
    }
}

/// Plays a sound; where the browser makes none, nothing happens.
pub(crate) fn play(name: &str) {
    // A browser may refuse sounds until the page was touched.
    let _ = sounded(notes(name));
}

fn context() -> Result<AudioContext, JsValue> {
    CONTEXT.with_borrow_mut(|kept| {
        let context = match kept {
            Some(context) => context,
            none => none.insert(AudioContext::new()?),
        };
        // One that was made before the page was touched waits for this.
        drop(context.resume()?);
        Ok(context.clone())
    })
}

fn sounded(notes: &[Note]) -> Result<(), JsValue> {
    if notes.is_empty() {
        return Ok(());
    }
    let context = context()?;
    for Note(tone, wait, length) in notes {
        let from = context.current_time() + wait;
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Triangle);
        oscillator.frequency().set_value(*tone);
        gain.gain().set_value_at_time(0.0001, from)?;
        gain.gain().exponential_ramp_to_value_at_time(LOUD, from + ATTACK)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, from + length)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(from)?;
        oscillator.stop_with_when(from + length)?;
    }
    Ok(())
}
