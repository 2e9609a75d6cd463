import { createRoute, z } from '@hono/zod-openapi'
import { contentChangesSchema, contentMarkSchema } from '@/lib/domain/content/schema'
import { loadContentChanges } from '@/upstream/content/content-changes'
import type { Deps, Upstream } from '../deps'
import { json, refusals } from './responses'

const route = createRoute({
  method: 'get',
  path: '/content-revisions',
  summary: 'What diners are shown otherwise since a mark, of all tenants',
  request: { query: z.object({ since: contentMarkSchema.optional() }) },
  responses: { 200: json(contentChangesSchema, 'Tags, and the mark of now'), ...refusals },
})

/** Contract C0, decision 0071. */
export function contentRevisionsRoute(app: Upstream, { db }: Deps): void {
  app.openapi(route, async (c) => c.json(await loadContentChanges(db, c.req.valid('query').since), 200))
}
