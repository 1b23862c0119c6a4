-- What who made a match allows: 1 looking on by the code, 2 all seats at one device.
ALTER TABLE matches ADD COLUMN allows INTEGER NOT NULL DEFAULT 0;

-- The digest of what a browser is known by: a seat is bound to where it was taken.
ALTER TABLE seats ADD COLUMN device BLOB;

-- Who has given the password, until when.
CREATE TABLE tickets (
    digest      BLOB NOT NULL PRIMARY KEY,
    until_ms    INTEGER NOT NULL
) WITHOUT ROWID;

-- Written now and then, only to see that the store can be written.
CREATE TABLE signs (
    name        TEXT NOT NULL PRIMARY KEY,
    at_ms       INTEGER NOT NULL
) WITHOUT ROWID;
