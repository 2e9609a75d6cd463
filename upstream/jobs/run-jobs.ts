import type { Logger } from 'pino'
import type { Db } from '../db/database'
import { declineUnanswered } from './decline-unanswered'
import { forget } from './forget'
import { repeat } from './repeat'

const EVERY_MS = 30_000
const FORGET_EVERY_MS = 3_600_000

/** Starts the timers; answers a function that stops them and waits for the one at work. */
export function runJobs(db: Db, now: () => Date, log: Logger): () => Promise<void> {
  const timers = [
    repeat(
      EVERY_MS,
      async () => {
        const declined = await declineUnanswered(db, now())
        if (declined > 0) log.info({ declined }, 'declined unanswered reservations')
      },
      log,
    ),
    repeat(FORGET_EVERY_MS, () => forget(db, now()), log),
  ]
  return async () => {
    await Promise.all(timers.map((stop) => stop()))
  }
}
