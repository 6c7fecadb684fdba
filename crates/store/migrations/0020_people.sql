-- A person who asked to be forgotten keeps an id, for games of others refer to it, and nothing else.
ALTER TABLE people ADD COLUMN deleted_ms INTEGER;

CREATE TABLE accounts (
    person     BLOB    NOT NULL PRIMARY KEY REFERENCES people (id),
    login      TEXT    NOT NULL,
    password   TEXT    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts_by_login ON accounts (login);

CREATE TABLE settings (
    person   BLOB NOT NULL PRIMARY KEY REFERENCES people (id),
    document TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id   BLOB    NOT NULL REFERENCES tables (id),
    number     INTEGER NOT NULL,
    id         BLOB    NOT NULL,
    person     BLOB    NOT NULL REFERENCES people (id),
    name       TEXT    NOT NULL,
    seat       TEXT,
    text       TEXT    NOT NULL,
    written_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_by_id ON chat (table_id, id);
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE mutes (
    person BLOB NOT NULL REFERENCES people (id),
    muted  BLOB NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    table_id   BLOB    NOT NULL,
    number     INTEGER NOT NULL,
    reporter   BLOB    NOT NULL REFERENCES people (id),
    reason     TEXT    NOT NULL,
    written_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, reporter),
    FOREIGN KEY (table_id, number) REFERENCES chat (table_id, number)
) STRICT, WITHOUT ROWID;

-- What came of finished tables. All of it follows from the logs, and could be made again from them.
ALTER TABLE tables ADD COLUMN is_recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_unrecorded ON tables (created_ms) WHERE status = 'finished' AND is_recorded = 0;

CREATE TABLE results (
    table_id BLOB    NOT NULL PRIMARY KEY REFERENCES tables (id),
    game     TEXT    NOT NULL,
    players  INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL,
    is_rated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE places (
    table_id BLOB    NOT NULL REFERENCES results (table_id),
    seat     TEXT    NOT NULL,
    person   BLOB,
    name     TEXT    NOT NULL,
    place    INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    mu       REAL,
    sigma    REAL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_person ON places (person, table_id);

CREATE TABLE ratings (
    person  BLOB    NOT NULL REFERENCES people (id),
    game    TEXT    NOT NULL,
    players INTEGER NOT NULL,
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (person, game, players)
) STRICT, WITHOUT ROWID;
