import { z } from '@hono/zod-openapi'
import { moneyCalls } from '@/lib/domain/console/money-calls'
import { MAX_MONEY_DAYS } from '@/lib/domain/console/money-list'
import { monthAt, monthOf } from '@/lib/domain/console/month'
import { monthCalls } from '@/lib/domain/console/month-calls'
import { addDays } from '@/lib/domain/time/time'
import { loadMoney, type MoneyCursor } from '@/upstream/console/money-list'
import { countMonth } from '@/upstream/console/month'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { problem } from '../../problem'
import { serve } from '../../serve'

const moneyCursorSchema: z.ZodType<MoneyCursor> = z
  .tuple([z.iso.datetime(), z.string().max(100)])
  .transform(([at, key]) => ({ at: new Date(at), key }))

/** The month of a brand, and its money event by event. Contract C41. */
export function consoleMonthRoutes(app: Upstream, { db, now }: Deps): void {
  serve(app, monthCalls.read, ({ query: { month: asked }, caller }) => {
    const month = monthOf(asked ?? monthAt(now()))
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
