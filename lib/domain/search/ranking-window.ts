import { MAX_PAGE, MAX_UNRANKED_PAGE, PAGE_SIZE } from './page-number'

/** How many candidates are read first. Up to so many restaurants a list is ranked as a whole. */
export const CHUNK_SIZE = 100
/** How many are read at once where the first were too few: each reading is a way to the database and back. */
export const LARGE_CHUNK = 200
/** How many candidates are judged for one window at most. */
export const MAX_LOOKED = 300
/** How many candidates are read for one window at most, those that a rule leaves out included. */
const MAX_READ = 1000
/** How many windows one request may read: pages up to 25 without a ranking, and windows without a row. */
const MAX_WINDOWS = 6
const TOKEN_VERSION = 1
const MAX_TOKEN_LENGTH = 4000

/**
 * A stretch of a ranked list: its candidates were judged and ranked together. The pages `firstPage`, `firstPage` + 1, …
 * are 20 of its ids each. Decision 0036.
 */
export interface RankingWindow<Cursor> {
  firstPage: number
  ids: number[]
  /** Where the candidates of the next window begin; `null` if there are none. */
  next: Cursor | null
  /** How many candidates were read from the list's start to the end of this window. */
  lookedAt: number
}

/** The candidates of a list in a cheap order, and the rules that rank them. */
export interface RankingSource<Cursor, Judged extends { id: number }> {
  /**
   * The next candidates after a cursor, at most `limit`. `judged`: those that belong to the list; `read`: how many candidates
   * were read for them.
   */
  readChunk(after: Cursor | null, limit: number): Promise<{ judged: Judged[]; read: number; next: Cursor | null }>
  /** Can it serve this diner? Chunks are read until a page of such rows is found. */
  canServe(judged: Judged): boolean
  rank(judged: Judged[]): Judged[]
}

/** A page of a ranked list. */
export interface RankedPage<Cursor, Judged> {
  page: number
  ids: number[]
  window: RankingWindow<Cursor>
  /** All of the window in its order, if it was judged for this page; `null` if the ranking came with the request. */
  judged: Judged[] | null
  nextPage: number | null
}

/**
 * A page of a list, from the ranking that came with the request, else from the list's start. Without rows if the page is
 * behind the end of the list, or further than six windows away.
 */
export async function loadRankedPage<Cursor, Judged extends { id: number }>(
  source: RankingSource<Cursor, Judged>,
  page: number,
  given: RankingWindow<Cursor> | null,
): Promise<RankedPage<Cursor, Judged>> {
  let window = given && given.firstPage <= page ? given : null
  // Nobody may have the whole of a large city judged with one request.
  if (!window && page > MAX_UNRANKED_PAGE) {
    return {
      page,
      ids: [],
      window: { firstPage: page, ids: [], next: null, lookedAt: 0 },
      judged: null,
      nextPage: null,
    }
  }
  let judged: Judged[] | null = null
  for (let read = 0; ; read++) {
    if (window && (page <= lastPageOf(window) || !window.next || read === MAX_WINDOWS)) {
      return { page, ids: idsOfPage(window, page), window, judged, nextPage: nextPageOf(window, page) }
    }
    const found: { ranked: Judged[]; lookedAt: number; next: Cursor | null } = await readWindow(
      source,
      window?.next ?? null,
    )
    judged = found.ranked
    window = {
      firstPage: window ? lastPageOf(window) + 1 : 1,
      ids: found.ranked.map(({ id }) => id),
      next: found.next,
      lookedAt: (window?.lookedAt ?? 0) + found.lookedAt,
    }
  }
}

async function readWindow<Cursor, Judged extends { id: number }>(
  source: RankingSource<Cursor, Judged>,
  from: Cursor | null,
): Promise<{ ranked: Judged[]; lookedAt: number; next: Cursor | null }> {
  const judged: Judged[] = []
  let next = from
  let lookedAt = 0
  do {
    const chunk = await source.readChunk(next, chunkSize(lookedAt, judged.length))
    judged.push(...chunk.judged)
    lookedAt += chunk.read
    next = chunk.next
  } while (
    next &&
    judged.length < MAX_LOOKED &&
    lookedAt < MAX_READ &&
    judged.filter(source.canServe).length < PAGE_SIZE
  )
  return { ranked: source.rank(judged), lookedAt, next }
}

// Whatever a rule leaves out, a window has at most 399 rows.
function chunkSize(lookedAt: number, judged: number): number {
  return lookedAt > 0 && judged < LARGE_CHUNK ? LARGE_CHUNK : CHUNK_SIZE
}

function lastPageOf({ firstPage, ids }: Pick<RankingWindow<unknown>, 'firstPage' | 'ids'>): number {
  return firstPage + Math.ceil(ids.length / PAGE_SIZE) - 1
}

function idsOfPage({ firstPage, ids }: RankingWindow<unknown>, page: number): number[] {
  return ids.slice((page - firstPage) * PAGE_SIZE, (page - firstPage + 1) * PAGE_SIZE)
}

function nextPageOf(window: RankingWindow<unknown>, page: number): number | null {
  if (page >= MAX_PAGE) return null
  const last = lastPageOf(window)
  return page < last || (window.next !== null && page <= last) ? page + 1 : null
}

/**
 * The ranking as text for an address: at most about 2 kB, the same for all pages of its window. Not secret and not
 * signed: whatever it names is listed only if the tenant lists it.
 */
export function writeRankingToken({ firstPage, lookedAt, next, ids }: RankingWindow<unknown>): string {
  const head = base64url(JSON.stringify([TOKEN_VERSION, firstPage, lookedAt, next]))
  return `${head}.${ids.map((id) => id.toString(36)).join('.')}`
}

/** Reads a token; `null` for a text that is none: the list then begins anew. `isCursor` checks its cursor. */
export function readRankingToken<Cursor>(
  token: string | undefined,
  isCursor: (value: unknown) => value is Cursor,
): RankingWindow<Cursor> | null {
  if (!token || token.length > MAX_TOKEN_LENGTH) return null
  const [head = '', ...written] = token.split('.')
  const parsed = parsedHead(head)
  if (!parsed) return null
  const [version, firstPage, lookedAt, next] = parsed
  const ids = written.map((id) => (/^[1-9a-z][0-9a-z]{0,5}$/.test(id) ? Number.parseInt(id, 36) : 0))
  if (version !== TOKEN_VERSION || !isCount(firstPage) || !isCount(lookedAt)) return null
  if (next !== null && !isCursor(next)) return null
  // Each window has its first chunk whole, and may end with another one.
  if (ids.length > MAX_LOOKED + CHUNK_SIZE || new Set(ids).size !== ids.length) return null
  if (!ids.every((id) => id > 0 && id <= MAX_ID)) return null
  return { firstPage, lookedAt, next, ids }
}

const MAX_ID = 2_147_483_647

function parsedHead(head: string): unknown[] | null {
  try {
    const bytes = Uint8Array.from(atob(head.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function base64url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 1_000_000
}
