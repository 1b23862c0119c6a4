-- A seat is taken by the first who comes, with its link or with the short code.
CREATE TABLE seats (
    match_id    BYTEA NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat        SMALLINT NOT NULL,
    taken_ms    BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

-- Who agrees to what, such as to play again.
CREATE TABLE agreements (
    match_id    BYTEA NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    about       TEXT NOT NULL,
    seat        SMALLINT NOT NULL,
    PRIMARY KEY (match_id, about, seat)
);

-- The match that the same people played next.
CREATE TABLE rematches (
    match_id    BYTEA NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    next_id     BYTEA NOT NULL REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX rematches_next ON rematches (next_id);

-- The digest of the secret that lets its bearer change a design.
ALTER TABLE designs ADD COLUMN edit_digest BYTEA;
