import { AsyncLocalStorage } from 'node:async_hooks'

const callers = new AsyncLocalStorage<AbortSignal | undefined>()

/**
 * Runs `work` for a caller whose `signal` is aborted at its disconnect: its later queries are dropped.
 */
export function runForCaller<T>(signal: AbortSignal, work: () => T): T {
  return callers.run(signal, work)
}

/** Runs work that others wait for as well: it continues after its first caller has disconnected. */
export function runForEverybody<T>(work: () => T): T {
  return callers.run(undefined, work)
}

/** Signal of the caller of the present work; `undefined` in a job. */
export function callerSignal(): AbortSignal | undefined {
  return callers.getStore()
}
