import { eq, sql } from 'drizzle-orm'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { availabilityOf } from '@/lib/domain/reservation/availability/availability-of'
import { defaultVisit } from '@/lib/domain/reservation/default-visit'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { SettingsPreview } from '@/lib/domain/restaurant/settings/preview-wire'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { type Db, inTransaction } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import { restaurants } from '@/upstream/db/schema'
import { withOfferedMethods } from '@/upstream/menus/offered-methods'
import type { FindPopularDishes } from '@/upstream/menus/popular-dishes'
import { findShownMenu } from '@/upstream/menus/shown-menu'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { findRestaurant } from '@/upstream/restaurants/find-restaurant'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { importMerged, loadMerged } from './merged-draft'

interface Place {
  tenant: string
  tenantConfig: TenantConfig
  popularDishes: FindPopularDishes
}

const ROLLED_BACK = Symbol('rolled back')
/** Longest wait in ms for this restaurant's rows, which a publication may be writing. */
const LONGEST_WAIT_MS = 3000

/**
 * Pages as diners would see them if the caller published their draft now: it is imported, read by the queries of the
 * diners' calls, and rolled back. A restaurant that is not open is shown as if it were. 409 `no_draft` where there is
 * none. Contract C37, decision 0073.
 */
export function previewDraft(
  db: Db,
  caller: PanelCaller,
  part: SettingsPart,
  place: Place,
  now: Date,
): Promise<Outcome<SettingsPreview>> {
  return inRolledBackTransaction(db, async (tx) => {
    await tx.execute(sql.raw(`SET LOCAL lock_timeout = ${LONGEST_WAIT_MS}`))
    const found = await loadMerged(tx, caller, part)
    if (!found.ok) return found
    const { current, value } = found.value
    const { file, problems } = await importMerged(tx, current, { part, value }, { now, isRolledBack: true })
    return done({ part, problems, shown: file && (await loadShown(tx, caller.restaurantId, place, now)) })
  })
}

/**
 * Runs `work` in a transaction that is rolled back, and returns its result. Triggers deferred to the commit never
 * run.
 */
async function inRolledBackTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const results: T[] = []
  try {
    await inTransaction(db, async (tx) => {
      results.push(await work(tx))
      throw ROLLED_BACK
    })
  } catch (error) {
    if (error !== ROLLED_BACK) throw error
  }
  return results[0] as T
}

async function loadShown(
  tx: Db,
  id: number,
  { tenant, tenantConfig, popularDishes }: Place,
  now: Date,
): Promise<SettingsPreview['shown']> {
  await tx.update(restaurants).set({ state: 'open' }).where(eq(restaurants.id, id))
  const restaurant = await findRestaurant(tx, tenant, id, now)
  const menu = await findShownMenu(tx, { tenant, id, popularDishes }, now)
  if (!restaurant || !menu) throw new Error('a restaurant that was taken in cannot be read')
  const { date, time, partySize } = defaultVisit(restaurant.hours, now)
  const facts = (await loadRestaurantAvailability(tx, { tenant, ids: [id], date, now })).get(id)
  if (!facts) throw new Error('a restaurant that was taken in has no availability')
  return {
    restaurant: withOfferedMethods(restaurant, tenantConfig),
    menu: menuToWire(menu),
    availability: availabilityOf(facts, { date, time, partySize }, now),
    visit_time: time,
  }
}
