/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { pgliteDatabase } from '@/upstream/db/pglite'
import { openPostgres } from '@/upstream/db/postgres'
import { openMigratedPglite } from '../support/pglite'
import { startPostgres } from '../support/postgres'

const MIGRATIONS = 'upstream/db/migrations'
const NEWER = sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a newer version', 9999999999999)`
/** As the migrations from before the baseline left it: their first has this time, and none of ours was there. */
const BEFORE_BASELINE = sql`UPDATE drizzle.__drizzle_migrations SET created_at = 1795219200000 + id`
const IS_BEFORE = /the database is from before the first release: \d+ of its.*empty folder \(DATA_DIR\).*DATABASE_URL/

it('0060 an upstream refuses a PostgreSQL that a newer version has migrated; one that runs already goes on', async () => {
  const postgres = await startPostgres()
  const running = await openPostgres(postgres.url, MIGRATIONS)
  try {
    await running.db.execute(NEWER)
    await expect(openPostgres(postgres.url, MIGRATIONS)).rejects.toThrow(
      /the database is newer than this version: 1 of/,
    )
    expect(await rowsOf(running.db, sql`SELECT count(*)::int AS n FROM orders`)).toEqual([{ n: 0 }])
  } finally {
    await running.close()
    await postgres.stop()
  }
})

it('0060 an upstream refuses a PGlite folder that a newer version has migrated', async () => {
  const { client, remove } = await openMigratedPglite()
  try {
    const { db } = await pgliteDatabase(client, MIGRATIONS)
    await db.execute(NEWER)
    await expect(pgliteDatabase(client, MIGRATIONS)).rejects.toThrow(/the database is newer than this version/)
    // Of another branch: earlier than the newest that is known here.
    await db.execute(
      sql`UPDATE drizzle.__drizzle_migrations SET created_at = 1 + (SELECT min(created_at) FROM drizzle.__drizzle_migrations)
        WHERE created_at = 9999999999999`,
    )
    await expect(pgliteDatabase(client, MIGRATIONS)).rejects.toThrow(/the database is newer than this version: 1 of/)
    await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'of a newer version'`)
    await pgliteDatabase(client, MIGRATIONS)
  } finally {
    await client.close()
    await remove()
  }
})

it('0060 an upstream refuses a PostgreSQL that migrations from before the baseline have made, and leaves it alone', async () => {
  const postgres = await startPostgres()
  const running = await openPostgres(postgres.url, MIGRATIONS)
  try {
    await running.db.execute(BEFORE_BASELINE)
    const before = await rowsOf(running.db, sql`SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id`)
    await expect(openPostgres(postgres.url, MIGRATIONS)).rejects.toThrow(IS_BEFORE)
    expect(await rowsOf(running.db, sql`SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id`)).toEqual(
      before,
    )
  } finally {
    await running.close()
    await postgres.stop()
  }
})

it('0060 an upstream refuses a PGlite folder that migrations from before the baseline have made', async () => {
  const { client, remove } = await openMigratedPglite()
  try {
    const { db } = await pgliteDatabase(client, MIGRATIONS)
    await db.execute(BEFORE_BASELINE)
    await expect(pgliteDatabase(client, MIGRATIONS)).rejects.toThrow(IS_BEFORE)
  } finally {
    await client.close()
    await remove()
  }
})
