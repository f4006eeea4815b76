-- What the server must remember of itself, such as the secret that signs tokens.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY NOT NULL,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- A table: who sits there and how it is played, as JSON.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    state   TEXT NOT NULL,
    changed INTEGER NOT NULL
) WITHOUT ROWID;

-- The tables of a guest.
CREATE TABLE table_guests (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

-- A game: set-up and seed (start), and what is no part of the rules, such as who has resigned (state), both as JSON.
CREATE TABLE games (
    id       TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    start    TEXT NOT NULL,
    state    TEXT NOT NULL,
    waiting  INTEGER,
    UNIQUE (table_id, number)
) WITHOUT ROWID;

-- The answers, which are the game. The key is the whole concurrency control: nobody answers a question twice.
CREATE TABLE answers (
    game_id     TEXT NOT NULL REFERENCES games (id),
    number      INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    picks       TEXT NOT NULL,
    fingerprint INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    clock_left  INTEGER,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
