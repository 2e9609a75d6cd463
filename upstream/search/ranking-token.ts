import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { CHUNK_SIZE, MAX_LOOKED, type RankingWindow } from '@/lib/domain/list/ranking-window'
import type { Coordinates } from '@/lib/domain/wire'
import type { OrderingListQuery } from './ordering-sql'

/** A stretch of a list for ordering, and what was counted from the list's start to its end. */
export interface OrderingRanking extends RankingWindow {
  /** Listed restaurants that reach the diner. */
  inRange: number
  /** Of those, how many take orders now. */
  open: number
}

const TOKEN_VERSION = 1
const MAX_TOKEN_LENGTH = 4000
const SEALED_VERSION = '1.'
const IV_BYTES = 12
const TAG_BYTES = 16
const NUMBER_BYTES = 4

/** A list of tables in the order of the distance from an address: all that its token opens for. */
export interface TablesNearAddress {
  tenant: string
  city?: string
  cuisine?: string
  area?: string
  isOpenNow: boolean
  address: Coordinates
}

/**
 * The ranking as text for an address: at most about 2 kB, the same for all pages of its window. Not secret and not
 * signed: whatever it names is listed only if the tenant lists it.
 */
export function writeRanking({ firstPage, lookedAt, next, ids }: RankingWindow): string {
  const head = Buffer.from(JSON.stringify([TOKEN_VERSION, firstPage, lookedAt, next])).toString('base64url')
  return `${head}.${ids.map((id) => id.toString(36)).join('.')}`
}

/** Reads such a text; `null` for one that is none: the list then begins anew. */
export function readRanking(token: string | undefined): RankingWindow | null {
  if (!token || token.length > MAX_TOKEN_LENGTH) return null
  const [head = '', ...written] = token.split('.')
  const parsed = parsedHead(head)
  if (!parsed) return null
  const [version, firstPage, lookedAt, next] = parsed
  const ids = written.map((id) => (/^[1-9a-z][0-9a-z]{0,5}$/.test(id) ? Number.parseInt(id, 36) : 0))
  if (version !== TOKEN_VERSION || !isCount(firstPage) || !isCount(lookedAt)) return null
  if (next !== null && !isId(next)) return null
  // Each window has its first chunk whole, and may end with another one.
  if (ids.length > MAX_LOOKED + CHUNK_SIZE || new Set(ids).size !== ids.length) return null
  if (!ids.every(isId)) return null
  return { firstPage, lookedAt, next, ids }
}

const MAX_ID = 2_147_483_647

function parsedHead(head: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(head, 'base64url').toString())
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ID
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 1_000_000
}

/**
 * The ranking as an opaque text of at most 2 kB for an address. It is sealed, and opens only for the same tenant, query and
 * address: the order of restaurants by their distance from an address tells where the address is, so neither the text nor
 * the list that it leads to may show it to whoever gets the link. Contract C19, decision 0036.
 */
export function sealRanking(ranking: OrderingRanking, query: OrderingListQuery, secret: string): string {
  const { firstPage, next, lookedAt, inRange, open, ids } = ranking
  const numbers = [firstPage, next ?? 0, lookedAt, inRange, open, ...ids]
  return seal(numbers, { use: ORDERING, scope: scopeOf(query), secret })
}

/** The ranking of such a text; `null` if it is broken, forged, or of another list. */
export function openRanking(token: string, query: OrderingListQuery, secret: string): OrderingRanking | null {
  const numbers = unseal(token, { use: ORDERING, scope: scopeOf(query), secret })
  if (!numbers) return null
  const [firstPage = 1, next = 0, lookedAt = 0, inRange = 0, open = 0, ...ids] = numbers
  return { firstPage, next: next || null, lookedAt, inRange, open, ids }
}

/** The same for a list of tables that begins nearest to the diner's address. */
export function sealTablesRanking(ranking: RankingWindow, list: TablesNearAddress, secret: string): string {
  const { firstPage, next, lookedAt, ids } = ranking
  return seal([firstPage, next ?? 0, lookedAt, ...ids], { use: TABLES, scope: scopeOf(list), secret })
}

/** The ranking of such a text; `null` if it is broken, forged, or of another list. */
export function openTablesRanking(token: string, list: TablesNearAddress, secret: string): RankingWindow | null {
  const numbers = unseal(token, { use: TABLES, scope: scopeOf(list), secret })
  if (!numbers) return null
  const [firstPage = 1, next = 0, lookedAt = 0, ...ids] = numbers
  return { firstPage, next: next || null, lookedAt, ids }
}

const ORDERING = 'ordering ranking'
const TABLES = 'tables ranking'
/** What is sealed by one key cannot be taken for the other's. */
type Seal = { use: typeof ORDERING | typeof TABLES; scope: Buffer; secret: string }

function seal(numbers: number[], { use, scope, secret }: Seal): string {
  const plain = Buffer.alloc(numbers.length * NUMBER_BYTES)
  for (const [index, number] of numbers.entries()) plain.writeUInt32LE(number, index * NUMBER_BYTES)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(use, secret), iv).setAAD(scope)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return SEALED_VERSION + Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

function unseal(token: string, { use, scope, secret }: Seal): number[] | null {
  if (!token.startsWith(SEALED_VERSION)) return null
  const bytes = Buffer.from(token.slice(SEALED_VERSION.length), 'base64url')
  const end = bytes.length - TAG_BYTES
  if (end <= IV_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(use, secret), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(scope).setAuthTag(bytes.subarray(end))
  try {
    return numbersOf(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]))
  } catch {
    // The tag does not fit: not ours, or not of this list.
    return null
  }
}

function numbersOf(plain: Buffer): number[] {
  return Array.from({ length: plain.length / NUMBER_BYTES }, (_, i) => plain.readUInt32LE(i * NUMBER_BYTES))
}

function keyOf(use: Seal['use'], secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32))
}

// How a text is searched follows from the text.
function scopeOf({ terms: _terms, ...query }: (OrderingListQuery | TablesNearAddress) & { terms?: unknown }): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1))))
}
