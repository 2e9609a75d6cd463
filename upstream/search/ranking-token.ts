import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import type { RankingWindow } from '@/lib/domain/list/ranking-window'

const VERSION = '2.'
const IV_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 4

/**
 * Everything that distinguishes a list: kind, tenant, filters, order, and the diner's address where the order depends
 * on it.
 */
export type ListScope = Record<string, unknown>

/**
 * The ranking as an opaque text of at most 2 kB for an address, the same for all pages of its window. It is
 * encrypted, and opens only for the same list: the order of restaurants by distance reveals the address, so a person
 * with the link must see it neither in the text nor in the list. Contract C19, decision 0036.
 */
export function sealRanking(window: RankingWindow, scope: ListScope, secret: string): string {
  const { firstPage, next, lookedAt, counts, ids } = window
  const numbers = [firstPage, next ?? 0, lookedAt, counts.length, ...counts, ...ids]
  const plain = Buffer.alloc(numbers.length * NUMBER_BYTES)
  for (const [index, number] of numbers.entries()) plain.writeUInt32LE(number, index * NUMBER_BYTES)
  const [key, bound] = [keyOf(secret), textOf(scope)]
  // Derived from the plain text: the same ranking has the same token, so that diners of one list share the following
  // pages.
  const iv = createHmac('sha256', key).update(bound).update(plain).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return VERSION + Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The ranking of a token; `null` if it is broken, forged, or of another list. */
export function openRanking(token: string, scope: ListScope, secret: string): RankingWindow | null {
  if (!token.startsWith(VERSION)) return null
  const bytes = Buffer.from(token.slice(VERSION.length), 'base64url')
  const end = bytes.length - TAG_BYTES
  if (end <= IV_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(textOf(scope)).setAuthTag(bytes.subarray(end))
  try {
    return windowOf(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]))
  } catch {
    // The tag does not match: the token is forged, or of another list.
    return null
  }
}

function windowOf(plain: Buffer): RankingWindow {
  const numbers = Array.from({ length: plain.length / NUMBER_BYTES }, (_, i) => plain.readUInt32LE(i * NUMBER_BYTES))
  const [firstPage = 1, next = 0, lookedAt = 0, counted = 0, ...rest] = numbers
  return { firstPage, next: next || null, lookedAt, counts: rest.slice(0, counted), ids: rest.slice(counted) }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'list ranking', 32))
}

function textOf(scope: ListScope): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(scope).sort(([one], [other]) => (one < other ? -1 : 1))))
}
