/** Roles at one restaurant, the highest first. Contract C21. */
export const STAFF_ROLES = ['owner', 'manager', 'host', 'kitchen'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Roles of the people behind a brand, the highest first: they work in the console. Contract C38. */
export const BRAND_ROLES = ['admin', 'operator', 'marketing'] as const
export type BrandRole = (typeof BRAND_ROLES)[number]

type Rule = {
  roles: readonly (StaffRole | BrandRole)[]
  /** May a session signed in with six digits on a shared device do it? */
  byPin: boolean
  /** Hosts may do it too, if their restaurant allows it (`hostSetsPrices` of its file). */
  byAllowedHost?: true
}

const ALL = STAFF_ROLES
const OPERATIONS = ['admin', 'operator'] as const
const MARKETING = ['admin', 'marketing'] as const

/**
 * Permissions in the panel of a restaurant and the console of a brand, by role: the only table of them. A PIN is short
 * and its device is shared, so granting access to others needs a sign-in by link. Contract C21, C38.
 */
export const PERMISSIONS = {
  see_board: { roles: ALL, byPin: true },
  hear_alarm: { roles: ALL, byPin: true },
  set_own_pin: { roles: ALL, byPin: true },
  handle_orders: { roles: ALL, byPin: true },
  handle_tables: { roles: ['owner', 'manager', 'host'], byPin: true },
  see_guests: { roles: ['owner', 'manager', 'host'], byPin: true },
  set_sold_out: { roles: ['owner', 'manager', 'kitchen'], byPin: true, byAllowedHost: true },
  set_kitchen_load: { roles: ['owner', 'manager', 'kitchen'], byPin: true },
  see_report: { roles: ['owner', 'manager'], byPin: true },
  see_audit: { roles: ['owner', 'manager'], byPin: true },
  see_opening: { roles: ['owner', 'manager'], byPin: true },
  make_tests: { roles: ['owner', 'manager'], byPin: true },
  open_restaurant: { roles: ['owner'], byPin: false },
  change_settings: { roles: ['owner', 'manager', ...OPERATIONS], byPin: false },
  change_prices: { roles: ['owner', 'manager', ...OPERATIONS], byPin: true, byAllowedHost: true },
  manage_people: { roles: ['owner', 'manager'], byPin: false },
  manage_access: { roles: ['owner'], byPin: false },
  work_queue: { roles: OPERATIONS, byPin: false },
  look_up: { roles: OPERATIONS, byPin: false },
  handle_money: { roles: OPERATIONS, byPin: false },
  handle_person_data: { roles: OPERATIONS, byPin: false },
  decide_person_data: { roles: ['admin'], byPin: false },
  see_consents: { roles: MARKETING, byPin: false },
  see_restaurants: { roles: OPERATIONS, byPin: false },
  stop_restaurants: { roles: OPERATIONS, byPin: false },
  manage_restaurants: { roles: ['admin'], byPin: false },
  see_month: { roles: ['admin'], byPin: false },
  manage_links: { roles: MARKETING, byPin: false },
  see_campaigns: { roles: MARKETING, byPin: false },
  see_search: { roles: MARKETING, byPin: false },
  manage_brand_people: { roles: ['admin'], byPin: false },
  see_brand_audit: { roles: ['admin'], byPin: false },
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof PERMISSIONS

/** Reason of a refusal: the role does not allow it, or it needs a sign-in by link. */
type PermissionRefusal = 'role_missing' | 'link_session_required'

/** Permissions of a role with this kind of sign-in and this restaurant's setting for hosts. */
export function permissionsOf(role: StaffRole | BrandRole, signedIn: SignedIn): Permission[] {
  const all = Object.keys(PERMISSIONS) as Permission[]
  return all.filter((permission) => permissionRefusal(permission, role, signedIn) === null)
}

type SignedIn = { byPin: boolean; hostSetsPrices?: boolean }

/**
 * Has the role the permission, with this kind of sign-in and this restaurant's setting for hosts? `null` = yes.
 * Contract C21.
 */
export function permissionRefusal(
  permission: Permission,
  role: StaffRole | BrandRole,
  { byPin, hostSetsPrices = false }: SignedIn,
): PermissionRefusal | null {
  const rule: Rule = PERMISSIONS[permission]
  const isAllowedHost = role === 'host' && hostSetsPrices && rule.byAllowedHost
  if (!rule.roles.includes(role) && !isAllowedHost) return 'role_missing'
  return byPin && !rule.byPin ? 'link_session_required' : null
}

/**
 * May a person of role `own` give, take or change the role `other` of the same place? Owners and administrators may for
 * any, a manager only for lower ones: else a manager could become an owner through another. Contract C21, C38.
 */
export function mayManage(own: StaffRole | BrandRole, other: StaffRole | BrandRole): boolean {
  const [roles, all] = isBrandRole(own) ? [BRAND_ROLES, 'admin'] : [STAFF_ROLES, 'owner']
  const place = (roles as readonly string[]).indexOf(other)
  return place >= 0 && (own === all || (own === 'manager' && place > STAFF_ROLES.indexOf('manager')))
}

export function isBrandRole(role: StaffRole | BrandRole): role is BrandRole {
  return BRAND_ROLES.some((one) => one === role)
}
