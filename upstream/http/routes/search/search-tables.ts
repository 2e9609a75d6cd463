import { searchCalls } from '@/lib/domain/list/search-calls'
import { findCity } from '@/lib/domain/reservation/availability/search'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Coordinates } from '@/lib/domain/wire'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { serve } from '@/upstream/http/serve'
import { createUnknownRuleLogger } from '@/upstream/http/unknown-rule-logger'
import { loadSeatingFacts } from '@/upstream/restaurants/load-restaurant-availability'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { cachedFacts } from '@/upstream/search/cached-facts'
import { searchTables } from '@/upstream/search/tables-list'
import { countTables, type TableCounts } from '@/upstream/search/tables-sql'

/** Contract C20. */
export function searchTablesRoute(app: Upstream, { db, log, now: clock, upstreamSecret }: Deps): void {
  const logUnknownRules = createUnknownRuleLogger(log)
  const counted = boundedCounts<TableCounts>()
  const factsOf = cachedFacts(loadSeatingFacts)
  serve(
    app,
    searchCalls.tables,
    async ({ c, query: { date, time, people, open_now, city, cuisine, area, lat, lng, ...query } }) => {
      const now = clock()
      const filters = { tenant: c.get('tenant'), city, cuisine, area }
      const search = {
        ...filters,
        ...query,
        visit: { date, time, partySize: people },
        isOpenNow: open_now === '1',
        address: lat !== undefined && lng !== undefined ? { lat, lng } : null,
        centre: centreOf(c.get('tenantConfig'), city),
        now,
        factsOf,
        secret: upstreamSecret,
      }
      const [rows, counts] = await Promise.all([
        searchTables(db, search, logUnknownRules),
        counted(db, { tenant: filters.tenant, key: filters, nowMs: now.getTime() }, () => countTables(db, filters)),
      ])
      return { ...rows, ...counts }
    },
  )
}

/** The centre of the named or only city, else the tenant's own point. */
function centreOf(
  { cities, location }: Pick<TenantConfig, 'cities' | 'location'>,
  written: string | undefined,
): Coordinates {
  const city = written ? findCity(written, cities) : cities.length === 1 ? cities[0] : undefined
  return city?.location ?? location
}
