import type { LogType } from '@/lib/log/schema'
import { whenTouched } from './when-touched'

type Say = (logger: typeof import('@/lib/browser/logger')) => void

const waiting: Say[] = []
let isAsked = false
let say = (what: Say): void => {
  waiting.push(what)
}

function fetchLogger(): void {
  isAsked = true
  import('@/lib/browser/logger').then(
    (logger) => {
      // At once from now on: what is said while the page goes has no later.
      say = (what) => what(logger)
      waiting.splice(0).forEach(say)
    },
    () => {
      waiting.length = 0 // nobody to tell
    },
  )
}

function tell(what: Say): void {
  say(what)
  if (waiting.length > 0) fetchLogger()
}

/** `logMessage` of the logger, which is fetched when there is first something to say. */
export function logMessage(type: LogType, message: string): void {
  tell((log) => log.logMessage(type, message))
}

/** The same for what can wait until the diner touches the page or has looked at it for a while. */
export function logInTime(type: LogType, message: string): void {
  say((log) => log.logMessage(type, message))
  whenTouched(warmLogger)
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
