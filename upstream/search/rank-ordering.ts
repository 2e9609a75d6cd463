import type { OrderingSchedule } from '@/lib/domain/ordering/availability/ordering-availability'
import { orderingSchedule } from '@/lib/domain/ordering/availability/ordering-schedule'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import {
  fitsQuery,
  fittingRestaurants,
  isInRange,
  type ListedRestaurant,
  listedOnSchedule,
  rankOrderingRestaurants,
  takesOrdersNow,
} from '@/lib/domain/search/ordering/ordering-list'
import { loadRankedPage } from '@/lib/domain/search/ranking-window'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { deliveryReach } from '@/upstream/addresses/delivery-distance'
import type { Db } from '@/upstream/db/database'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import type { FactsOf, Versioned } from './kept-facts'
import type { ListedRestaurant as LoadedRestaurant } from './list-restaurants'
import { listCandidates, loadForJudging, loadRows, type OrderingListQuery } from './ordering-candidates'
import { orderingRestaurantRow } from './ordering-restaurant-row'
import type { OrderingRanking } from './ranking-token'

/** What judging needs. */
export interface JudgingContext {
  db: Db
  query: OrderingListQuery
  config: Pick<TenantConfig, 'allowed_payment_option_keys'>
  now: Date
  /** What restaurants are judged by. */
  factsOf: FactsOf<OrderingFacts>
}

/** What seldom changes of a restaurant: its row without an address, and its hours as the next days have them. */
export interface OrderingFacts {
  restaurant: OrderingRestaurant
  schedule: OrderingSchedule
  zones: readonly DeliveryZone[]
}

type Judged = { id: number; listed: ListedRestaurant }

/**
 * The ids of a page, and the stretch of the list that it belongs to. Chunks of candidates are judged until those that take
 * orders now fill a page. Decision 0036.
 */
export async function rankPage(
  context: JudgingContext,
  page: number,
  given: OrderingRanking | null,
): Promise<{ ids: number[]; ranking: OrderingRanking; nextPage: number | null }> {
  const { inRange, open } = given && given.firstPage <= page ? given : { inRange: 0, open: 0 }
  const counts = { inRange, open }
  const fittingOf = (judged: Judged[]) => judged.filter(({ listed }) => fitsQuery(listed, context.query))
  const source = {
    async readChunk(after: number | null, limit: number) {
      const found = await listCandidates(context.db, context.query, { after, limit: limit + 1 })
      const read = found.slice(0, limit)
      // All of them, so that a filter which few pass ends a window after as many looks as any other.
      const judged = await judge(context, read)
      const fitting = fittingOf(judged).map(({ listed }) => listed)
      counts.inRange += fitting.filter(isInRange).length
      counts.open += fitting.filter(takesOrdersNow).length
      return { judged, read: read.length, next: found.length > limit ? (read.at(-1)?.id ?? null) : null }
    },
    canServe: ({ listed }: Judged) => takesOrdersNow(listed) && fitsQuery(listed, context.query),
    rank: (judged: Judged[]) =>
      rankOrderingRestaurants(
        fittingOf(judged).map(({ listed }) => listed),
        context.query,
      ).map(judgedOf),
  }
  const { ids, window, nextPage } = await loadRankedPage(source, page, given)
  return { ids, nextPage, ranking: { ...window, ...counts } }
}

/** The rows of a page; those that left the list meanwhile, or do not fit the filters any more, are missing. */
export async function loadPage(context: JudgingContext, ids: number[]): Promise<OrderingRestaurant[]> {
  const rows = (await loadRows(context.db, context.query, ids)).map((row) => wireRow(context, row))
  return fittingRestaurants(rows, context.query, context.now).map(({ restaurant }) => restaurant)
}

/** The facts of restaurants that are known to be listed. `now` is read when they are loaded. */
export function orderingFactsAt(now: () => Date) {
  return async (db: Db, ids: number[]): Promise<Map<number, OrderingFacts>> => {
    const rows = await loadForJudging(db, ids)
    return new Map(rows.map((row) => [row.summary.id, factsOfRow(row, now())]))
  }
}

function factsOfRow(row: LoadedRestaurant, now: Date): OrderingFacts {
  const restaurant = orderingRestaurantRow(row, null, now)
  return { restaurant, schedule: orderingSchedule(restaurant, now), zones: row.terms?.zones ?? [] }
}

async function judge({ db, query, config, now, factsOf }: JudgingContext, candidates: Versioned[]): Promise<Judged[]> {
  const facts = await factsOf(db, candidates, now.getTime())
  return candidates.flatMap(({ id }) => {
    const known = facts.get(id)
    if (!known) return []
    const { destination } = query
    const distance = destination && deliveryReach(known.restaurant, known.zones, destination)
    const restaurant = withOfferedMethods({ ...known.restaurant, distance }, config)
    return [judgedOf(listedOnSchedule(restaurant, known.schedule, query.mode, now))]
  })
}

function judgedOf(listed: ListedRestaurant): Judged {
  return { id: listed.restaurant.id, listed }
}

function wireRow({ query, config, now }: JudgingContext, row: LoadedRestaurant): OrderingRestaurant {
  return withOfferedMethods(orderingRestaurantRow(row, query.destination, now), config)
}
