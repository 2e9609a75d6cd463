import { createRoute, z } from '@hono/zod-openapi'
import { LISTS } from '@/lib/domain/list/list-kind'
import { tablesPageSchema } from '@/lib/domain/list/schema'
import { findCity } from '@/lib/domain/reservation/availability/search'
import { MAX_PAGE } from '@/lib/domain/search/page-number'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { isLocalTime } from '@/lib/domain/time/time'
import type { Coordinates } from '@/lib/domain/wire'
import { localDateSchema } from '@/lib/domain/wire'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { degrees } from '@/upstream/http/routes/degrees'
import { json, refusals } from '@/upstream/http/routes/responses'
import { createUnknownRuleLogger } from '@/upstream/http/unknown-rule-logger'
import { loadSeatingFacts } from '@/upstream/restaurants/load-restaurant-availability'
import { boundedCounts } from '@/upstream/search/bounded-counts'
import { keptFacts } from '@/upstream/search/kept-facts'
import { searchTables } from '@/upstream/search/tables-list'
import { countTables, type TableCounts } from '@/upstream/search/tables-sql'

const optionalText = z.string().max(100).optional()
const route = createRoute({
  method: 'get',
  path: '/search/tables',
  summary: 'A page of the restaurants of a city, those with a free table first',
  request: {
    query: z.object({
      city: optionalText,
      cuisine: optionalText,
      area: optionalText,
      open_now: z.enum(['0', '1']).default('0'),
      date: localDateSchema,
      time: z.string().refine(isLocalTime, 'time'),
      people: z.coerce.number().int().min(1).max(50),
      lat: degrees(90).optional(),
      lng: degrees(180).optional(),
      sort: z.enum(LISTS.reservations.sorts).default('polecane'),
      /** Of the page before; whatever is no token starts the list anew. */
      token: z.string().max(6000).optional(),
      page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    }),
  },
  responses: { 200: json(tablesPageSchema, 'Twenty rows, counts, and the ranking they belong to'), ...refusals },
})

/** Contract C20. */
export function searchTablesRoute(app: Upstream, { db, log, now: clock, upstreamSecret }: Deps): void {
  const logUnknownRules = createUnknownRuleLogger(log)
  const counted = boundedCounts<TableCounts>()
  const factsOf = keptFacts(loadSeatingFacts)
  app.openapi(route, async (c) => {
    const { date, time, people, open_now, city, cuisine, area, lat, lng, ...query } = c.req.valid('query')
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
      counted(JSON.stringify([filters, c.get('listsRevision')]), now.getTime(), () => countTables(db, filters)),
    ])
    return c.json({ ...rows, ...counts }, 200)
  })
}

/** The centre of the city, of the only one, or the tenant's own point. */
function centreOf({ cities, location }: TenantConfig, written: string | undefined): Coordinates {
  const city = written ? findCity(written, cities) : cities.length === 1 ? cities[0] : undefined
  return city?.location ?? location
}
