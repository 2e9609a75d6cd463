import { findCall } from '@/lib/domain/call/all-calls'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'

/** Is this a call of the panel that a screen may make through the web server? Contract C21, C28. */
export function isProxied(method: string, path: string): boolean {
  const call = path.startsWith('/panel/') ? findCall(method, path) : null
  return call !== null && !call.tellsToken
}

/** Longer than any query of the panel's calls, as the address has it: with its question mark, percent-encoded. */
const MAX_QUERY = 300
const QUERY = /^[\w?&=%.:+~*-]*$/
/** A revision of the board, as its stream wrote it. */
const EVENT_ID = /^[\w.:-]{1,40}$/

/** Headers and query that a call forwards besides its path and body; `null` where a header is absent. */
export interface HandedOn {
  search: string
  idempotencyKey: string | null
  lastEventId: string | null
}

/**
 * Which part of it is not handed on, since it is longer than it can be or holds what a header or an address does not take: the
 * upstream's own parser would refuse the whole head. `null`: all of it is. Contract C28, decision 0061.
 */
export function invalidPart({ search, idempotencyKey, lastEventId }: HandedOn): 'query' | 'key' | 'event' | null {
  if (search.length > MAX_QUERY || !QUERY.test(search)) return 'query'
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) return 'key'
  if (lastEventId !== null && !EVENT_ID.test(lastEventId)) return 'event'
  return null
}
