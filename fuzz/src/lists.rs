//! Lists, tables and drawings for quick games: whatever is made of them fits together, and what is
//! not used is told with its line.

use i18n::Lang;
use makers::table::{decode, read_list, read_table};
use makers::{Form, Kind, PictureFinder, make};

/// Has a picture for every word that the library knows.
struct Library;

impl PictureFinder for Library {
    fn find(&self, word: &str, lang: Lang) -> Option<String> {
        ::pictures::library().named(word, lang).map(|picture| picture.id())
    }
}

/// One byte that chooses the maker, then the bytes of a list, table or drawing.
pub fn table(data: &[u8]) {
    let Some((first, bytes)) = data.split_first() else { return };
    let Ok((text, _)) = decode(bytes) else { return };
    // Many signs end a line, but no line is shorter than one byte.
    let lines = 1..=text.len() + 1;
    for item in read_list(&text) {
        assert!(!item.text.is_empty() && lines.contains(&item.line), "{item:?}");
    }
    let rows = read_table(&text, 2).rows;
    assert!(rows.windows(2).all(|pair| pair[0].line < pair[1].line), "{rows:?}");
    let Some(kind) = Kind::ALL.into_iter().cycle().nth(usize::from(*first)) else { return };
    let mut form = Form::new(kind);
    form.list = text;
    let unused = match make(&form, &Library) {
        Ok(made) => {
            assert_eq!(design::files::check(&made.design), [], "{kind}");
            made.unused
        }
        Err(not) => not.unused,
    };
    assert!(unused.iter().all(|unused| lines.contains(&unused.line)), "{unused:?}");
}
