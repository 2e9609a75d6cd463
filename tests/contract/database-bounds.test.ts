/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { runForCaller } from '@/upstream/db/bounded-pool'
import { type Db, rowsOf } from '@/upstream/db/database'
import { isDatabaseOutage } from '@/upstream/db/outage'
import { openPostgres } from '@/upstream/db/postgres'
import { startPostgres } from '../support/postgres'

const MIGRATIONS = 'upstream/db/migrations'

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
})
afterAll(() => server.stop())

const settingsOf = (db: Db) =>
  rowsOf(
    db,
    sql`SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS silent`,
  )

it('design/processes: a statement has twenty seconds, and work without a statement timeout a quarter of an hour', async () => {
  const usual = await openPostgres(server.url, MIGRATIONS)
  expect(await settingsOf(usual.db)).toEqual([{ statement: '20s', silent: '20s' }])
  expect(await usual.runWithoutStatementTimeout?.(settingsOf)).toEqual([{ statement: '15min', silent: '20s' }])
  await usual.close()
})

it.each([
  ['a statement that takes too long is ended by the database', { statementMs: 300, silenceMs: 60_000 }, 60],
  ['a connection that is silent for longer is given up', { statementMs: 60_000, silenceMs: 3000 }, 10],
])('design/processes: %s: an outage, and the next call is answered', async (_, bounds, sleepSeconds) => {
  const { db, close } = await openPostgres(server.url, MIGRATIONS, { bounds })
  const error = await db.execute(sql`SELECT pg_sleep(${sleepSeconds})`).then(
    () => null,
    (reason) => reason,
  )
  expect(isDatabaseOutage(error)).toBe(true)
  expect(await rowsOf(db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  await close()
})

it('design/processes: work without a statement timeout has neither bound, and goes on when its caller has disconnected', async () => {
  const { runWithoutStatementTimeout, close } = await openPostgres(server.url, MIGRATIONS, {
    bounds: { statementMs: 100, silenceMs: 200 },
  })
  const caller = new AbortController()
  const work = runForCaller(caller.signal, () =>
    runWithoutStatementTimeout?.((db) => rowsOf(db, sql`SELECT 1 AS one FROM pg_sleep(3)`)),
  )
  caller.abort()
  expect(await work).toEqual([{ one: 1 }])
  await close()
})
