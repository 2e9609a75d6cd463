import { createRoute, z } from '@hono/zod-openapi'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { dayReportSchema } from '@/lib/domain/panel/report/report-schema'
import { localDateSchema } from '@/lib/domain/wire'
import { loadReport } from '@/upstream/panel/report/load-report'
import type { Deps, Upstream } from '../../deps'
import { panelCallerOf } from '../../panel-wall'
import { json, refusals } from '../responses'
import { restaurantParam, wallRefusals } from './responses'

const report = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/report',
  summary: 'An evening in figures: orders by payment, cash, refunds, what was called off, answers, covers',
  request: { params: restaurantParam, query: z.object({ date: localDateSchema.optional() }) },
  responses: { 200: json(dayReportSchema, 'The evening of that day, which ends at 5'), ...wallRefusals, ...refusals },
})

/** Contract C27. */
export function reportRoutes(app: Upstream, { db, now }: Deps): void {
  app.openapi(report, async (c) => {
    const { restaurantId } = panelCallerOf(c)
    const { date = serviceDayOf(now()) } = c.req.valid('query')
    return c.json(await loadReport(db, restaurantId, date), 200)
  })
}
