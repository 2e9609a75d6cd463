import { createRoute, z } from '@hono/zod-openapi'
import { searchStandingSchema } from '@/lib/domain/marketing/search/search-standing-schema'
import { loadSearchStanding } from '@/upstream/marketing/search-standing'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { wallRefusals } from '../panel/responses'
import { json, refusals } from '../responses'

const standing = createRoute({
  method: 'get',
  path: '/console/search',
  summary: 'How the brand stands before search engines; twenty restaurants behind an id',
  request: { query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }) },
  responses: { 200: json(searchStandingSchema, 'By id'), ...wallRefusals, ...refusals },
})

/** Contract C39. */
export function searchStandingRoutes(app: Upstream, { db }: Deps): void {
  app.openapi(standing, async (c) =>
    c.json(await loadSearchStanding(db, consoleCallerOf(c).tenant, c.req.valid('query').after), 200),
  )
}
