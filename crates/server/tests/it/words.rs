//! What the server says is said kindly, in both languages.

#[test]
fn the_words_are_well_chosen() {
    assert_eq!(conformance::wording::faults(&protocol::WORDS), Vec::<String>::new());
}
