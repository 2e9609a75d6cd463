import 'server-only'
import { monthCalls } from '@/lib/domain/console/month-calls'
import type { Month } from '@/lib/domain/console/month-schema'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import type {
  ConsoleRestaurantPage,
  ConsoleRestaurants,
  ConsoleRestaurantsQuery,
} from '@/lib/domain/console/restaurants-schema'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** A brand's restaurants, in the name of who is signed in. Throws an outage. Contract C41. */
export function consoleRestaurants(tenant: Tenant, options: BearerOptions) {
  return {
    list: async ({ q, state, ...query }: ConsoleRestaurantsQuery): Promise<ConsoleRestaurants> => {
      const asked = { ...query, q: q || null, state }
      const found = dataOrThrow(await callUpstream(tenant, consoleRestaurantCalls.list, { ...options, query: asked }))
      return { ...found, items: found.items.map((one) => inTown(tenant, one)) }
    },
    /** Null where the brand is not its home. */
    find: async (restaurant: number): Promise<ConsoleRestaurantPage | null> => {
      const asked = { ...options, params: { restaurant } }
      const page = foundOrNull(await callUpstream(tenant, consoleRestaurantCalls.read, asked))
      return page && { ...page, restaurant: inTown(tenant, page.restaurant) }
    },
    settings: async (restaurant: number, part: SettingsPart) =>
      foundOrNull(
        await callUpstream(tenant, consoleRestaurantCalls.settings, { ...options, params: { restaurant, part } }),
      ),
  }
}

/** The month of the brand; the present one where `month` is none. Contract C41. */
export async function loadMonth(tenant: Tenant, month: string | null, options: BearerOptions): Promise<Month> {
  return inTowns(tenant, dataOrThrow(await askMonth(tenant, month, options)))
}

/** The same; null where the session does not open it. */
export async function findMonth(tenant: Tenant, month: string | null, options: BearerOptions): Promise<Month | null> {
  const answer = await askMonth(tenant, month, options)
  return !answer.ok && [401, 403].includes(answer.status) ? null : inTowns(tenant, dataOrThrow(answer))
}

function askMonth(tenant: Tenant, month: string | null, options: BearerOptions) {
  return callUpstream(tenant, monthCalls.read, { ...options, query: { month } })
}

function inTowns(tenant: Tenant, month: Month): Month {
  return { ...month, items: month.items.map((one) => inTown(tenant, one)) }
}

/** With the name of its town in place of the slug. */
function inTown<T extends { city: string }>({ cities }: Tenant, one: T): T {
  return { ...one, city: cities.find(({ slug }) => slug === one.city)?.name ?? one.city }
}

function foundOrNull<T>(answer: Parameters<typeof dataOrThrow<T>>[0]): T | null {
  return !answer.ok && answer.status === 404 ? null : dataOrThrow(answer)
}
