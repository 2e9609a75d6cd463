import type { RestaurantState } from '@/lib/domain/restaurant/state'
import { firstPageOf, navigationOf, type PanelPageName } from './pages'
import { PERMISSIONS, type Permission, permissionRefusal, type StaffRole } from './permissions'

const permissionsOf = (role: StaffRole) =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((one) => permissionRefusal(one, role, { byPin: false }) === null)

it.each<[StaffRole, RestaurantState, PanelPageName, boolean]>([
  ['owner', 'draft', 'opening', true],
  ['manager', 'draft', 'opening', true],
  ['kitchen', 'draft', 'orders', false],
  ['owner', 'suspended', 'orders', true],
  ['owner', 'open', 'orders', false],
])('C33 %s of a restaurant that is %s begins at %s', (role, state, first, isInNavigation) => {
  const place = { state, permissions: permissionsOf(role) }
  expect(firstPageOf(place)).toBe(first)
  expect(navigationOf(place).includes('opening')).toBe(isInNavigation)
})

it.each<[string, StaffRole, boolean, boolean]>([
  ['a host whose restaurant allows it', 'host', true, true],
  ['a host of another', 'host', false, false],
  ['a cook, whatever it allows to hosts', 'kitchen', true, false],
])('C21 prices in the navigation of %s', (_, role, hostSetsPrices, isThere) => {
  const permissions = (Object.keys(PERMISSIONS) as Permission[]).filter(
    (one) => permissionRefusal(one, role, { byPin: true, hostSetsPrices }) === null,
  )
  expect(navigationOf({ state: 'open', permissions }).includes('prices')).toBe(isThere)
  expect(permissions.includes('set_sold_out')).toBe(role === 'kitchen' || hostSetsPrices)
})
