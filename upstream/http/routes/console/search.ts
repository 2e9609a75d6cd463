import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import { loadSearchStanding } from '@/upstream/marketing/search-standing'
import type { Deps, Upstream } from '../../deps'
import { serve } from '../../serve'

/** Contract C39. */
export function searchStandingRoutes(app: Upstream, { db }: Deps): void {
  serve(app, searchStandingCalls.standing, ({ query, caller }) => loadSearchStanding(db, caller.tenant, query.after))
}
