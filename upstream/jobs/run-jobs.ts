import { sql } from 'drizzle-orm'
import type { JobMeter } from '@/lib/backend/telemetry/telemetry'
import type { Deps } from '@/upstream/http/deps'
import { forgetPictures } from '@/upstream/pictures/forget-pictures'
import { type IndexNow, notifySearchEngines } from '@/upstream/search/notify-search-engines'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
import { type Db, rowsOf } from '../db/database'
import { declineUnanswered } from './decline-unanswered'
import { deleteExpiredData } from './delete-expired-data'
import { finishVisits } from './finish-visits'
import { repeat } from './repeat'

const EVERY_MS = 30_000
/** A freed table is offered within this time, in milliseconds. */
const OFFER_EVERY_MS = 5000
/** A visit that nobody ended is finished within five minutes of its time limit. */
const FINISH_EVERY_MS = 300_000
/** Search engines are notified of a change within about two minutes. */
const INDEX_NOTICE_EVERY_MS = 60_000
const CLEANUP_EVERY_MS = 3_600_000
/** A tenant's logs grow by at most 2.4 million characters per minute. */
const TRIM_EVERY_MS = 300_000

/**
 * Starts the timers, with IndexNow only where it is configured; returns a function that stops them and waits for
 * running jobs.
 */
export function runJobs(
  { db, now, log, caps, pictures }: Pick<Deps, 'db' | 'now' | 'log' | 'caps' | 'pictures'>,
  meter?: JobMeter,
  indexNow?: IndexNow,
): () => Promise<void> {
  const timers = [
    repeat(
      EVERY_MS,
      async () => {
        const declined = await declineUnanswered(db, now(), log)
        if (declined > 0) log.info({ declined }, 'declined unanswered reservations')
      },
      log,
      meter?.('decline-unanswered'),
    ),
    repeat(
      FINISH_EVERY_MS,
      async () => {
        const finished = await finishVisits(db, now(), log)
        if (finished > 0) log.info({ finished }, 'finished visits that nobody ended')
      },
      log,
      meter?.('finish-visits'),
    ),
    repeat(
      OFFER_EVERY_MS,
      async () => {
        await closeOffers(db, now(), log)
        const offered = await offerTables(db, now(), caps, log)
        if (offered > 0) log.info({ offered }, 'offered tables to those who wait')
      },
      log,
      meter?.('offer-tables'),
    ),
    repeat(CLEANUP_EVERY_MS, () => deleteExpiredData(db, now(), log), log, meter?.('delete-expired')),
    repeat(
      CLEANUP_EVERY_MS,
      async (shouldStop) => {
        const forgotten = await forgetPictures({ db, store: pictures.store }, now(), shouldStop)
        if (forgotten > 0) log.info({ forgotten }, 'forgot pictures that nothing uses')
      },
      log,
      meter?.('forget-pictures'),
    ),
    repeat(TRIM_EVERY_MS, () => trimLogs(db), log, meter?.('trim-logs')),
    ...(indexNow
      ? [
          repeat(
            INDEX_NOTICE_EVERY_MS,
            (shouldStop) => notifySearchEngines(db, indexNow, now(), log, shouldStop),
            log,
            meter?.('tell-search-engines'),
          ),
        ]
      : []),
  ]
  return async () => {
    await Promise.all(timers.map((stop) => stop()))
  }
}

/** Characters stored per type and tenant: together about 160 MB on disk, whatever browsers send. */
const MAX_CHARACTERS = 8_000_000

/** Deletes the oldest browser logs above the limit, so that a flood never fills the disk. Contract C14. */
export async function trimLogs(db: Db, maxCharacters = MAX_CHARACTERS): Promise<void> {
  const [trimmed] = await rowsOf<{ count: number }>(
    db,
    sql`WITH deleted AS (
      DELETE FROM browser_logs WHERE id IN (
        SELECT id FROM (
          SELECT id, sum(length(message) + 64) OVER (PARTITION BY tenant, type ORDER BY id DESC) AS characters
          FROM browser_logs
        ) AS newest_first WHERE characters > ${maxCharacters}
      ) RETURNING 1
    ) SELECT count(*)::int AS count FROM deleted`,
  )
  // PGlite has no autovacuum that would make the space usable again.
  if (trimmed && trimmed.count > 0) await db.execute(sql`VACUUM browser_logs`)
}
