-- Names are 16 bytes, digests 32. Times are milliseconds since 1970.
CREATE TABLE matches (
    id          BYTEA   NOT NULL PRIMARY KEY,
    game        TEXT    NOT NULL,
    settings    TEXT    NOT NULL,
    seed        BIGINT  NOT NULL,   -- the 64 bits of an unsigned number
    start       TEXT,
    seating     TEXT    NOT NULL,
    code        TEXT    UNIQUE,
    made_ms     BIGINT  NOT NULL,
    plies       BIGINT  NOT NULL DEFAULT 0,
    touched_ms  BIGINT  NOT NULL,
    outcome     TEXT
);
CREATE INDEX matches_touched ON matches (touched_ms DESC);

-- Only ever added to.
CREATE TABLE events (
    match_id    BYTEA   NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply         BIGINT  NOT NULL,
    body        TEXT    NOT NULL,
    at_ms       BIGINT  NOT NULL,
    PRIMARY KEY (match_id, ply)
);

CREATE TABLE links (
    digest      BYTEA   NOT NULL PRIMARY KEY,
    match_id    BYTEA   NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    role        SMALLINT NOT NULL
);
CREATE INDEX links_match ON links (match_id);

CREATE TABLE designs (
    id          BYTEA   NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    version     BIGINT  NOT NULL,
    saved_ms    BIGINT  NOT NULL,
    is_shared   BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX designs_saved ON designs (saved_ms DESC);

CREATE TABLE design_versions (
    design_id   BYTEA   NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
    version     BIGINT  NOT NULL,
    name        TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    saved_ms    BIGINT  NOT NULL,
    PRIMARY KEY (design_id, version)
);

CREATE TABLE pictures (
    digest      BYTEA   NOT NULL PRIMARY KEY,
    kind        TEXT    NOT NULL,
    bytes       BYTEA   NOT NULL
);

CREATE TABLE scores (
    known_as    TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    points      BIGINT  NOT NULL,
    won         BIGINT  NOT NULL,
    played      BIGINT  NOT NULL
);

CREATE TABLE audit (
    number      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at_ms       BIGINT  NOT NULL,
    what        TEXT    NOT NULL,
    who         TEXT    NOT NULL
);
