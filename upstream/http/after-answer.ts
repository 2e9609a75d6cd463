import type { Logger } from 'pino'
import { runForEverybody } from '@/upstream/db/bounded-pool'

/**
 * Work that starts after a call's answer, so that the response time reveals nothing about it and a disconnect stops
 * nothing.
 */
export interface AfterAnswer {
  /** Adds work; false where the queue is full. Its errors are logged. */
  add(work: () => Promise<void>): boolean
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
}

const MAX_WAITING = 200

/** Runs one work after another, so that a flood takes one connection of the database. Contract C21. */
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
        // The work runs even if the caller has disconnected.
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
