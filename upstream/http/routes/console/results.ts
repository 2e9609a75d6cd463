import { createRoute, z } from '@hono/zod-openapi'
import { periodOf } from '@/lib/domain/marketing/results/period'
import { RESULT_DIMENSIONS, resultsSchema, TOUCHES } from '@/lib/domain/marketing/results/results-schema'
import { localDateOf } from '@/lib/domain/time/time'
import { localDateSchema } from '@/lib/domain/wire'
import { loadResults } from '@/upstream/marketing/load-results'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { problem } from '../../problem'
import { wallRefusals } from '../panel/responses'
import { json, refusals } from '../responses'

const results = createRoute({
  method: 'get',
  path: '/console/results',
  summary: 'What came of campaigns, without groups of fewer than five people',
  request: {
    query: z.object({
      by: z.enum(RESULT_DIMENSIONS).default('campaign'),
      touch: z.enum(TOUCHES).default('first'),
      from: localDateSchema.optional(),
      to: localDateSchema.optional(),
    }),
  },
  responses: { 200: json(resultsSchema, 'By people, weeks by date'), ...wallRefusals, ...refusals },
})

/** Contract C39. */
export function resultRoutes(app: Upstream, { db, now }: Deps): void {
  app.openapi(results, async (c) => {
    const { by, touch, from, to } = c.req.valid('query')
    const period = periodOf(from, to, localDateOf(now()))
    if (!period) throw problem(422, 'invalid_query', { fields: { to: 'period' } })
    return c.json(await loadResults(db, consoleCallerOf(c).tenant, { by, touch, ...period }), 200)
  })
}
