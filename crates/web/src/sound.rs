//! Four soft sounds, made of two tones each; never the only signal.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    /// Browsers give a page only a few of these, so that one serves all sounds.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// The tones of a sound in hertz, one after the other.
const fn tones(name: &str) -> Option<[f32; 2]> {
    match name.as_bytes() {
        b"move" => Some([330.0, 330.0]),
        b"right" => Some([523.25, 659.25]),
        b"refused" => Some([233.0, 196.0]),
        b"won" => Some([659.25, 880.0]),
        _ => None,
    }
}

/// Plays a sound; where the browser makes none, nothing happens.
pub(crate) fn play(name: &str) {
    if let Some(tones) = tones(name) {
        // A browser may refuse sounds until the page was touched.
        let _ = sounded(tones);
    }
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

fn sounded(tones: [f32; 2]) -> Result<(), JsValue> {
    const LENGTH: f64 = 0.14;
    let context = context()?;
    for (number, tone) in tones.into_iter().enumerate() {
        let from = context.current_time() + LENGTH * if number == 0 { 0.0 } else { 1.0 };
        let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
        oscillator.set_type(OscillatorType::Sine);
        oscillator.frequency().set_value(tone);
        gain.gain().set_value_at_time(0.12, from)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, from + LENGTH)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(from)?;
        oscillator.stop_with_when(from + LENGTH)?;
    }
    Ok(())
}
