//! What the browser does away from the page, in a module of its own: machines think, pictures
//! that people bring are read, packages are opened and written.
//!
//! The page fetches this module when it first needs it and never runs it itself, so that it opens
//! soon and never stands still. Whatever comes is answered; what cannot be read is answered with
//! nothing. No errand knows of the one before, but for the machine that is kept at hand.

mod inspect;
mod machine;
mod packages;
mod pictures;

use errands::Errand;
use js_sys::{Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes that go along with a text.
type Parcels = Vec<Vec<u8>>;

/// Runs one errand: its text and its parcels in, the answer's text and parcels out.
#[wasm_bindgen]
#[must_use]
pub fn run_errand(text: &str, parcels: &Array) -> Array {
    console_error_panic_hook::set_once();
    let parcels = parcels.iter().map(|parcel| Uint8Array::new(&parcel).to_vec()).collect();
    let (text, parcels) = run(text, parcels, &js_sys::Date::now);
    let parcels: Array = parcels.iter().map(|parcel| Uint8Array::from(parcel.as_slice())).collect();
    Array::of2(&text.into(), &parcels)
}

/// The same without a browser; `now_ms` tells the time.
fn run(text: &str, parcels: Parcels, now_ms: &dyn Fn() -> f64) -> (String, Parcels) {
    let Ok(errand) = serde_json::from_str::<Errand>(text) else {
        return (String::new(), Parcels::new());
    };
    let first = parcels.first().map_or(&[][..], Vec::as_slice);
    match errand {
        Errand::Think(task) => (json(&machine::think(&task, now_ms)), Parcels::new()),
        Errand::Inspect(design) => (json(&inspect::inspect(&design, now_ms)), Parcels::new()),
        Errand::TakePicture => answered(pictures::take(first)),
        Errand::CutPicture { rows, columns } => answered(pictures::cut(first, rows, columns)),
        Errand::OpenPackage => answered(packages::open(first)),
        Errand::WritePackage(opened) => answered(packages::write(opened, parcels)),
    }
}

/// A result, and what goes along with it when it is good.
fn answered<T: Serialize>(done: Result<(T, Parcels), i18n::Message>) -> (String, Parcels) {
    let (told, parcels) = match done {
        Ok((told, parcels)) => (Ok(told), parcels),
        Err(why) => (Err(why), Parcels::new()),
    };
    (json(&told), parcels)
}

fn json(answer: &impl Serialize) -> String {
    // Plain data with text keys always has a JSON form.
    serde_json::to_string(answer).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use errands::{Opened, Taken};
    use i18n::Message;

    use super::*;

    fn asked(errand: &Errand, parcels: Parcels) -> (String, Parcels) {
        run(&serde_json::to_string(errand).unwrap(), parcels, &|| 0.0)
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(run("{}", Parcels::new(), &|| 0.0), (String::new(), Parcels::new()));
    }

    #[test]
    fn parcels_come_back_with_a_good_answer_and_a_reason_with_a_bad_one() {
        let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 6\"><path d=\"M0 0h9v6z\"/></svg>";
        let (text, parcels) = asked(&Errand::TakePicture, vec![svg.to_vec()]);
        let taken: Result<Taken, Message> = serde_json::from_str(&text).unwrap();
        assert_eq!(taken, Ok(Taken { ending: "svg".to_owned(), size: (9, 6) }));
        assert_eq!(parcels.len(), 1);
        let (_, pieces) = asked(&Errand::CutPicture { rows: 2, columns: 3 }, vec![svg.to_vec()]);
        assert_eq!(pieces.len(), 6);
        let (text, parcels) = asked(&Errand::OpenPackage, vec![b"PK".to_vec()]);
        let opened: Result<Opened, Message> = serde_json::from_str(&text).unwrap();
        assert_eq!(opened.unwrap_err().key(), "package.not-a-package");
        assert!(parcels.is_empty());
    }

    #[test]
    fn what_lacks_its_parcel_is_refused() {
        let (text, _) = asked(&Errand::TakePicture, Parcels::new());
        assert!(serde_json::from_str::<Result<Taken, Message>>(&text).unwrap().is_err());
    }
}
