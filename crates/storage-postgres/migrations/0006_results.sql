-- What each match brought to whom, so that it can be taken away with the match.
CREATE TABLE results (
    match_id    BYTEA NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    known_as    TEXT NOT NULL,
    points      BIGINT NOT NULL,
    won         BIGINT NOT NULL
);
CREATE INDEX results_match ON results (match_id);
CREATE INDEX results_name ON results (known_as);
