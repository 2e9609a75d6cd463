import type { LogType } from '@/lib/log/schema'

let isAsked = false

function logger() {
  isAsked = true
  return import('@/lib/browser/logger')
}

const nobodyToTell = () => {}

/** `logMessage` of the logger, which is fetched when there is first something to say. */
export function logMessage(type: LogType, message: string): void {
  logger().then((log) => log.logMessage(type, message), nobodyToTell)
}

/** `logFetchError` of the logger. */
export function logFetchError(call: string, error: unknown): void {
  logger().then((log) => log.logFetchError(call, error), nobodyToTell)
}

/** `logUncaught` of the logger. */
export function logUncaught(error: unknown): void {
  logger().then((log) => log.logUncaught(error), nobodyToTell)
}

/** Breaks a row of failures, if there is one: without a logger nothing has failed yet. */
export function noteFetchSuccess(): void {
  if (isAsked) logger().then((log) => log.noteFetchSuccess(), nobodyToTell)
}

/** Fetches the logger while there is a network, so that it can tell when there was none. */
export function warmLogger(): void {
  logger().catch(nobodyToTell)
}
