import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { consoleRestaurantCalls } from '@/lib/domain/console/restaurant-calls'
import { type BrandRole, PERMISSIONS, type Permission, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffSession } from '@/lib/domain/panel/access/schema'
import { signInCalls } from '@/lib/domain/panel/access/sign-in-calls'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { fetchRestaurant } from '@/lib/server/upstream/restaurants'
import { panelToken } from './panel-cookies'

/** The signed-in person. `bearer` goes with every upstream call made for them, and never into a page. */
export interface SignedIn {
  bearer: string
  session: StaffSession
}

/** The panel's visitor, as a page of one restaurant knows them. */
export interface Panel extends SignedIn {
  restaurant: { id: number; slug: string; name: string; state: RestaurantState; state_reason: string | null }
  person: { id: number; name: string }
  /** A person of the brand has the role that they have there. */
  role: StaffRole | BrandRole
  /** Permissions of this session here. */
  permissions: readonly Permission[]
  /** Signed in with six digits on a shared device. */
  byPin: boolean
}

/** Reason why a page of the panel is not shown. */
type PanelRefusal = 'signed_out' | 'missing' | 'link_session_required'

/** The person signed in at this tenant; `null` for nobody. One call per page. */
export const readSignedIn = cache(async (tenant: Tenant): Promise<SignedIn | null> => {
  const bearer = await panelToken('session', await headers())
  const session = bearer && (await findUpstream(tenant, signInCalls.session, { bearer }, [401]))
  return bearer && session ? { bearer, session } : null
})

/**
 * The visitor of a page of `restaurantId` that needs `permission`, or why it is not shown: `missing` is the same for a
 * restaurant that does not exist, that is another tenant's, in which the person has no role, or whose page their role
 * does not open. Contract C28.
 */
export async function readPanel(
  tenant: Tenant,
  restaurantId: number,
  permission: Permission,
): Promise<Panel | PanelRefusal> {
  const signedIn = await readSignedIn(tenant)
  if (!signedIn) return (await isHome(tenant, restaurantId)) ? 'signed_out' : 'missing'
  const { bearer, session } = signedIn
  const found =
    session.restaurants.find(({ id }) => id === restaurantId) ?? (await placeOfBrand(tenant, signedIn, restaurantId))
  if (!found) return 'missing'
  if (!found.permissions.includes(permission)) {
    const roles: readonly string[] = PERMISSIONS[permission].roles
    return session.by_pin && roles.includes(found.role) ? 'link_session_required' : 'missing'
  }
  const { id, slug, name, state, state_reason, role, person_name, permissions } = found
  const person = { id: session.person_id, name: person_name }
  const restaurant = { id, slug, name, state, state_reason }
  return { bearer, session, restaurant, person, role, permissions, byPin: session.by_pin }
}

/** A restaurant of the brand, as one of its people may work there: only in what their role opens. Contract C38. */
async function placeOfBrand(tenant: Tenant, { bearer, session: { brand } }: SignedIn, restaurant: number) {
  if (!brand?.permissions.includes('see_restaurants')) return null
  const found = await findUpstream(tenant, consoleRestaurantCalls.read, { bearer, params: { restaurant } })
  if (!found) return null
  const { id, name, state, reason } = found.restaurant
  return { ...brand, id, name, slug: found.slug, state, state_reason: reason }
}

/** The panel of a restaurant exists at its home tenant only. */
async function isHome(tenant: Tenant, restaurantId: number): Promise<boolean> {
  return (await fetchRestaurant(tenant, restaurantId))?.home_tenant === tenant.key
}
