import { searchCalls } from '@/lib/domain/list/search-calls'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { serve } from '@/upstream/http/serve'
import { suggest } from '@/upstream/search/suggest'

/** Contract C0. */
export function suggestionsRoute(app: Upstream, { db, log }: Deps): void {
  serve(app, searchCalls.suggestions, async ({ c, query }) => {
    const { productName } = c.get('tenantConfig')
    const items = await suggest(db, { ...query, tenant: c.get('tenant'), productName })
    // Logged without the text, which is a diner's own. Contract C19.
    if (!items) log.warn({ requestId: c.get('requestId') }, 'suggestions took too long')
    return { items: items ?? [] }
  })
}
