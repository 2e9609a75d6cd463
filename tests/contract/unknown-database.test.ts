/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '@/upstream/db/database'
import { pgliteDatabase } from '@/upstream/db/pglite'
import { openPostgres } from '@/upstream/db/postgres'
import { openMigratedPglite } from '../support/pglite'
import { startPostgres } from '../support/postgres'

const MIGRATIONS = 'upstream/db/migrations'
const NEWER = sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a newer version', 9999999999999)`
/** Of another branch: earlier than the newest that is known here. */
const OF_ANOTHER_BRANCH = sql`UPDATE drizzle.__drizzle_migrations
  SET created_at = 1 + (SELECT min(created_at) FROM drizzle.__drizzle_migrations) WHERE created_at = 9999999999999`
/** As the migrations from before the baseline left it: their first has this time, and none of ours was there. */
const BEFORE_BASELINE = sql`UPDATE drizzle.__drizzle_migrations SET created_at = 1795219200000 + id`
const IS_NEWER = /the database is newer than this version: 1 of/
const IS_BEFORE = /the database is from before the first release: \d+ of its.*empty folder \(DATA_DIR\).*DATABASE_URL/

type Open = () => Promise<Database>
const engines: [name: string, start: () => Promise<{ open: Open; stop: () => Promise<void> }>][] = [
  [
    'PostgreSQL',
    async () => {
      const { url, stop } = await startPostgres()
      return { open: () => openPostgres(url, MIGRATIONS), stop }
    },
  ],
  [
    'PGlite folder',
    async () => {
      const { client, remove } = await openMigratedPglite()
      return { open: () => pgliteDatabase(client, MIGRATIONS), stop: remove }
    },
  ],
]

it.each(engines)(
  '0060 an upstream refuses a %s that another version has migrated, and leaves it alone; one that runs goes on',
  async (_name, start) => {
    const { open, stop } = await start()
    const { db, close } = await open()
    const migrations = () => rowsOf(db, sql`SELECT created_at FROM drizzle.__drizzle_migrations ORDER BY id`)
    try {
      for (const [change, refusal] of [
        [NEWER, IS_NEWER],
        [OF_ANOTHER_BRANCH, IS_NEWER],
        [BEFORE_BASELINE, IS_BEFORE],
      ] as const) {
        await db.execute(change)
        const before = await migrations()
        await expect(open()).rejects.toThrow(refusal)
        expect(await migrations()).toEqual(before)
      }
      await db.execute(sql`SELECT 1 FROM orders`)
    } finally {
      await close()
      await stop()
    }
  },
)
