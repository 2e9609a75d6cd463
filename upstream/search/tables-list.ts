import { sql } from 'drizzle-orm'
import type { ListSort } from '@/lib/domain/list/list-kind'
import { loadRankedPage } from '@/lib/domain/list/ranking-window'
import type { TablesFound, TablesPage } from '@/lib/domain/list/schema'
import { AVAILABILITY_RANKS, availabilityRankOf, type RankedResult, rankResults } from '@/lib/domain/list/tables/rank'
import { isBookable } from '@/lib/domain/list/tables/slots'
import { availabilityOf, slotStatesOf, type VisitRequest } from '@/lib/domain/reservation/availability/availability-of'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { isOpenAt } from '@/lib/domain/restaurant/hours/intervals'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import {
  loadRestaurantAvailability,
  type SeatingFacts,
  takenOf,
} from '@/upstream/restaurants/load-restaurant-availability'
import { validHours, validOrNull } from '@/upstream/restaurants/validate-stored-data'
import type { FactsOf } from './cached-facts'
import { type ListRules, rankingSource } from './ranking-source'
import { type ListScope, openRanking, sealRanking } from './ranking-token'
import { type TableCandidate, type TableCounts, type TableFilters, tableCandidates } from './tables-sql'

/** A search for tables. */
interface TableSearch extends TableFilters {
  visit: VisitRequest
  isOpenNow: boolean
  sort: ListSort<'reservations'>
  /** The diner's address, from which `najblizej` measures. Never logged, and in no token. Contract C19. */
  address: Coordinates | null
  /** The point from which it measures without an address. */
  centre: Coordinates
  token?: string
  page: number
  now: Date
  /** Loads the facts for judging restaurants. */
  factsOf: FactsOf<SeatingFacts>
  /** Seals the ranking. */
  secret: string
}

type Judged = RankedResult & { id: number }
type RankedRows = Omit<TablesPage, keyof TableCounts>

/**
 * One page of the restaurants that fit, those with a free table first: candidates in a cheap order are judged by the
 * rules of availability until a page of free tables is found, at most 300. A page of an earlier ranking reads only
 * its own 20 restaurants, with their present availability. `onListed` is called for each restaurant of the page.
 * Counts are loaded separately. Contract C20, decision 0036.
 */
export async function searchTables(
  db: Db,
  search: TableSearch,
  onListed: (availability: RestaurantAvailability) => void,
): Promise<RankedRows> {
  const { visit, now, tenant, token, secret } = search
  const scope = scopeOf(search)
  const given = token ? openRanking(token, scope, secret) : null
  const { ids, window, nextPage } = await loadRankedPage(rankingSource(db, rulesOf(search), now), search.page, given)
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
    found: foundOf(window?.counts ?? []),
    looked_at: window?.lookedAt ?? 0,
    page: search.page,
    next_page: nextPage,
    token: window && window.ids.length > 0 ? sealRanking(window, scope, secret) : null,
  }
}

/** The address matters only in the order by distance. */
function scopeOf({ tenant, city, cuisine, area, isOpenNow, sort, address }: TableSearch): ListScope {
  const from = sort === 'najblizej' ? address : null
  return { kind: 'reservations', tenant, city, cuisine, area, isOpenNow, sort, from }
}

function rulesOf(search: TableSearch): ListRules<TableCandidate, SeatingFacts, Judged> {
  const { visit, sort, isOpenNow, now, factsOf } = search
  const centre = search.address ?? search.centre
  return {
    candidates: tableCandidates(search, { sort, centre, needsHours: isOpenNow, date: visit.date, now }),
    isListed: ({ id, hours }) => !isOpenNow || (hours !== null && isOpenAt(validHours(hours, id), now)),
    factsOf,
    judge: ({ id, name, lat, lng, ...taken }, facts) => ({
      id,
      restaurant: { name, address: { lat, lng } },
      availability: slotStatesOf({ ...facts, ...takenOf(taken) }, visit, now),
    }),
    canServe: ({ availability }) => ['free', 'near'].includes(availabilityRankOf(availability)),
    count: countFound,
    rank: (judged) => rankResults(judged, { sort, time: visit.time, centre }),
  }
}

/** Number of restaurants of each rank, and of those bookable at the exact time. */
function countFound(judged: Judged[]): number[] {
  const ranks = judged.map(({ availability }) => availabilityRankOf(availability))
  const ofRanks = AVAILABILITY_RANKS.map((rank) => ranks.filter((one) => one === rank).length)
  return [...ofRanks, judged.filter(({ availability }) => isBookable(availability)).length]
}

function foundOf([free = 0, near = 0, request = 0, none = 0, at_time = 0]: number[]): TablesFound {
  return { free, near, request, none, at_time }
}

async function loadSummaries(db: Db, tenant: string, ids: number[]): Promise<Map<number, RestaurantSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: number; summary: RestaurantSummary }>(
    db,
    sql`SELECT r.id, r.summary || jsonb_build_object('home_tenant', r.details -> 'home_tenant') AS summary
      FROM ${listedRestaurants(tenant)} r
      WHERE r.id IN ${ids}`,
  )
  const sound = rows.filter(({ id, summary }) => validOrNull('summary', summary, id))
  return new Map(sound.map(({ id, summary }) => [id, summary]))
}
