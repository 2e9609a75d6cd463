import 'server-only'
import { bindMenuWords } from '@/lib/domain/ordering/menu/bind-menu-words'
import { menuSchema, type WireMenu } from '@/lib/domain/ordering/menu/schema'
import { type Opening, openingSchema, type TestKind } from '@/lib/domain/panel/opening/opening-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { upstream } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { BearerOptions } from './staff'

/** GET /panel/{restaurant}/opening. For who may read it. Contract C33. */
export async function getOpening(tenant: Tenant, restaurant: number, options: BearerOptions): Promise<Opening> {
  return dataOrThrow(await upstream.get(tenant, `/panel/${restaurant}/opening`, openingSchema, options))
}

/** POST /panel/{restaurant}/opening; sent again where no answer comes, since what is open stays open. Contract C33. */
export function openRestaurant(tenant: Tenant, restaurant: number, options: BearerOptions) {
  const once = { ...options, idempotencyKey: crypto.randomUUID() }
  return upstream.post(tenant, `/panel/${restaurant}/opening`, openingSchema, once)
}

/** POST /panel/{restaurant}/tests; sent again under its key where no answer comes. Contract C33. */
export function makeTest(tenant: Tenant, restaurant: number, kind: TestKind, options: BearerOptions) {
  const once = { ...options, idempotencyKey: crypto.randomUUID(), body: { kind } }
  return upstream.post(tenant, `/panel/${restaurant}/tests`, openingSchema, once)
}

/** GET /panel/{restaurant}/menu with no-break spaces for display, also while diners do not see it. Contract C33. */
export async function getPanelMenu(
  tenant: Tenant,
  restaurant: number,
  options: BearerOptions,
): Promise<WireMenu | null> {
  const answer = await upstream.get(tenant, `/panel/${restaurant}/menu`, menuSchema, options)
  // What nobody can read is no reason to keep the orders from who cooks them.
  if (!answer.ok && answer.status === 404) return null
  return bindMenuWords(dataOrThrow(answer))
}
