import { sql } from 'drizzle-orm'

const IS_NEWER = /the database is newer than this version: 1 of/
const IS_BEFORE = /the database is from before the first release: \d+ of its.*empty folder \(DATA_DIR\).*DATABASE_URL/

/** Migrations that another version has left in a database, each after the one before, with the upstream's refusal. */
export const UNKNOWN_MIGRATIONS = [
  [
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a newer version', 9999999999999)`,
    IS_NEWER,
  ],
  // A migration of another branch: earlier than the newest that is known here.
  [
    sql`UPDATE drizzle.__drizzle_migrations SET created_at = 1 + (SELECT min(created_at) FROM drizzle.__drizzle_migrations)
      WHERE created_at = 9999999999999`,
    IS_NEWER,
  ],
  // Rows of the migrations from before the baseline: their first has this time, and none of ours was there.
  [sql`UPDATE drizzle.__drizzle_migrations SET created_at = 1795219200000 + id`, IS_BEFORE],
] as const
