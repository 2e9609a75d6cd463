import { Pool } from 'pg'
import { seedIfEmpty } from '@/tests/support/seed-data'
import { openPostgres } from '@/upstream/db/postgres'
import { upstreamProcess } from '../support/upstream-process'
import { beginningOf, type Stage } from './play-evening'
import { RESTAURANT, restaurantOfTheEvening } from './restaurant'
import { CREW_SETTINGS } from './staff'

const MIGRATIONS = 'upstream/db/migrations'

/** An upstream before the evening, on a database with the evening's restaurant. */
export interface OpenStage extends Stage {
  query<T>(text: string, values?: unknown[]): Promise<T[]>
  /** The restaurant's revision in the database. */
  revision(): Promise<number>
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  close(): Promise<void>
}

interface Place {
  /** The bundled upstream. */
  file: string
  databaseUrl: string
  dataDir: string
  settings?: Record<string, string>
}

export async function openStage({ file, databaseUrl, dataDir, settings }: Place): Promise<OpenStage> {
  const { db, close } = await openPostgres(databaseUrl, MIGRATIONS)
  await seedIfEmpty(db, restaurantOfTheEvening, beginningOf())
  await close()
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  // PostgreSQL closes the idle connections.
  pool.on('error', () => {})
  const query = async <T>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as T[]
  const env = { ...CREW_SETTINGS, ...settings, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const { url, step, kill, stop, start } = upstreamProcess(file, env)
  const startAt = (now: Date) => start({ TEST_CLOCK: now.toISOString() })
  await startAt(beginningOf())
  return {
    url,
    step,
    kill,
    stop,
    startAt,
    query,
    async linkOf(email) {
      const [row] = await query<{ text: string }>(
        `SELECT envelope::text AS text FROM outbox WHERE envelope ->> 'to' = $1 ORDER BY id DESC LIMIT 1`,
        [email],
      )
      return /\/panel\/wejscie\/([\w-]+)/.exec(row?.text ?? '')?.[1] ?? ''
    },
    async panelIdOf(code) {
      const [row] = await query<{ id: string }>('SELECT id FROM reservations WHERE code = $1', [code])
      if (!row) throw new Error('a reservation that was made is not there')
      return Number(row.id)
    },
    async revision() {
      const [row] = await query<{ revision: string }>(
        'SELECT revision FROM restaurant_revisions WHERE restaurant_id = $1',
        [RESTAURANT],
      )
      return Number(row?.revision ?? 0)
    },
    async close() {
      await kill()
      await pool.end()
    },
  }
}
