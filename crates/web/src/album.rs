//! Pictures that people brought, by their contents: each is kept once, whoever shows it.
//!
//! Designs and games name them by digests, so that a game goes on with the pictures it began
//! with. The bytes were cleaned before they came here; nothing is judged.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use imagesize::ImageType;
use pictures::{Format, Imported};
use sha2::{Digest as _, Sha256};

/// Pictures and sounds of a game by their paths, as packages have them: which bytes each one is.
pub(crate) type Paths = BTreeMap<String, String>;

/// Bytes, and whether the store has them.
struct Leaf {
    bytes: Rc<[u8]>,
    is_written: bool,
}

thread_local! {
    static ALBUM: RefCell<BTreeMap<String, Leaf>> = const { RefCell::new(BTreeMap::new()) };
}

/// Takes bytes; says their digest.
pub(crate) fn take(bytes: &[u8]) -> String {
    lay(bytes, false)
}

/// Takes bytes that the store has; says their digest.
pub(crate) fn take_written(bytes: &[u8]) -> String {
    lay(bytes, true)
}

/// What bytes are known by.
pub(crate) fn digest_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn lay(bytes: &[u8], is_written: bool) -> String {
    let digest = digest_of(bytes);
    ALBUM.with_borrow_mut(|album| {
        let leaf = album.entry(digest.clone());
        let leaf = leaf.or_insert_with(|| Leaf { bytes: Rc::from(bytes), is_written });
        leaf.is_written |= is_written;
    });
    digest
}

/// The bytes of a digest, when they are at hand.
pub(crate) fn find(digest: &str) -> Option<Rc<[u8]>> {
    ALBUM.with_borrow(|album| album.get(digest).map(|leaf| Rc::clone(&leaf.bytes)))
}

/// Which of these the store lacks; from now on they count as written.
pub(crate) fn unwritten<'a>(digests: impl Iterator<Item = &'a String>) -> Vec<String> {
    ALBUM.with_borrow_mut(|album| {
        let is_new = |digest: &&String| {
            let leaf = album.get_mut(*digest);
            leaf.is_some_and(|leaf| !std::mem::replace(&mut leaf.is_written, true))
        };
        digests.filter(is_new).cloned().collect()
    })
}

/// The store could not take these bytes; they are to be written the next time.
pub(crate) fn lacks(digest: &str) {
    ALBUM.with_borrow_mut(|album| {
        if let Some(leaf) = album.get_mut(digest) {
            leaf.is_written = false;
        }
    });
}

/// Puts a picture away that nobody shows.
pub(crate) fn forget(digest: &str) {
    ALBUM.with_borrow_mut(|album| drop(album.remove(digest)));
}

/// The drawing of a digest: points stand in it as they are.
pub(crate) fn drawing(digest: &str) -> Option<String> {
    let bytes = find(digest)?;
    let format = match imagesize::image_type(&bytes) {
        Ok(ImageType::Png) => Format::Png,
        Ok(ImageType::Jpeg) => Format::Jpeg,
        _ => return String::from_utf8(bytes.to_vec()).ok(),
    };
    let size = imagesize::blob_size(&bytes).ok()?;
    let size = (u32::try_from(size.width).ok()?, u32::try_from(size.height).ok()?);
    Some(Imported { bytes: bytes.to_vec(), format, size }.drawing())
}

/// Which of these are named by nobody any more.
pub(crate) fn unnamed<'a>(
    all: impl Iterator<Item = &'a String>,
    named: impl Iterator<Item = &'a String>,
) -> Vec<String> {
    let named: BTreeSet<&String> = named.collect();
    all.filter(|digest| !named.contains(digest)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_bytes_are_kept_once() {
        let one = take(b"cow");
        assert_eq!(take(b"cow"), one);
        let other = take_written(b"dog");
        assert_ne!(one, other);
        assert_eq!(find(&one).as_deref(), Some(&b"cow"[..]));
        assert_eq!(find("nothing"), None);
        let all = [one.clone(), other.clone(), "nothing".to_owned()];
        assert_eq!(unwritten(all.iter()), *std::slice::from_ref(&one));
        assert_eq!(unwritten(all.iter()), Vec::<String>::new(), "it is written once");
        lacks(&one);
        assert_eq!(unwritten(all.iter()), *std::slice::from_ref(&one), "or again, when it was not");
        assert_eq!(unnamed(all.iter().take(2), [&one].into_iter()), *std::slice::from_ref(&other));
        forget(&other);
        assert_eq!(find(&other), None);
    }

    #[test]
    fn drawings_stay_and_points_are_framed() {
        let svg = take(b"<svg/>");
        assert_eq!(drawing(&svg).as_deref(), Some("<svg/>"));
        // The head of a PNG of 2 by 3 points is all that is looked at.
        let png = take(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x02\0\0\0\x03\x08\x06\0\0\0");
        let framed = drawing(&png).unwrap();
        assert!(framed.contains("viewBox=\"0 0 2 3\""), "{framed}");
        assert_eq!(drawing(&take(&[0xff, 0xfe, 0x01])), None, "neither points nor a text");
    }
}
