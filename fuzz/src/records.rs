//! Records: as they come, and with the check codes put right so that the rest is reached too.

use catalogue::open_with;
use session::Record;

/// The bytes of a file.
pub fn record(data: &[u8]) {
    let Ok(record) = Record::read(data) else { return };
    assert_eq!(record.to_string().as_bytes(), data, "there is one way to write a record");
    let opened = record.open(|id, settings| open_with(id, record.design(), settings));
    let Ok(session) = opened else { return };
    let again = Record::of(&session);
    assert_eq!(again.log(), record.log());
    assert_eq!(again.result(), record.result());
    assert_eq!(again.moves().len(), session.played().moves().len());
}

/// Lines without check codes, which are added.
pub fn record_lines(data: &[u8]) {
    let mut sealed = Vec::new();
    let mut code = 0u32;
    for line in data.split(|byte| *byte == b'\n') {
        code = crc32fast::hash(&[&code.to_le_bytes(), line].concat());
        sealed.extend_from_slice(line);
        sealed.extend_from_slice(format!(" ~{code:08x}\n").as_bytes());
    }
    record(&sealed);
}
