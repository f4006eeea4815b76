-- Guests whose earlier tokens are void: only those of this generation, or later, are good.
CREATE TABLE revoked (
    guest      TEXT PRIMARY KEY NOT NULL,
    generation INTEGER NOT NULL
) WITHOUT ROWID;
