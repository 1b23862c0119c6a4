-- Whether the maker of a shared design lets others copy and change it.
ALTER TABLE designs ADD COLUMN may_copy BOOLEAN NOT NULL DEFAULT FALSE;
