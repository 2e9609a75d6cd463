import type { Logger } from 'pino'
import { runForEverybody } from '@/upstream/db/caller'

/** Work that begins once a call has been answered, so that the time to answer tells nothing of it, and whoever hangs up stops nothing. */
export interface AfterAnswer {
  /** Adds work; false where too much waits already. What it throws is logged. */
  add(work: () => Promise<void>): boolean
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
}

const MAX_WAITING = 200

/** One after the other, so that a flood takes one connection of the database. Contract C21. */
export function createAfterAnswer(log: Logger): AfterAnswer {
  let waiting = 0
  let last = Promise.resolve()
  return {
    add(work) {
      if (waiting >= MAX_WAITING) return false
      waiting++
      last = last
        // The answer leaves before this turn of the event loop.
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        // Whoever asked may be gone by then, and it is done all the same.
        .then(() => runForEverybody(work))
        .catch((error: Error) => log.error({ reason: error.message.split('\n')[0] }, 'work after an answer failed'))
        .finally(() => {
          waiting--
        })
      return true
    },
    idle: () => last,
  }
}
