/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { openTestPostgres } from '../support/upstream-kit'

const MACHINE_TIME = /\bnow\(\)|(clock|statement|transaction)_timestamp|current_(timestamp|date|time)\b|localtime/i

it('decision 0057 no trigger and no default of the migrated database reads the machine’s time', async () => {
  const database = await openTestPostgres()
  const found = await rowsOf<{ name: string; text: string }>(
    database.db,
    sql`SELECT p.proname AS name, p.prosrc AS text FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
        JOIN pg_language l ON l.oid = p.prolang WHERE n.nspname = 'public' AND l.lanname IN ('sql', 'plpgsql')
      UNION ALL SELECT d.adrelid::regclass::text, pg_get_expr(d.adbin, d.adrelid) FROM pg_attrdef d`,
  )
  await database.close()
  expect(found.length).toBeGreaterThan(20)
  const asking = found.filter(({ text }) => MACHINE_TIME.test(text)).map(({ name }) => name)
  expect(asking).toEqual(['present_time'])
})
