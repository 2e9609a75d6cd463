import 'server-only'
import { processChannel } from '@/lib/server/process-channel'

/** The ranking that a page of a list belongs to, and how many restaurants the list had. */
interface CachedRanking {
  page: number
  token: string | null
  total: number
  /** When it was asked for, in ms since 1970. */
  askedAtMs?: number
}
interface CachedList {
  untilMs: number
  rankings: CachedRanking[]
}

const KEPT_MS = 10 * 60_000
const MOST_LISTS = 300
/** A window a ranking; 25 pages are at most that many windows. */
const MOST_RANKINGS = 25

/**
 * Rankings of cached lists, so that the pages of one agree although each is made at its own moment: without it a restaurant
 * whose table is booked in between would be on two pages or on none. In memory: at most 300 lists of at most 25 tokens of
 * 2 kB, the least recently used out first. Other processes keep their own. Decision 0036.
 * @param name unique in the product
 */
export function rankingCache(name: string) {
  const lists = processChannel<Map<string, CachedList>>(`rankings-${name}`).getOrCreate(() => new Map())

  return {
    /** The ranking to continue for a page: the kept one of this page, or of the last page before it. */
    find(list: string, page: number, nowMs: number): CachedRanking | undefined {
      const kept = lists.get(list)
      if (!kept || nowMs >= kept.untilMs) {
        lists.delete(list)
        return undefined
      }
      lists.delete(list)
      lists.set(list, kept)
      return kept.rankings.filter((one) => one.page <= page).sort((a, b) => b.page - a.page)[0]
    },
    keep(list: string, ranking: CachedRanking, nowMs: number): void {
      if (!ranking.token) return
      const kept = lists.get(list) ?? { untilMs: nowMs + KEPT_MS, rankings: [] }
      if (kept.rankings.length < MOST_RANKINGS && !kept.rankings.some(({ page }) => page === ranking.page)) {
        kept.rankings.push(ranking)
      }
      lists.set(list, kept)
      const [oldest] = lists.keys()
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest)
    },
    forget(list: string): void {
      lists.delete(list)
    },
  }
}
