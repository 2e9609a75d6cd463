import 'server-only'
import { z } from 'zod'
import { type Month, monthSchema } from '@/lib/domain/console/month-schema'
import {
  type ConsoleRestaurantPage,
  type ConsoleRestaurants,
  type ConsoleRestaurantsQuery,
  consoleOwnerInvitedSchema,
  consoleRestaurantPageSchema,
  consoleRestaurantsSchema,
  madeRestaurantSchema,
  type NewRestaurant,
} from '@/lib/domain/console/restaurants-schema'
import type { stateRequestSchema } from '@/lib/domain/restaurant/file/wire'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { settingsViewSchema } from '@/lib/domain/restaurant/settings/wire'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from '@/lib/server/upstream/panel/staff'

/** A brand's restaurants and its month, in the name of who is signed in. Reads throw an outage; writes answer. Contract C41. */
export function consoleRestaurants(tenant: Tenant, options: BearerOptions) {
  const at = (id: number) => `/console/restaurants/${id}`
  return {
    list: async (query: ConsoleRestaurantsQuery): Promise<ConsoleRestaurants> => {
      const { q, state, sort, page } = query
      const asked = new URLSearchParams({ sort, page: String(page), ...(q && { q }), ...(state && { state }) })
      const path = `/console/restaurants?${asked}`
      const found = dataOrThrow(await upstream.get(tenant, path, consoleRestaurantsSchema, options))
      return { ...found, items: found.items.map((one) => inTown(tenant, one)) }
    },
    /** Null where the brand is not its home. */
    find: async (id: number): Promise<ConsoleRestaurantPage | null> => {
      const page = foundOrNull(await upstream.get(tenant, at(id), consoleRestaurantPageSchema, options))
      return page && { ...page, restaurant: inTown(tenant, page.restaurant) }
    },
    settings: async (id: number, part: SettingsPart) =>
      foundOrNull(await upstream.get(tenant, `${at(id)}/settings/${part}`, settingsViewSchema, options)),
    make: (body: NewRestaurant, idempotencyKey: string | undefined) =>
      upstream.post(tenant, '/console/restaurants', madeRestaurantSchema, { ...options, body, idempotencyKey }),
    changeState: (id: number, body: z.input<typeof stateRequestSchema>) =>
      upstream.put(tenant, `${at(id)}/state`, z.object({ state: z.string() }), { ...options, body }),
    inviteOwner: (id: number, body: NewRestaurant['owner']) =>
      upstream.post(tenant, `${at(id)}/owners`, consoleOwnerInvitedSchema, { ...options, body }),
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
  return upstream.get(tenant, `/console/month${month ? `?month=${month}` : ''}`, monthSchema, options)
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
