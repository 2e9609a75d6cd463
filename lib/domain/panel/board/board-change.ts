import type { Board, BoardChange } from './board-schema'

/**
 * Change from one board to the next; `null` if nothing differs. A new revision alone is a change: a screen on another
 * day then reloads that day. Applied to the first board it gives the second. Contract C22.
 */
export function boardChange(before: Board, after: Board): BoardChange | null {
  const orders = differing(before.orders, after.orders, ({ id }) => id)
  const reservations = differing(before.reservations, after.reservations, ({ id }) => id)
  const waitlist = differing(before.waitlist, after.waitlist, ({ id }) => id)
  const isSame =
    [orders, reservations, waitlist].every(({ changed, removed }) => changed.length + removed.length === 0) &&
    before.revision === after.revision &&
    before.date === after.date &&
    JSON.stringify(settingsOf(before)) === JSON.stringify(settingsOf(after))
  if (isSame) return null
  const { revision, at, date } = after
  return {
    revision,
    at,
    date,
    ...settingsOf(after),
    orders: orders.changed,
    reservations: reservations.changed,
    waitlist: waitlist.changed,
    removed: { orders: orders.removed, reservations: reservations.removed, waitlist: waitlist.removed },
  }
}

function settingsOf(board: Board) {
  const { orders_paused, sold_out, kitchen_limit, alarms, blocks, special_day, guests, settings_version } = board
  return { orders_paused, sold_out, kitchen_limit, alarms, blocks, special_day, guests, settings_version }
}

function differing<T, K>(before: T[], after: T[], keyOf: (one: T) => K): { changed: T[]; removed: K[] } {
  const known = new Map(before.map((one) => [keyOf(one), JSON.stringify(one)]))
  const remaining = new Set(after.map(keyOf))
  return {
    changed: after.filter((one) => known.get(keyOf(one)) !== JSON.stringify(one)),
    removed: before.map(keyOf).filter((key) => !remaining.has(key)),
  }
}
