import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { serve } from '@/upstream/http/serve'
import { findTenant } from '@/upstream/tenants/tenant-directory'
import { offeredConfig } from '../../payments/payment-providers'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'

/** Ledger L258, L259; contract C13. */
export function configRoute(app: Upstream, { db, paymentProviders }: Deps): void {
  serve(app, siteCalls.config, async ({ params: { tenant } }) => {
    const found = await findTenant(db, tenant)
    if (!found) throw problem(404, 'unknown_tenant')
    return offeredConfig(found.config, tenant, paymentProviders)
  })
}
