import { sql } from 'drizzle-orm'
import { availabilityOf, slotStatesOf, type VisitRequest } from '@/lib/domain/reservation/availability/availability-of'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import { isBookable } from '@/lib/domain/search/nearest-slots'
import { availabilityRankOf, type RankedResult, rankResults } from '@/lib/domain/search/rank'
import {
  loadRankedPage,
  type RankingSource,
  readRankingToken,
  writeRankingToken,
} from '@/lib/domain/search/ranking-window'
import type { Sort } from '@/lib/domain/search/results-query'
import type { TablesFound, TablesPage } from '@/lib/domain/search/tables-schema'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { loadRestaurantAvailability, type SeatingFacts } from '@/upstream/restaurants/load-restaurant-availability'
import type { FactsOf } from './kept-facts'
import { isTableCursor, listTableCandidates, type TableCursor, type TableFilters } from './table-candidates'

/** A search for tables. */
export interface TableSearch extends TableFilters {
  visit: VisitRequest
  isOpenNow: boolean
  sort: Sort
  /** The point from which `najblizej` measures. */
  centre: Coordinates
  token?: string
  page: number
  now: Date
  /** What restaurants are judged by. */
  factsOf: FactsOf<SeatingFacts>
}

type Judged = RankedResult & { id: number }
/** The rows of a page, without its counts. */
type RankedRows = Pick<TablesPage, 'items' | 'found' | 'looked_at' | 'page' | 'next_page' | 'token'>

/**
 * One page of the restaurants that fit, those with a free table first: candidates in a cheap order are judged by the rules
 * of availability until a page of free tables is found, at most 300. A page of a ranking that was made before reads only
 * its own 20 restaurants, with their availability of now. `onListed` gets each of the page. Contract C20, decision 0036.
 */
export async function searchTables(
  db: Db,
  search: TableSearch,
  onListed: (availability: RestaurantAvailability) => void,
): Promise<RankedRows> {
  const { sort, visit, now, tenant } = search
  const isCursor = (value: unknown) => isTableCursor(value, sort)
  const given = readRankingToken<TableCursor>(search.token, (value): value is TableCursor => isCursor(value))
  const { ids, window, judged, page, nextPage } = await loadRankedPage(sourceOf(db, search), search.page, given)
  const [summaries, availabilities] = await Promise.all([
    loadSummaries(db, tenant, ids),
    loadRestaurantAvailability(db, { tenant, ids, date: visit.date, now }),
  ])
  const items = ids.flatMap((id) => {
    const [restaurant, availability] = [summaries.get(id), availabilities.get(id)]
    if (!restaurant || !availability) return []
    onListed(availability)
    return [{ restaurant, availability: availabilityOf(availability, visit, now) }]
  })
  return {
    items,
    found: judged && countFound(judged),
    looked_at: window.lookedAt,
    page,
    next_page: nextPage,
    token: window.ids.length > 0 ? writeRankingToken(window) : null,
  }
}

function sourceOf(db: Db, search: TableSearch): RankingSource<TableCursor, Judged> {
  const { visit, sort, centre, isOpenNow, now, factsOf } = search
  return {
    async readChunk(after, limit) {
      const range = { sort, centre, after, limit, needsHours: isOpenNow, date: visit.date, now }
      const { candidates, next } = await listTableCandidates(db, search, range)
      const listed = isOpenNow ? candidates.filter(({ hours }) => hours && isOpenAt(hours, now)) : candidates
      const facts = await factsOf(db, listed, now.getTime())
      const judged = listed.flatMap(({ id, name, address, taken }) => {
        const known = facts.get(id)
        if (!known) return []
        return [{ id, restaurant: { name, address }, availability: slotStatesOf({ ...known, ...taken }, visit, now) }]
      })
      return { judged, read: candidates.length, next }
    },
    canServe: ({ availability }) => ['free', 'near'].includes(availabilityRankOf(availability)),
    rank: (judged) => rankResults(judged, { sort, time: visit.time, centre }),
  }
}

function countFound(judged: Judged[]): TablesFound {
  const found: TablesFound = { free: 0, near: 0, request: 0, none: 0, at_time: 0 }
  for (const { availability } of judged) {
    found[availabilityRankOf(availability)]++
    if (isBookable(availability)) found.at_time++
  }
  return found
}

async function loadSummaries(db: Db, tenant: string, ids: number[]): Promise<Map<number, RestaurantSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ summary: RestaurantSummary }>(
    db,
    sql`SELECT r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary
      FROM ${listedRestaurants(tenant)} r
      WHERE r.id IN ${ids}`,
  )
  return new Map(rows.map(({ summary }) => [summary.id, summary]))
}
