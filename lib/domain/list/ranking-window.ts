import { MAX_PAGE, MAX_UNRANKED_PAGE, PAGE_SIZE } from '@/lib/domain/search/page-number'

/** Candidates read first. A list of at most this many restaurants is ranked as a whole. */
const CHUNK_SIZE = 100
/** Candidates read at once after too few matched: each reading is a round trip to the database. */
const LARGE_CHUNK = 200
/** Most candidates judged for one window. */
export const MAX_LOOKED = 300
/** Most candidates read for one window, including those that a rule leaves out. */
const MAX_READ = 1000
/** Most windows one request may read: pages up to 25 without a ranking, and windows without a row. */
const MAX_WINDOWS = 6

/**
 * A part of a ranked list: its candidates were judged and ranked together. The pages `firstPage`, `firstPage` + 1, …
 * are 20 of its ids each. Decision 0036.
 */
export interface RankingWindow {
  firstPage: number
  ids: number[]
  /** The restaurant after which the candidates of the next window begin; `null` if there are none. */
  next: number | null
  /** Candidates read from the list's start to the end of this window. */
  lookedAt: number
  /** Counts of these candidates by the list's rules. */
  counts: number[]
}

/** The candidates of a list in a cheap order, and the rules that rank them. */
export interface RankingSource<Judged extends { id: number }> {
  /**
   * The next candidates after a restaurant, at most `limit`. `judged`: those that belong to the list; `read`: how many candidates
   * were read for them.
   */
  readChunk(after: number | null, limit: number): Promise<{ judged: Judged[]; read: number; next: number | null }>
  /** Can the restaurant serve this diner? Chunks are read until a page of such rows is found. */
  canServe(judged: Judged): boolean
  rank(judged: Judged[]): Judged[]
  /** The length never changes. */
  count(judged: Judged[]): number[]
}

/** A page of a ranked list. */
export interface RankedPage {
  ids: number[]
  /** `null` for a page that is too far to be found without a ranking. */
  window: RankingWindow | null
  nextPage: number | null
}

/**
 * A page of a list, from the ranking that came with the request, else from the list's start. Without rows if the page is
 * behind the end of the list, or further than six windows away.
 */
export async function loadRankedPage<Judged extends { id: number }>(
  source: RankingSource<Judged>,
  page: number,
  given: RankingWindow | null,
): Promise<RankedPage> {
  let window = given && given.firstPage <= page ? given : null
  // One request must not judge all restaurants of a large city.
  if (!window && page > MAX_UNRANKED_PAGE) return { ids: [], window, nextPage: null }
  for (let read = 0; ; read++) {
    if (window && (page <= lastPageOf(window) || !window.next || read === MAX_WINDOWS)) {
      return { ids: idsOfPage(window, page), window, nextPage: nextPageOf(window, page) }
    }
    const found = await readWindow(source, window?.next ?? null)
    const before: RankingWindow | null = window
    window = {
      ...found,
      firstPage: before ? lastPageOf(before) + 1 : 1,
      lookedAt: (before?.lookedAt ?? 0) + found.lookedAt,
      counts: found.counts.map((count, index) => count + (before?.counts[index] ?? 0)),
    }
  }
}

async function readWindow<Judged extends { id: number }>(
  source: RankingSource<Judged>,
  from: number | null,
): Promise<Omit<RankingWindow, 'firstPage'>> {
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
  return { ids: source.rank(judged).map(({ id }) => id), lookedAt, next, counts: source.count(judged) }
}

// Whatever a rule leaves out, a window has at most 399 rows.
function chunkSize(lookedAt: number, judged: number): number {
  return lookedAt > 0 && judged < LARGE_CHUNK ? LARGE_CHUNK : CHUNK_SIZE
}

function lastPageOf({ firstPage, ids }: Pick<RankingWindow, 'firstPage' | 'ids'>): number {
  return firstPage + Math.ceil(ids.length / PAGE_SIZE) - 1
}

function idsOfPage({ firstPage, ids }: RankingWindow, page: number): number[] {
  return ids.slice((page - firstPage) * PAGE_SIZE, (page - firstPage + 1) * PAGE_SIZE)
}

function nextPageOf(window: RankingWindow, page: number): number | null {
  if (page >= MAX_PAGE) return null
  const last = lastPageOf(window)
  return page < last || (window.next !== null && page <= last) ? page + 1 : null
}
