//! Pictures that people brought, by their contents: each is kept once, whoever shows it.
//!
//! Designs and games name them by digests, so that a game goes on with the pictures it began
//! with. The bytes were cleaned before they came here; nothing is read or judged.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use sha2::{Digest as _, Sha256};

/// Pictures and sounds of a game by their paths, as packages have them: which bytes each one is.
pub(crate) type Paths = BTreeMap<String, String>;

thread_local! {
    static ALBUM: RefCell<BTreeMap<String, Rc<[u8]>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Takes bytes; says their digest, and whether they are new.
pub(crate) fn take(bytes: &[u8]) -> (String, bool) {
    let digest: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let is_new = ALBUM.with_borrow_mut(|album| album.insert(digest.clone(), Rc::from(bytes)));
    (digest, is_new.is_none())
}

/// The bytes of a digest, when they are at hand.
pub(crate) fn find(digest: &str) -> Option<Rc<[u8]>> {
    ALBUM.with_borrow(|album| album.get(digest).cloned())
}

/// Which of these are named by nobody any more.
pub(crate) fn unnamed<'a>(
    all: impl Iterator<Item = &'a String>,
    named: impl Iterator<Item = &'a Paths>,
) -> Vec<String> {
    let named: BTreeSet<&String> = named.flat_map(BTreeMap::values).collect();
    all.filter(|digest| !named.contains(digest)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bytes_are_kept_once() {
        let (one, is_new) = take(b"cow");
        assert!(is_new);
        assert_eq!(take(b"cow"), (one.clone(), false));
        let (other, _) = take(b"dog");
        assert_ne!(one, other);
        assert_eq!(find(&one).as_deref(), Some(&b"cow"[..]));
        assert_eq!(find("nothing"), None);
        let named = Paths::from([("pictures/cow.png".to_owned(), one.clone())]);
        let all = [one, other.clone()];
        assert_eq!(unnamed(all.iter(), [&named].into_iter()), [other]);
    }
}
