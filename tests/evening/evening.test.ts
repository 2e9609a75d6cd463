/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { openPostgres } from '@/upstream/db/postgres'
import { seedIfEmpty } from '@/upstream/db/seed/seed'
import { startPostgres } from '../support/postgres'
import { bundleUpstream, upstreamProcess } from '../support/upstream-process'
import { auditEvening } from './audit'
import { comparable } from './board-watch'
import { RESERVATIONS } from './guests'
import { ORDERS } from './orders'
import { beginningOf, playEvening, type Stage } from './play-evening'
import { restaurantOfTheEvening } from './restaurant'
import { CREW_SETTINGS } from './staff'

const MIGRATIONS = 'upstream/db/migrations'

it('C1 C2 C21–C24 an evening of 60 reservations and 80 orders: no conflict, nothing lost, nothing twice, everybody told', async () => {
  const bundle = bundleUpstream()
  const folder = await mkdtemp(join(tmpdir(), 'nakryte-evening-'))
  const database = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  const pool = new Pool({ connectionString: database.url, max: 2 })
  // PostgreSQL closes the idle connections.
  pool.on('error', () => {})
  const query = async <T>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as T[]
  const settings = { ...CREW_SETTINGS, DATABASE_URL: database.url, DATA_DIR: folder, TEST_CLOCK: '' }
  const upstream = upstreamProcess(bundle.file, settings)
  const startAt = (now: Date) => upstream.start({ TEST_CLOCK: now.toISOString() })
  try {
    const { db, close } = await openPostgres(database.url, MIGRATIONS)
    await seedIfEmpty(db, restaurantOfTheEvening, beginningOf())
    await close()
    await startAt(beginningOf())
    const linkOf = async (email: string) => {
      const [row] = await query<{ text: string }>(
        `SELECT envelope::text AS text FROM outbox WHERE envelope ->> 'to' = $1 ORDER BY id DESC LIMIT 1`,
        [email],
      )
      return /\/panel\/wejscie\/([\w-]+)/.exec(row?.text ?? '')?.[1] ?? ''
    }
    const stage: Stage = { url: upstream.url, step: upstream.step, kill: upstream.kill, startAt, linkOf }
    const played = await playEvening(stage, { seed: 1515, log: (line) => process.stderr.write(`${line}\n`) })
    expect(await upstream.stop()).toBe(0)

    const { told, boards, heard } = played
    expect(told.complaints).toEqual([])
    expect(told.orders.size).toBe(ORDERS)
    expect(told.reservations.size).toBeGreaterThanOrEqual(RESERVATIONS)
    expect([RESERVATIONS, ORDERS]).toEqual([60, 80])
    expect(played.repeats).toBeGreaterThan(0)
    expect(await auditEvening(query, played)).toEqual([])
    expect(comparable(boards.host)).toEqual(comparable(boards.ofHost))
    expect(comparable(boards.cook)).toEqual(comparable(boards.ofCook))
    for (const { snapshot, change } of heard) {
      expect(snapshot).toBeGreaterThanOrEqual(2)
      expect(change).toBeGreaterThan(5)
    }
  } finally {
    await upstream.kill()
    await pool.end()
    await database.stop()
    bundle.remove()
    await rm(folder, { recursive: true, force: true })
  }
})
