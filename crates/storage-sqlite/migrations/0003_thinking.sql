-- What the seat that has the hand had thought since the last event when the match was put away.
ALTER TABLE matches ADD COLUMN thinking_ms INTEGER NOT NULL DEFAULT 0;
