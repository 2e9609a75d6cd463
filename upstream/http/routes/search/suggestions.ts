import { createRoute, z } from '@hono/zod-openapi'
import { MAX_SEARCH_LENGTH, suggestionListSchema } from '@/lib/domain/list/suggestions-schema'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { productQuery } from '@/upstream/http/routes/cities'
import { json, refusals } from '@/upstream/http/routes/responses'
import { suggest } from '@/upstream/search/suggest'

const route = createRoute({
  method: 'get',
  path: '/suggestions',
  summary: 'What a search text may mean: cuisines, dishes, restaurants',
  request: {
    query: z.object({
      q: z.string().max(MAX_SEARCH_LENGTH),
      city: z.string().max(100).optional(),
      product: productQuery,
    }),
  },
  responses: { 200: json(suggestionListSchema, 'At most 8; none for fewer than 2 letters'), ...refusals },
})

/** Contract C0. */
export function suggestionsRoute(app: Upstream, { db, log }: Deps): void {
  app.openapi(route, async (c) => {
    const { productName } = c.get('tenantConfig')
    const items = await suggest(db, { ...c.req.valid('query'), tenant: c.get('tenant'), productName })
    // Without the text, which is a diner's own. Contract C19.
    if (!items) log.warn({ requestId: c.get('requestId') }, 'suggestions took too long')
    return c.json({ items: items ?? [] }, 200)
  })
}
