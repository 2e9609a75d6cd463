import { onFirstInteraction } from '@/lib/browser/page/on-first-interaction'
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
      // From now on calls go to the logger directly: while the page unloads, a queued call would be lost.
      runOrQueue = (what) => what(logger)
      queuedCalls.splice(0).forEach(runOrQueue)
    },
    () => {
      queuedCalls.length = 0 // no network, so nothing can be sent
    },
  )
}

function runOrLoad(what: LogCall): void {
  runOrQueue(what)
  if (queuedCalls.length > 0) loadLogger()
}

/** `logMessage` of the logger, which is loaded with the first message. */
export function logMessage(type: LogType, message: string): void {
  runOrLoad((log) => log.logMessage(type, message))
}

/** The same for messages that can wait for an interaction, or until the page has been open for a while. */
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

/** Resets the count of failures in a row; without a logger there are none yet. */
export function recordFetchSuccess(): void {
  if (isRequested) runOrLoad((log) => log.recordFetchSuccess())
}

/** Loads the logger while there is a network, so that it can report later failures. */
export function preloadLogger(): void {
  runOrLoad(() => {})
}
