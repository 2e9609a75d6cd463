import {
  fitsQuery,
  fittingRestaurants,
  isInRange,
  type ListedRestaurant,
  listedOnSchedule,
  rankOrderingRestaurants,
  takesOrdersNow,
} from '@/lib/domain/list/ordering/ordering-list'
import { loadRankedPage } from '@/lib/domain/list/ranking-window'
import type { OrderingPage } from '@/lib/domain/list/schema'
import type { OrderingSchedule } from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { deliveryReach } from '@/upstream/addresses/delivery-distance'
import type { Db } from '@/upstream/db/database'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import type { FactsOf, Versioned } from './cached-facts'
import { type RestaurantToList as LoadedRestaurant, orderingRestaurantRow } from './list-restaurants'
import {
  loadForJudging,
  loadOrderingRows,
  type OrderingCounts,
  type OrderingListQuery,
  orderingCandidates,
} from './ordering-sql'
import { type ListRules, listCandidates, rankingSource } from './ranking-source'
import { openRanking, sealRanking } from './ranking-token'
import { loadSearchTerms } from './search-terms'

/** A search for restaurants that take orders. */
interface OrderingQuestion {
  query: OrderingListQuery
  config: Pick<TenantConfig, 'allowed_payment_option_keys'>
  token?: string
  page: number
  now: Date
  /** Loads the facts for judging restaurants. */
  factsOf: FactsOf<OrderingFacts>
  /** Seals the ranking. */
  secret: string
}

/** Facts of a restaurant that seldom change: its row without an address, and its hours in the next days. */
interface OrderingFacts {
  restaurant: OrderingRestaurant
  schedule: OrderingSchedule
  zones: readonly DeliveryZone[]
}

type Judged = { id: number; listed: ListedRestaurant }
/**
 * One page of the restaurants that fit, those that take orders now first: chunks of candidates are judged until these
 * fill a page. Contract C20, decision 0036.
 */
export async function searchOrdering(
  db: Db,
  search: OrderingQuestion,
  count: () => Promise<OrderingCounts>,
): Promise<OrderingPage> {
  const { query, page, now, secret, token } = search
  // The text determines how it is searched, so the terms are no part of the scope.
  const scope = { ...query, kind: 'orders', terms: null }
  const given = token ? openRanking(token, scope, secret) : null
  const { ids, window, nextPage } = await loadRankedPage(rankingSource(db, rulesOf(search), now), page, given)
  const [items, { total, facets }] = await Promise.all([loadPage(db, search, ids), count()])
  const { lookedAt = 0, counts: [inRange = 0, open = 0] = [] } = window ?? {}
  return {
    items,
    facets,
    page,
    // The count may be a minute older than the rest.
    total: window?.next === null ? lookedAt : Math.max(total, lookedAt),
    looked_at: lookedAt,
    in_range: inRange,
    open,
    token: window && ids.length > 0 ? sealRanking(window, scope, secret) : null,
    next_page: nextPage,
  }
}

/** The query with the terms of its text. A text without results is searched by similarity. */
export async function withSearchTerms(db: Db, query: OrderingListQuery): Promise<OrderingListQuery> {
  const terms = query.q ? await loadSearchTerms(db, query.q) : null
  if (!terms) return query
  const close = { ...query, terms: terms.close }
  const found = await listCandidates(db, orderingCandidates(close), { after: null, limit: 1 })
  return found.length > 0 ? close : { ...query, terms: terms.loose }
}

/** The facts of restaurants that are known to be listed. `now` is read at their loading. */
export function orderingFactsAt(now: () => Date) {
  return async (db: Db, ids: number[]): Promise<Map<number, OrderingFacts>> => {
    const rows = await loadForJudging(db, ids)
    const loadedAt = now()
    return new Map(rows.map((row) => [row.id, factsOf(row, loadedAt)]))
  }
}

function factsOf(row: LoadedRestaurant, now: Date): OrderingFacts {
  const restaurant = orderingRestaurantRow(row, null, now)
  return { restaurant, schedule: orderingSchedule(restaurant, now), zones: row.terms?.zones ?? [] }
}

function rulesOf(search: OrderingQuestion): ListRules<Versioned, OrderingFacts, Judged> {
  const { query, config, now, factsOf } = search
  const fittingOf = (judged: Judged[]) =>
    judged.map(({ listed }) => listed).filter((listed) => fitsQuery(listed, query))
  return {
    candidates: orderingCandidates(query),
    factsOf,
    judge({ id }, { restaurant, schedule, zones }) {
      const distance = query.destination && deliveryReach(restaurant, zones, query.destination)
      const offered = withOfferedMethods({ ...restaurant, distance }, config)
      return { id, listed: listedOnSchedule(offered, schedule, query.mode, now) }
    },
    count(judged) {
      const fitting = fittingOf(judged)
      return [fitting.filter(isInRange).length, fitting.filter(takesOrdersNow).length]
    },
    // Restaurants that do not fit are judged too, so that a rare filter ends a window after as many candidates as any
    // other.
    canServe: ({ listed }) => takesOrdersNow(listed) && fitsQuery(listed, query),
    rank: (judged) =>
      rankOrderingRestaurants(fittingOf(judged), query).map((listed) => ({ id: listed.restaurant.id, listed })),
  }
}

/** The rows of a page; those that left the list meanwhile, or no longer fit the filters, are missing. */
async function loadPage(
  db: Db,
  { query, config, now }: OrderingQuestion,
  ids: number[],
): Promise<OrderingRestaurant[]> {
  const loaded = await loadOrderingRows(db, query, ids, now)
  const rows = loaded.map((row) => withOfferedMethods(orderingRestaurantRow(row, query.destination, now), config))
  return fittingRestaurants(rows, query, now).map(({ restaurant }) => restaurant)
}
