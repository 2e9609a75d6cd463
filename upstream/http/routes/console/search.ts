import { searchStandingCalls } from '@/lib/domain/marketing/search/search-standing-calls'
import { loadSearchStanding } from '@/upstream/marketing/search-standing'
import type { Deps, Upstream } from '../../deps'
import { consoleCallerOf } from '../../panel-wall'
import { serve } from '../../serve'

/** Contract C39. */
export function searchStandingRoutes(app: Upstream, { db }: Deps): void {
  serve(app, searchStandingCalls.standing, async (c) =>
    c.json(await loadSearchStanding(db, consoleCallerOf(c).tenant, c.req.valid('query').after), 200),
  )
}
