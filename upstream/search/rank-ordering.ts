import type { OrderingRestaurant } from '@/lib/domain/ordering/order/schema'
import {
  fitsQuery,
  fittingRestaurants,
  isInRange,
  type ListedRestaurant,
  listedRestaurantOf,
  rankOrderingRestaurants,
  takesOrdersNow,
} from '@/lib/domain/search/ordering/ordering-list'
import { CHUNK_SIZE, loadRankedPage } from '@/lib/domain/search/ranking-window'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Db } from '@/upstream/db/database'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import { orderingRestaurantRow } from '@/upstream/menus/ordering-restaurant-row'
import type { ListedRestaurant as LoadedRestaurant } from '@/upstream/restaurants/list-restaurants'
import { listCandidates, loadForJudging, loadRows, type OrderingListQuery } from './ordering-candidates'
import type { OrderingRanking } from './ranking-token'

/** What judging needs. */
export interface JudgingContext {
  db: Db
  query: OrderingListQuery
  config: Pick<TenantConfig, 'allowed_payment_option_keys'>
  now: Date
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
    async readChunk(after: number | null) {
      const found = await listCandidates(context.db, context.query, { after, limit: CHUNK_SIZE + 1 })
      const ids = found.slice(0, CHUNK_SIZE)
      // All of them, so that a filter which few pass ends a window after as many looks as any other.
      const judged = await judge(context, ids)
      const fitting = fittingOf(judged).map(({ listed }) => listed)
      counts.inRange += fitting.filter(isInRange).length
      counts.open += fitting.filter(takesOrdersNow).length
      return { judged, read: ids.length, next: found.length > CHUNK_SIZE ? (ids.at(-1) ?? null) : null }
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

async function judge(context: JudgingContext, ids: number[]): Promise<Judged[]> {
  const rows = await loadForJudging(context.db, context.query, ids)
  return rows.map((row) => judgedOf(listedRestaurantOf(wireRow(context, row), context.query.mode, context.now)))
}

function judgedOf(listed: ListedRestaurant): Judged {
  return { id: listed.restaurant.id, listed }
}

function wireRow({ query, config, now }: JudgingContext, row: LoadedRestaurant): OrderingRestaurant {
  return withOfferedMethods(orderingRestaurantRow(row, query.destination, now), config)
}
