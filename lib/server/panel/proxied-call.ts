import { findCall } from '@/lib/domain/call/all-calls'
import { isIdempotencyKey } from '@/lib/domain/reservation/paths'

/** Is this a call of the panel that a screen may make through the web server? Contract C21, C28. */
export function isProxied(method: string, path: string): boolean {
  const call = path.startsWith('/panel/') ? findCall(method, path) : null
  return call !== null && !call.returnsToken
}

/** Longer than any query of the panel's calls, as in the URL: with its question mark, percent-encoded. */
const MAX_QUERY = 300
const QUERY = /^[\w?&=%.:+~*-]*$/
/** A revision of the board, in its stream's format. */
const EVENT_ID = /^[\w.:-]{1,40}$/

/** Headers and query that a call forwards besides its path and body; `null` where a header is absent. */
interface HandedOn {
  search: string
  idempotencyKey: string | null
  lastEventId: string | null
}

/**
 * The part that cannot be forwarded, since it is too long or holds characters not allowed in a header or URL: the
 * upstream's parser would refuse the whole head. `null`: all parts are valid. Contract C28, docs/design/http-edge.md.
 */
export function invalidPart({ search, idempotencyKey, lastEventId }: HandedOn): 'query' | 'key' | 'event' | null {
  if (search.length > MAX_QUERY || !QUERY.test(search)) return 'query'
  if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey)) return 'key'
  if (lastEventId !== null && !EVENT_ID.test(lastEventId)) return 'event'
  return null
}
