import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<AbortSignal | undefined>()

/** Runs `work` for a caller whose `signal` is aborted when it goes away: what it then asks of the database is dropped. Decision 0062. */
export function runForCaller<T>(signal: AbortSignal, work: () => T): T {
  return callers.run(signal, work)
}

/** Runs what others wait for as well: it goes on when the caller who began it is gone. */
export function runForEverybody<T>(work: () => T): T {
  return callers.run(undefined, work)
}

/** Of whoever waits for the present work; `undefined` in a job. */
export function callerSignal(): AbortSignal | undefined {
  return callers.getStore()
}
