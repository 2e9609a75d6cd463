import type { LogType } from '@/lib/log/schema'

type Logger = typeof import('@/lib/browser/logger')

let isAsked = false
let logger: Logger | undefined

// At once where the logger is there: what is said while the page goes has no later.
function tell(say: (logger: Logger) => void): void {
  isAsked = true
  if (logger) {
    say(logger)
    return
  }
  import('@/lib/browser/logger').then(
    (loaded) => {
      logger = loaded
      say(loaded)
    },
    () => {}, // nobody to tell
  )
}

/** `logMessage` of the logger, which is fetched when there is first something to say. */
export function logMessage(type: LogType, message: string): void {
  tell((log) => log.logMessage(type, message))
}

/** `logFetchError` of the logger. */
export function logFetchError(call: string, error: unknown): void {
  tell((log) => log.logFetchError(call, error))
}

/** `logUncaught` of the logger. */
export function logUncaught(error: unknown): void {
  tell((log) => log.logUncaught(error))
}

/** Breaks a row of failures, if there is one: without a logger nothing has failed yet. */
export function noteFetchSuccess(): void {
  if (isAsked) tell((log) => log.noteFetchSuccess())
}

/** Fetches the logger while there is a network, so that it can tell when there was none. */
export function warmLogger(): void {
  tell(() => {})
}
