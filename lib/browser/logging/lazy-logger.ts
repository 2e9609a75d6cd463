import { onFirstInteraction } from '@/lib/browser/page-life/on-first-interaction'
import type { LogType } from '@/lib/domain/logging/schema'

type LogCall = (logger: typeof import('@/lib/browser/logging/logger')) => void

const queuedCalls: LogCall[] = []
let isRequested = false
let runOrQueue = (what: LogCall): void => {
  queuedCalls.push(what)
}

function loadLogger(): void {
  isRequested = true
  import('@/lib/browser/logging/logger').then(
    (logger) => {
      // At once from now on: what is said while the page goes has no later.
      runOrQueue = (what) => what(logger)
      queuedCalls.splice(0).forEach(runOrQueue)
    },
    () => {
      queuedCalls.length = 0 // nobody to tell
    },
  )
}

function runOrLoad(what: LogCall): void {
  runOrQueue(what)
  if (queuedCalls.length > 0) loadLogger()
}

/** `logMessage` of the logger, which is fetched when there is first something to say. */
export function logMessage(type: LogType, message: string): void {
  runOrLoad((log) => log.logMessage(type, message))
}

/** The same for what can wait until the diner touches the page or has looked at it for a while. */
export function logDeferred(type: LogType, message: string): void {
  runOrQueue((log) => log.logMessage(type, message))
  onFirstInteraction(preloadLogger)
}

/** `logFetchError` of the logger. */
export function logFetchError(call: string, error: unknown): void {
  runOrLoad((log) => log.logFetchError(call, error))
}

/** `logUncaught` of the logger. */
export function logUncaught(error: unknown): void {
  runOrLoad((log) => log.logUncaught(error))
}

/** Breaks a row of failures, if there is one: without a logger nothing has failed yet. */
export function recordFetchSuccess(): void {
  if (isRequested) runOrLoad((log) => log.recordFetchSuccess())
}

/** Fetches the logger while there is a network, so that it can tell when there was none. */
export function preloadLogger(): void {
  runOrLoad(() => {})
}
