/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { openPostgres } from '@/upstream/db/postgres'
import { startPostgres } from '../support/postgres'
import { UNKNOWN_MIGRATIONS } from '../support/unknown-migrations'

const MIGRATIONS = 'upstream/db/migrations'

it('design/processes: an upstream refuses a database migrated by another version and leaves it unchanged; a running one goes on', async () => {
  const postgres = await startPostgres()
  const { db, close } = await openPostgres(postgres.url, MIGRATIONS)
  const migrations = () => rowsOf(db, sql`SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id`)
  try {
    for (const [change, refusal] of UNKNOWN_MIGRATIONS) {
      await db.execute(change)
      const before = await migrations()
      await expect(openPostgres(postgres.url, MIGRATIONS)).rejects.toThrow(refusal)
      expect(await migrations()).toEqual(before)
    }
    expect(await rowsOf(db, sql`SELECT count(*)::int AS n FROM orders`)).toEqual([{ n: 0 }])
  } finally {
    await close()
    await postgres.stop()
  }
})
