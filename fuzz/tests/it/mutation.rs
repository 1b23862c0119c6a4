//! Small changes to seeds, the way a fuzzer makes them.

use proptest::prelude::*;

/// Texts that parsers trip over.
const NASTY: &[&[u8]] = &[
    b"",
    b"\n",
    b" ",
    b"  ",
    b"\0",
    b"-",
    b"-1",
    b"0",
    b"00",
    b"99999999999999999999",
    b"1e9",
    b"\"",
    b"\\",
    b"[",
    b"{",
    b",,",
    b"=",
    b"\xff",
    b"\xc3",
    "é".as_bytes(),
    "\u{202e}".as_bytes(),
    b"null",
    b"pass",
    b"A1",
    b"z99",
];

/// One change; the numbers are taken modulo what they choose from.
#[derive(Clone, Debug)]
pub(crate) enum Mutation {
    Flip { at: usize, bit: u8 },
    Set { at: usize, byte: u8 },
    Remove { at: usize, length: usize },
    Repeat { at: usize, length: usize, times: usize },
    Insert { at: usize, nasty: usize },
    Splice { at: usize, from: usize },
    Cut { at: usize },
}

impl Arbitrary for Mutation {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> BoxedStrategy<Self> {
        let at = || any::<usize>();
        prop_oneof![
            (at(), 0u8..8).prop_map(|(at, bit)| Self::Flip { at, bit }),
            (at(), any::<u8>()).prop_map(|(at, byte)| Self::Set { at, byte }),
            (at(), 1usize..12).prop_map(|(at, length)| Self::Remove { at, length }),
            (at(), 1usize..20, 1usize..20).prop_map(|(at, length, times)| Self::Repeat {
                at,
                length,
                times
            }),
            (at(), at()).prop_map(|(at, nasty)| Self::Insert { at, nasty }),
            (at(), at()).prop_map(|(at, from)| Self::Splice { at, from }),
            at().prop_map(|at| Self::Cut { at }),
        ]
        .boxed()
    }
}

/// The seed after these changes; `other` is where splices come from.
pub(crate) fn mutated(seed: Vec<u8>, other: &[u8], mutations: &[Mutation]) -> Vec<u8> {
    mutations.iter().fold(seed, |bytes, mutation| change(bytes, other, mutation))
}

fn change(mut bytes: Vec<u8>, other: &[u8], mutation: &Mutation) -> Vec<u8> {
    let length = bytes.len();
    // A place in the text, its end included.
    let place = |at: usize| at % (length + 1);
    let stretch = |at: usize, wanted: usize| place(at)..(place(at) + wanted).min(length);
    match *mutation {
        Mutation::Flip { at, bit } => {
            bytes.get_mut(place(at)).into_iter().for_each(|byte| *byte ^= 1 << bit);
        }
        Mutation::Set { at, byte } => {
            bytes.get_mut(place(at)).into_iter().for_each(|old| *old = byte);
        }
        Mutation::Remove { at, length } => drop(bytes.drain(stretch(at, length))),
        Mutation::Repeat { at, length, times } => {
            let more = bytes[stretch(at, length)].repeat(times);
            bytes.splice(place(at)..place(at), more);
        }
        Mutation::Insert { at, nasty } => {
            let nasty = NASTY[nasty % NASTY.len()];
            bytes.splice(place(at)..place(at), nasty.iter().copied());
        }
        Mutation::Splice { at, from } => {
            bytes.truncate(place(at));
            bytes.extend_from_slice(&other[from % (other.len() + 1)..]);
        }
        Mutation::Cut { at } => bytes.truncate(place(at)),
    }
    bytes
}
