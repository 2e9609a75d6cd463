import { createRoute } from '@hono/zod-openapi'
import { monthAt, monthOf } from '@/lib/domain/console/month'
import { monthQuerySchema, monthSchema } from '@/lib/domain/console/month-schema'
import { loadMonth } from '@/upstream/console/month'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { wallRefusals } from '../panel/responses'
import { json, refusals } from '../responses'

const read = createRoute({
  method: 'get',
  path: '/console/month',
  summary: 'A month of the brand by restaurant: payments by method, refunds, tips, orders, guests',
  request: { query: monthQuerySchema },
  responses: { 200: json(monthSchema, 'The present month without `month`'), ...wallRefusals, ...refusals },
})

/** Contract C41. */
export function consoleMonthRoutes(app: Upstream, { db, now }: Deps): void {
  app.openapi(read, async (c) => {
    const { month: asked } = c.req.valid('query')
    const month = monthOf(asked ?? monthAt(now()))
    if (!month) throw problem(422, 'invalid_query', { fields: { month: 'invalid' } })
    return c.json(await loadMonth(db, consoleCallerOf(c).tenant, month, now()), 200)
  })
}
