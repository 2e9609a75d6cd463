import type { Board, BoardChange, BoardOrder, BoardReservation } from '@/lib/domain/panel/board/board-schema'

/**
 * A whole board in place of the last one. Unchanged parts keep their identity, so that no card is rendered again.
 * Contract C22.
 */
export function withSnapshot(before: Board | null, next: Board): Board {
  if (!before) return next
  return {
    ...next,
    orders: next.orders.map((one) =>
      newer(
        before.orders.find(({ id }) => id === one.id),
        one,
      ),
    ),
    reservations: next.reservations.map((one) =>
      newer(
        before.reservations.find(({ id }) => id === one.id),
        one,
      ),
    ),
    waitlist: next.waitlist.map((one) =>
      unchanged(
        before.waitlist.find(({ id }) => id === one.id),
        one,
      ),
    ),
  }
}

/** The board with new and changed entries, and without removed ones. Contract C22. */
export function withChange(before: Board, change: BoardChange): Board {
  const { orders, reservations, waitlist, removed, ...rest } = change
  return {
    ...rest,
    orders: merged(before.orders, orders, removed.orders, ({ id }) => id, newer).sort(byOrder),
    reservations: merged(before.reservations, reservations, removed.reservations, ({ id }) => id, newer).sort(
      byReservation,
    ),
    waitlist: merged(before.waitlist, waitlist, removed.waitlist, ({ id }) => id, unchanged).sort(
      (a, b) => a.id - b.id,
    ),
  }
}

/** The board with an order from an answer, unless the board has a newer one. */
export function withOrder(before: Board, order: BoardOrder): Board {
  return { ...before, orders: merged(before.orders, [order], [], ({ id }) => id, newer).sort(byOrder) }
}

/** The same for a reservation. */
export function withReservation(before: Board, one: BoardReservation): Board {
  const reservations = merged(before.reservations, [one], [], ({ id }) => id, newer).sort(byReservation)
  return { ...before, reservations }
}

function merged<T, K>(
  before: T[],
  changed: T[],
  removed: K[],
  keyOf: (one: T) => K,
  choose: (before: T | undefined, next: T) => T,
): T[] {
  const lost = new Set(removed)
  const next = new Map(before.filter((one) => !lost.has(keyOf(one))).map((one) => [keyOf(one), one]))
  for (const one of changed) next.set(keyOf(one), choose(next.get(keyOf(one)), one))
  return [...next.values()]
}

// An answer to a command may arrive before a board that was read earlier: a version never goes back.
function newer<T extends { version: number }>(before: T | undefined, next: T): T {
  return before && before.version > next.version ? before : unchanged(before, next)
}

function unchanged<T>(before: T | undefined, next: T): T {
  return before && JSON.stringify(before) === JSON.stringify(next) ? before : next
}

// Sorts like the upstream.
function byOrder(a: BoardOrder, b: BoardOrder): number {
  return Date.parse(a.eta.to) - Date.parse(b.eta.to) || a.number.localeCompare(b.number)
}

function byReservation(a: BoardReservation, b: BoardReservation): number {
  return a.reserved_on.localeCompare(b.reserved_on)
}
