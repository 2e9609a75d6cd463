import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { touchedAddresses } from './addresses'
import type { Impact, NumberedFile, OpenThings } from './impact'
import { touchedLowestPrices } from './lowest-prices'
import { touchedOrders } from './orders'
import { touchedReservations } from './reservations'

/**
 * Whom a change of a restaurant's file touches: what the rules would then refuse and do not refuse now. It asks the rules
 * themselves: those that take reservations and orders, price carts, find a zone, and keep the lowest price of thirty days. What is
 * over or already outside them is not named; nor do lead times and tables that others have count. Contract C2, C5, C6, C7, C9,
 * C33.
 */
export function impactOf({
  before,
  after,
  open,
  now,
}: {
  before: RestaurantFile
  after: RestaurantFile
  open: OpenThings
  now: Date
}): Impact[] {
  const beforeMenu = before.menu && numberMenu(before.menu, null)
  const old: NumberedFile = { ...before, menu: beforeMenu }
  const fresh: NumberedFile = { ...after, menu: after.menu && numberMenu(after.menu, beforeMenu) }
  return [
    ...touchedReservations(old, fresh, open.reservations, now),
    ...touchedOrders(old, fresh, open.orders, now),
    ...touchedLowestPrices(old, fresh, now),
    ...touchedAddresses(old, fresh, open.recentDeliveries),
  ]
}
