import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { affectedAddresses } from './addresses'
import type { Impact, NumberedFile, OpenCommitments } from './impact'
import { affectedLowestPrices } from './lowest-prices'
import { affectedOrders } from './orders'
import { affectedReservations } from './reservations'

/** Reservations or orders that are judged at once. */
const BATCH = 100

/**
 * Reservations, orders, prices and addresses that a change of a restaurant's file affects: those that the rules would
 * refuse afterwards and do not refuse now. It calls the rules themselves: for reservations, orders, prices of carts,
 * zones, and the lowest price of thirty days. Past ones, and those already outside the rules, are left out; lead times
 * and tables of others do not count. The nearest reservations come first. It yields batches, between which its caller
 * lets other work of the process run. Contract C2, C5, C6, C7, C9, C33.
 */
export function* impactOf({
  before,
  after,
  open,
  now,
}: {
  before: RestaurantFile
  after: RestaurantFile
  open: OpenCommitments
  now: Date
}): Generator<Impact[], void> {
  const beforeMenu = before.menu && numberMenu(before.menu, null)
  const old: NumberedFile = { ...before, menu: beforeMenu }
  yield []
  const fresh: NumberedFile = { ...after, menu: after.menu && numberMenu(after.menu, beforeMenu) }
  yield []
  const ahead = open.reservations
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  yield* inBatches(ahead, affectedReservations(old, fresh))
  yield* inBatches(open.orders, affectedOrders(old, fresh, now))
  yield affectedLowestPrices(old, fresh, now)
  yield affectedAddresses(old, fresh, open.recentDeliveries)
}

function* inBatches<T>(all: readonly T[], touched: (batch: readonly T[]) => Impact[]): Generator<Impact[], void> {
  for (let from = 0; from < all.length; from += BATCH) yield touched(all.slice(from, from + BATCH))
}
