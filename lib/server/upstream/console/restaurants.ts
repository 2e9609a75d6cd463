import 'server-only'
import { monthCalls } from '@/lib/domain/console/month-calls'
import type { Month } from '@/lib/domain/console/month-schema'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import type {
  ConsoleRestaurantPage,
  ConsoleRestaurants,
  ConsoleRestaurantsQuery,
} from '@/lib/domain/console/restaurants-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream, loadUpstream } from '@/lib/server/upstream/client/call'
import type { CallOptions } from '@/lib/server/upstream/client/client'

type Bearer = CallOptions & { bearer: string }

/** A brand's restaurants, for the signed-in person. Throws an outage. Contract C41. */
export function consoleRestaurants(tenant: Tenant, options: Bearer) {
  return {
    list: async ({ q, state, ...query }: ConsoleRestaurantsQuery): Promise<ConsoleRestaurants> => {
      const input = { ...query, q: q || null, state }
      const found = await loadUpstream(tenant, consoleRestaurantCalls.list, { ...options, query: input })
      return { ...found, items: found.items.map((one) => inTown(tenant, one)) }
    },
    /** Null where the brand is not its home tenant. */
    find: async (restaurant: number): Promise<ConsoleRestaurantPage | null> => {
      const input = { ...options, params: { restaurant } }
      const page = await findUpstream(tenant, consoleRestaurantCalls.read, input)
      return page && { ...page, restaurant: inTown(tenant, page.restaurant) }
    },
  }
}

/** Month of the brand; the present one where `month` is null. Contract C41. */
export async function loadMonth(tenant: Tenant, month: string | null, options: Bearer): Promise<Month> {
  return inTowns(tenant, await loadUpstream(tenant, monthCalls.read, { ...options, query: { month } }))
}

/** The same; null where the session may not see it. */
export async function findMonth(tenant: Tenant, month: string | null, options: Bearer): Promise<Month | null> {
  const found = await findUpstream(tenant, monthCalls.read, { ...options, query: { month } }, [401, 403])
  return found && inTowns(tenant, found)
}

function inTowns(tenant: Tenant, month: Month): Month {
  return { ...month, items: month.items.map((one) => inTown(tenant, one)) }
}

/** The restaurant with its city's name in place of the slug. */
function inTown<T extends { city: string }>({ cities }: Tenant, one: T): T {
  return { ...one, city: cities.find(({ slug }) => slug === one.city)?.name ?? one.city }
}
