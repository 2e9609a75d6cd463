import 'server-only'
import { type Cache, createCache } from '@/lib/backend/cache'
import { processChannel } from '@/lib/server/process-channel'

/** The ranking of a list's page, and the list's number of restaurants. */
interface CachedRanking {
  page: number
  token: string | null
  total: number
  /** Time of its request, in ms since 1970. */
  requestedAtMs?: number
}
/** One window per ranking; 25 pages have at most that many windows. */
const MAX_RANKINGS = 25

/**
 * Rankings of cached lists, so that the pages of one list agree although they are made at different moments: otherwise
 * a restaurant booked in between would be on two pages or on none. At most 300 lists of at most 25 tokens of 2 kB, for
 * ten minutes from the first. Each process has its own. Decision 0036.
 * @param name unique in the product
 */
export function rankingCache(name: string) {
  const lists = processChannel<Cache<CachedRanking[]>>(`rankings-${name}`).getOrCreate(() =>
    createCache({ entries: 300, freshMs: 10 * 60_000 }),
  )

  return {
    /** The ranking to continue for a page: the stored one of this page, or of the last page before it. */
    find: (list: string, page: number, nowMs: number): CachedRanking | undefined =>
      lists
        .peek(list, nowMs)
        ?.filter((one) => one.page <= page)
        .sort((a, b) => b.page - a.page)[0],
    store(list: string, ranking: CachedRanking, nowMs: number): void {
      if (!ranking.token) return
      const cached = lists.peek(list, nowMs)
      if (!cached) lists.store(list, [ranking], nowMs)
      else if (cached.length < MAX_RANKINGS && !cached.some(({ page }) => page === ranking.page)) cached.push(ranking)
    },
    forget: lists.drop,
  }
}
