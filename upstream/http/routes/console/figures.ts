import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { moneyCalls } from '@/lib/domain/console/money-calls'
import { MAX_MONEY_DAYS } from '@/lib/domain/console/money-list'
import { monthAt, monthOf } from '@/lib/domain/console/month'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { periodOf } from '@/lib/domain/marketing/results/period'
import { resultCalls } from '@/lib/domain/marketing/results/result-calls'
import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import type { SearchStanding } from '@/lib/domain/marketing/search/search-standing-schema'
import { TURNS } from '@/lib/domain/rate-limit/limits'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { loadMoney, type MoneyCursor } from '@/upstream/console/money-list'
import { countMonth } from '@/upstream/console/month'
import { type Db, rowsOf } from '@/upstream/db/database'
import { listedRestaurants } from '@/upstream/db/listed-restaurants'
import { loadResults } from '@/upstream/marketing/load-results'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { problem } from '../../problem'
import { serve } from '../../serve'
import { createTurns, workInTurn } from '../../turns'

const moneyCursorSchema: z.ZodType<MoneyCursor> = z
  .tuple([z.iso.datetime(), z.string().max(100)])
  .transform(([at, key]) => ({ at: new Date(at), key }))

/** Restaurants of one page: the web server loads each with its menu. */
const PAGE = 20

/** Results, search engines, the month of a brand and its money event by event. Contract C39, C41. */
export function figureRoutes(app: Upstream, { db, now }: Deps): void {
  const enter = createTurns(TURNS.reports)

  serve(app, resultCalls.results, ({ query: { by, touch, from, to }, caller }) => {
    const period = periodOf(from, to, localDateOf(now()))
    if (!period) throw problem(422, 'invalid_query', { fields: { to: 'period' } })
    return workInTurn(enter, caller.tenant, () => loadResults(db, caller.tenant, { by, touch, ...period }))
  })

  serve(app, searchStandingCalls.standing, ({ query, caller }) => loadSearchStanding(db, caller.tenant, query.after))

  serve(app, monthCalls.read, ({ query: { month: requested }, caller }) => {
    const month = monthOf(requested ?? monthAt(now()))
    if (!month) throw problem(422, 'invalid_query', { fields: { month: 'invalid' } })
    return countMonth(db, caller.tenant, month, now())
  })

  serve(app, moneyCalls.list, async ({ query: { from, to, cursor, limit }, caller: { tenant } }) => {
    if (to < from || addDays(from, MAX_MONEY_DAYS) <= to)
      throw problem(422, 'invalid_query', { fields: { to: 'invalid' } })
    const after = readCursor(cursor, moneyCursorSchema)
    const { next, ...list } = await loadMoney(db, tenant, { from, to, after, limit })
    return { ...list, next_cursor: writeCursor(next && [next.at.toISOString(), next.key]) }
  })
}

/** Ids of the brand's restaurants behind `after`, a page of them. Contract C39. */
async function loadSearchStanding(db: Db, tenant: string, after: number): Promise<SearchStanding> {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`SELECT r.id FROM ${listedRestaurants(tenant)} r WHERE r.id > ${after} ORDER BY r.id LIMIT ${PAGE + 1}`,
  )
  const restaurants = found.slice(0, PAGE).map(({ id }) => id)
  return {
    restaurants,
    next_after: found.length > PAGE ? (restaurants.at(-1) ?? null) : null,
  }
}
