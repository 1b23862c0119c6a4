-- The record up to the first move tells the options, the seed and the start; nobody asked for
-- them anywhere else.
ALTER TABLE matches RENAME COLUMN seating TO record_head;
ALTER TABLE matches DROP COLUMN settings;
ALTER TABLE matches DROP COLUMN seed;
ALTER TABLE matches DROP COLUMN start;
