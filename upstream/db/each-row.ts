import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Db, rowsOf } from './database'

const FIRST_PAUSE_SECONDS = 30
const MAX_PAUSE_SECONDS = 900
/**
 * A row whose pause has ended counts as set aside for this long, until its next failure: jobs run every few seconds.
 */
const COUNTED_AFTER_SECONDS = 300

/** A job that processes rows one by one. */
interface RowJob {
  /** Its name in the rows of `job_setbacks`. */
  name: string
  db: Db
  now: Date
  log?: Logger
}

/**
 * Processes each row separately: a row that fails is set aside for a pause of 30 seconds, which doubles up to a
 * quarter of an hour, and the rows behind it are processed. The query of due rows leaves it out by `isDueAgain`.
 * Throws only where the failure cannot be recorded either, because the database is unreachable. Returns the results
 * of the other rows. See docs/design/processes.md.
 */
export async function eachRow<K extends string | number, T>(
  job: RowJob,
  keys: K[],
  work: (key: K) => Promise<T>,
): Promise<T[]> {
  const brought: T[] = []
  for (const key of keys) {
    try {
      brought.push(await work(key))
    } catch (error) {
      await setAside(job, String(key), error)
    }
  }
  return brought
}

/** Is the row `key` of this job not set aside at `now`? */
export function isDueAgain(job: string, key: SQL, now: Date): SQL {
  return sql`NOT EXISTS (SELECT FROM job_setbacks s WHERE s.job = ${job} AND s.row_key = ${key}
    AND s.next_at > ${now.toISOString()}::timestamptz)`
}

/** Counts rows that are set aside, of all jobs, including those due for up to five minutes. */
export async function countSetbacks(db: Db, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM job_setbacks
      WHERE next_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${COUNTED_AFTER_SECONDS})`,
  )
  return row?.count ?? 0
}

async function setAside({ name, db, now, log }: RowJob, key: string, error: unknown): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const pauseAfter = (tries: SQL) =>
    sql`${at} + make_interval(secs => least(${MAX_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, least(${tries}, 20) - 1)))`
  // A row without a failure for a day starts at the first pause again.
  const tries = sql`CASE WHEN b.next_at < ${at} - interval '1 day' THEN 1 ELSE b.tries + 1 END`
  const [row] = await rowsOf<{ tries: number }>(
    db,
    sql`INSERT INTO job_setbacks AS b (job, row_key, tries, next_at)
      VALUES (${name}, ${key}, 1, ${pauseAfter(sql`1`)})
      ON CONFLICT (job, row_key) DO UPDATE SET tries = ${tries}, next_at = ${pauseAfter(tries)}
      RETURNING tries`,
  )
  // The key is not logged: an order's key opens its page.
  log?.error({ job: name, tries: row?.tries, reason: reasonOf(error) }, 'a row of a job was set aside')
}

/** The innermost reason: the outer errors contain the query and its parameters, which may be personal data. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: unknown; message?: string }
  return cause ? reasonOf(cause) : (message?.split('\n')[0] ?? 'unknown')
}
