CREATE TABLE people (
    id         BLOB    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('guest', 'account')),
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tokens are never kept, only their hashes.
CREATE TABLE sessions (
    token_hash BLOB    NOT NULL PRIMARY KEY,
    person     BLOB    NOT NULL REFERENCES people (id),
    created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tables (
    id         BLOB    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    seats      TEXT    NOT NULL,
    owner      BLOB    NOT NULL REFERENCES people (id),
    invitation BLOB,
    commitment BLOB    NOT NULL,
    seed       BLOB    NOT NULL,
    salt       BLOB    NOT NULL,
    status     TEXT    NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, created_ms DESC);

-- The game is its log.
CREATE TABLE events (
    table_id   BLOB    NOT NULL REFERENCES tables (id),
    sequence   INTEGER NOT NULL,
    command    BLOB    NOT NULL,
    person     BLOB,
    entry      TEXT    NOT NULL,
    hash       TEXT,
    written_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_command ON events (table_id, command);

CREATE TABLE members (
    person   BLOB NOT NULL REFERENCES people (id),
    table_id BLOB NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
