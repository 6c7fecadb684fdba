-- What the creator chose beside the game's own options (clock, stand-in, where it comes from), in the server's own
-- words.
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';

-- What lists and alarms need to know of a table without re-creating it from its log. A table from before this
-- migration has no row until its next entry.
CREATE TABLE summaries (
    table_id  BLOB NOT NULL PRIMARY KEY REFERENCES tables (id),
    shown     TEXT NOT NULL,
    people    TEXT NOT NULL,
    waits_for TEXT NOT NULL,
    due_ms    INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX summaries_by_due ON summaries (due_ms) WHERE due_ms IS NOT NULL;
