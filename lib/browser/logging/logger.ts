import { appName, appQuery } from '@/lib/browser/api/app-name'
import { pageRequestId } from '@/lib/browser/logging/page-request-id'
import { APP_VERSION, RELEASE } from '@/lib/domain/app-version'
import { cutFetchError, FLUSH_MS, isTransient, joinBatch, RepeatedFailures } from '@/lib/domain/logging/batch'
import type { LogType } from '@/lib/domain/logging/schema'
import { uncaughtLine } from '@/lib/domain/logging/uncaught'

const ENDPOINT = '/api/logger/js'

const queues = new Map<LogType, string[]>()
const timers = new Map<LogType, ReturnType<typeof setTimeout>>()
const failures = new RepeatedFailures()
const uncaught = new Set<string>()
/** Maximum number of distinct errors that a page logs. */
const MAX_UNCAUGHT = 20
let listens = false
let isLeaving = false

/**
 * Queues a message; one call per type is sent 3 or 5 s after the first. Never throws. Ledger L274–L279, contract C14.
 */
export function logMessage(type: LogType, message: string): void {
  listenOnce()
  // While the page unloads, a queued message would be lost.
  if (isLeaving) {
    send(type, [message])
    return
  }
  const queue = queues.get(type)
  if (queue) {
    queue.push(message)
    return
  }
  queues.set(type, [message])
  timers.set(
    type,
    setTimeout(() => flush(type), FLUSH_MS[type]),
  )
}

/**
 * Logs a call without an answer: a lost network or a time-out only from the third in a row. Ledger L286, L287, L296.
 */
export function logFetchError(call: string, error: unknown): void {
  if (isTransient(partsOf(error)) && !failures.failed()) return
  logMessage('error', fetchErrorLine(call, error))
}

/** The log line for a call without an answer. Ledger L296. */
export function fetchErrorLine(call: string, error: unknown): string {
  const { name, message } = partsOf(error)
  return cutFetchError(`${call}: ${name} ${message}`)
}

function partsOf(error: unknown): { name: string; message: string } {
  return error instanceof Error ? error : { name: '', message: String(error) }
}

/**
 * Logs an uncaught error: once per page, with release and request. A lost network is counted as above. Contract C14.
 */
export function logUncaught(error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return
  const errorLocation = { path: location.pathname, release: RELEASE, requestId: pageRequestId() }
  const line = uncaughtLine(error, errorLocation)
  if (isTransient({ message: line }) && !failures.failed()) return
  if (uncaught.has(line) || uncaught.size >= MAX_UNCAUGHT) return
  uncaught.add(line)
  logMessage('error', line)
}

/** Resets the count of failures in a row: a call was answered. */
export function recordFetchSuccess(): void {
  failures.succeeded()
}

/** Sends the queue of one type, or all queues. */
export function flush(type?: LogType): void {
  for (const each of type ? [type] : [...queues.keys()]) {
    clearTimeout(timers.get(each))
    const messages = queues.get(each)
    queues.delete(each)
    if (messages) send(each, messages)
  }
}

// A failing logger is never logged. Contract C14.
function send(type: LogType, messages: string[]): void {
  const body = JSON.stringify({ message: joinBatch(messages), type })
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-app-name': appName(),
    'x-app-version': APP_VERSION,
  }
  try {
    void fetch(ENDPOINT, { method: 'POST', body, headers, keepalive: true }).catch(() => beacon(body))
  } catch {
    beacon(body)
  }
}

function beacon(body: string): void {
  try {
    navigator.sendBeacon(ENDPOINT + appQuery(), new Blob([body], { type: 'application/json' }))
  } catch {
    // nothing is left to try
  }
}

function listenOnce(): void {
  if (listens || typeof window === 'undefined') return
  listens = true
  window.addEventListener('pagehide', () => {
    isLeaving = true
    flush()
  })
  // A page may be restored from the back/forward cache, and a phone may end a background tab without an event.
  window.addEventListener('pageshow', () => {
    isLeaving = false
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}
