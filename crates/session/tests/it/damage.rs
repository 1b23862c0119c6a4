//! Damaged records: every fault is found, in its line, and nothing panics.

use game::Reason;
use proptest::prelude::*;
use session::{Record, RecordError};

use crate::heap::open;

const RICH: &[u8] = include_bytes!("rich.record");

fn line_of(byte: usize) -> usize {
    RICH[..byte].iter().filter(|&&letter| letter == b'\n').count() + 1
}

#[test]
fn every_flipped_bit_is_found_in_its_line() {
    for (at, bit) in (0..RICH.len()).flat_map(|at| (0..8).map(move |bit| (at, bit))) {
        let mut flipped = RICH.to_vec();
        flipped[at] ^= 1 << bit;
        let error = Record::read(&flipped).expect_err("a flipped bit");
        assert_eq!(error.line(), line_of(at), "byte {at}, bit {bit}: {error}");
    }
}

#[test]
fn every_cut_is_found_in_its_line() {
    for length in 0..RICH.len() {
        let error = Record::read(&RICH[..length]).expect_err("a cut record");
        assert_eq!(error, RecordError::CutOff { line: line_of(length) }, "{length} bytes");
    }
}

#[test]
fn foreign_bytes_are_no_record() {
    let png = b"\x89PNG\r\n\x1a\n";
    for bytes in [&png[..], &[0xff; 64], b"\n", b"{}", b"e2 e8 e3", &[b'x'; 10_000_000]] {
        assert_eq!(Record::read(bytes).expect_err("no record").key(), "record.not-a-record");
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(Record::read(&bytes).is_err());
    }

    #[test]
    fn a_lost_stretch_is_found_where_it_was(from in 0..RICH.len(), length in 1usize..200) {
        let to = (from + length).min(RICH.len());
        let lost = [&RICH[..from], &RICH[to..]].concat();
        // Equal bytes may move into the gap; the damage is where the texts part.
        let parted = RICH.iter().zip(&lost).take_while(|(whole, rest)| whole == rest).count();
        let error = Record::read(&lost).and_then(|record| record.open(open).map(drop));
        prop_assert_eq!(error.map_err(|error| error.line()), Err(line_of(parted)));
    }
}
