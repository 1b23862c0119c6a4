-- What each match brought to whom, so that it can be taken away with the match.
CREATE TABLE results (
    match_id    BLOB NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    known_as    TEXT NOT NULL,
    points      INTEGER NOT NULL,
    won         INTEGER NOT NULL
);
CREATE INDEX results_match ON results (match_id);
CREATE INDEX results_name ON results (known_as);
