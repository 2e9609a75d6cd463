import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { BrandCaller, PanelCaller } from './panel-caller'

/** The place of people, tokens and a trail: a restaurant, or a brand. */
export type Workplace = { restaurantId: number } | { tenant: string }

/** The place at which a caller works. */
export function workplaceOf(caller: PanelCaller | BrandCaller): Workplace {
  return 'tenant' in caller ? { tenant: caller.tenant } : { restaurantId: caller.restaurantId }
}

/** Columns of the place in trails and tokens. */
export function columnsOf(at: Workplace): { restaurantId: number | null; tenant: string | null } {
  return { restaurantId: null, tenant: null, ...at }
}

/** Rows of the place in a table with columns for both kinds. */
export function isAt(at: Workplace) {
  return 'tenant' in at ? sql`tenant = ${at.tenant}` : sql`restaurant_id = ${at.restaurantId}`
}

/** The table of roles at the place; roles at a restaurant have PINs as well. */
export function rolesTable(at: Workplace) {
  return 'tenant' in at ? sql`brand_roles` : sql`staff_roles`
}

/** The brand of a restaurant; undefined where there is no such restaurant. */
export async function homeOf(db: Db, restaurantId: number): Promise<string | undefined> {
  const home = sql`SELECT details ->> 'home_tenant' AS tenant FROM restaurants WHERE id = ${restaurantId}`
  const [found] = await rowsOf<{ tenant: string }>(db, home)
  return found?.tenant
}
