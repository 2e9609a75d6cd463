import { createRoute, z } from '@hono/zod-openapi'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'
import { findTenant } from '@/upstream/tenants/tenant-directory'
import { offeredConfig } from '../../payments/offered-config'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { json, refusals } from './responses'

const route = createRoute({
  method: 'post',
  path: '/tenants/{tenant}/config',
  summary: 'Configuration of a tenant; takes no body',
  request: { params: z.object({ tenant: z.string().min(1).max(64) }) },
  responses: { 200: json(tenantConfigSchema, 'The configuration'), ...refusals },
})

/** Ledger L258, L259; contract C13. */
export function configRoute(app: Upstream, { db, paymentProviders }: Deps): void {
  app.openapi(route, async (c) => {
    const { tenant } = c.req.valid('param')
    const found = await findTenant(db, tenant)
    if (!found) throw problem(404, 'unknown_tenant')
    return c.json(offeredConfig(found.config, tenant, paymentProviders), 200)
  })
}
