import { searchCalls } from '@/lib/domain/list/search-calls'
import { suggestAddresses } from '@/upstream/addresses/suggest-addresses'
import { serve } from '@/upstream/http/serve'
import type { Deps, Upstream } from '../deps'

/** Contract C0; ledger L227, L229, L230. */
export function addressesRoute(app: Upstream, { db }: Deps): void {
  serve(app, searchCalls.addresses, async ({ c, query }) => {
    const items = await suggestAddresses(db, query.q, c.get('tenantConfig'))
    return { items }
  })
}
