-- Names are 16 bytes, digests 32. Times are milliseconds since 1970.
CREATE TABLE matches (
    id          BLOB    NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    settings    TEXT    NOT NULL,
    seed        INTEGER NOT NULL,   -- the 64 bits of an unsigned number
    start       TEXT,
    seating     TEXT    NOT NULL,
    code        TEXT    UNIQUE,
    made_ms     INTEGER NOT NULL,
    plies       INTEGER NOT NULL DEFAULT 0,
    touched_ms  INTEGER NOT NULL,
    outcome     TEXT
) WITHOUT ROWID;
CREATE INDEX matches_touched ON matches (touched_ms DESC);

-- Only ever added to.
CREATE TABLE events (
    match_id    BLOB    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply         INTEGER NOT NULL,
    body        TEXT    NOT NULL,
    at_ms       INTEGER NOT NULL,
    PRIMARY KEY (match_id, ply)
) WITHOUT ROWID;

CREATE TABLE links (
    digest      BLOB    NOT NULL PRIMARY KEY,
    match_id    BLOB    NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    role        INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX links_match ON links (match_id);

CREATE TABLE designs (
    id          BLOB    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    version     INTEGER NOT NULL,
    saved_ms    INTEGER NOT NULL,
    is_shared   BOOLEAN NOT NULL DEFAULT FALSE
) WITHOUT ROWID;
CREATE INDEX designs_saved ON designs (saved_ms DESC);

CREATE TABLE design_versions (
    design_id   BLOB    NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
    version     INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    saved_ms    INTEGER NOT NULL,
    PRIMARY KEY (design_id, version)
) WITHOUT ROWID;

CREATE TABLE pictures (
    digest      BLOB    NOT NULL PRIMARY KEY,
    kind        TEXT    NOT NULL,
    bytes       BLOB    NOT NULL
);

CREATE TABLE scores (
    known_as    TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    points      INTEGER NOT NULL,
    won         INTEGER NOT NULL,
    played      INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE audit (
    number      INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms       INTEGER NOT NULL,
    what        TEXT    NOT NULL,
    who         TEXT    NOT NULL
);
