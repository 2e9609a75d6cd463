import { createRoute, z } from '@hono/zod-openapi'
import { addressListSchema } from '@/lib/domain/ordering/delivery/schema'
import { suggestAddresses } from '@/upstream/addresses/suggest-addresses'
import type { Deps, Upstream } from '../deps'
import { json, refusals } from './responses'

const route = createRoute({
  method: 'get',
  path: '/addresses',
  summary: 'Suggestions of the built-in address source',
  request: { query: z.object({ q: z.string().max(200) }) },
  responses: { 200: json(addressListSchema, 'At most 6; none for fewer than 3 characters'), ...refusals },
})

/** Contract C0; ledger L227, L229, L230. */
export function addressesRoute(app: Upstream, { db }: Deps): void {
  app.openapi(route, async (c) => {
    const items = await suggestAddresses(db, c.req.valid('query').q, c.get('tenantConfig'))
    return c.json({ items }, 200)
  })
}
