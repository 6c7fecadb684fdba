-- How people stand in campaigns, and the table where the next game of one is played. A table is counted in the
-- transaction that keeps its result, and belongs to no campaign afterwards.
CREATE TABLE campaigns (
    person   BLOB NOT NULL REFERENCES people (id),
    game     TEXT NOT NULL,
    progress TEXT NOT NULL,
    table_id BLOB REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX campaigns_by_table ON campaigns (table_id);
