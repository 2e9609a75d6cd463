import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { RankingWindow } from '@/lib/domain/search/ranking-window'
import type { OrderingListQuery } from './ordering-candidates'

/** A stretch of a list for ordering, and what was counted from the list's start to its end. The cursor is a restaurant's id. */
export interface OrderingRanking extends RankingWindow<number> {
  /** Listed restaurants that reach the diner. */
  inRange: number
  /** Of those, how many take orders now. */
  open: number
}

const VERSION = '1.'
const IV_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 4

/**
 * The ranking as an opaque text of at most 2 kB for an address. It is sealed, and opens only for the same tenant, query and
 * address: the order of restaurants by their distance from an address tells where the address is, so neither the text nor
 * the list that it leads to may show it to whoever gets the link. Contract C19, decision 0036.
 */
export function sealRanking(ranking: OrderingRanking, query: OrderingListQuery, secret: string): string {
  const { firstPage, next, lookedAt, inRange, open, ids } = ranking
  const numbers = [firstPage, next ?? 0, lookedAt, inRange, open, ...ids]
  const plain = Buffer.alloc(numbers.length * NUMBER_BYTES)
  for (const [index, number] of numbers.entries()) plain.writeUInt32LE(number, index * NUMBER_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(scopeOf(query))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return VERSION + Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The ranking of such a text; `null` if it is broken, forged, or of another list. */
export function openRanking(token: string, query: OrderingListQuery, secret: string): OrderingRanking | null {
  if (!token.startsWith(VERSION)) return null
  const bytes = Buffer.from(token.slice(VERSION.length), 'base64url')
  const end = bytes.length - TAG_BYTES
  if (end <= IV_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(scopeOf(query)).setAuthTag(bytes.subarray(end))
  try {
    return rankingOf(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]))
  } catch {
    // The tag does not fit: not ours, or not of this list.
    return null
  }
}

function rankingOf(plain: Buffer): OrderingRanking {
  const numbers = Array.from({ length: plain.length / NUMBER_BYTES }, (_, i) => plain.readUInt32LE(i * NUMBER_BYTES))
  const [firstPage = 1, next = 0, lookedAt = 0, inRange = 0, open = 0, ...ids] = numbers
  return { firstPage, next: next || null, lookedAt, inRange, open, ids }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'ordering ranking', 32))
}

// How a text is searched follows from the text.
function scopeOf({ terms: _terms, ...query }: OrderingListQuery): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))))
}
