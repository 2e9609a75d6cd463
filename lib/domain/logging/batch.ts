import { mask } from '@/lib/domain/logging/mask'
import type { LogType } from '@/lib/domain/logging/schema'

export { mask }

/** Milliseconds for which messages of a type are collected. Ledger L277–L279, reading A14. */
export const FLUSH_MS: Record<LogType, number> = {
  error: 3000,
  activity: 3000,
  sales_activity: 3000,
  no_restaurant: 5000,
}

/** Characters of one call: the schema's limit, repeated here so that zod is not loaded. Ledger L275. */
export const MAX_SENT_MESSAGE = 4000
/** Characters of a fetch error, cut before it joins a batch. Ledger L296. */
const MAX_FETCH_ERROR_LENGTH = 1000

const LOGGED_FROM = 3

/** Ledger L275. */
export function cutMessage(message: string): string {
  return message.slice(0, MAX_SENT_MESSAGE)
}

/** Ledger L296. */
export function cutFetchError(text: string): string {
  return text.slice(0, MAX_FETCH_ERROR_LENGTH)
}

/**
 * The message of one call. It is masked before it is cut, because half an e-mail address would not be recognised.
 * Contract C14.
 */
export function joinBatch(messages: readonly string[]): string {
  return cutMessage(messages.map(mask).join('\n'))
}

/** Does this error only mean that the network or the other side was unavailable? Ledger L286, L287. */
export function isTransient(error: { name?: string; message?: string }): boolean {
  const text = `${error.name ?? ''} ${error.message ?? ''}`
  return /failed to fetch|networkerror|load failed|timed? ?-?out/i.test(text)
}

/** Counts transient failures; only the third in a row is logged. Ledger L286, L287, contract C14. */
export class RepeatedFailures {
  #inARow = 0

  /** Counts one more failure. Returns whether it is to be logged. */
  failed(): boolean {
    this.#inARow += 1
    return this.#inARow >= LOGGED_FROM
  }

  succeeded(): void {
    this.#inARow = 0
  }
}
