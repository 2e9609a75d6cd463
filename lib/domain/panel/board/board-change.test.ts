import fc from '@/tests/support/fast-check'
import { boardChange } from './board-change'
import type { Board, BoardChange } from './board-schema'

type Item = { key: number; value: number }

const board = (revision: number, items: Item[], date = '2026-11-27'): Board =>
  ({
    revision,
    at: '2026-11-27T12:00:00+01:00',
    date,
    orders_paused: null,
    sold_out: [],
    kitchen_limit: null,
    blocks: [],
    guests: [],
    settings_version: 0,
    special_day: null,
    orders: items.map(({ key, value }) => ({ id: String(key), number: String(value) })),
    reservations: items.map(({ key, value }) => ({ id: key, guests_number: value })),
    waitlist: items.map(({ key, value }) => ({ id: key, people: value })),
  }) as unknown as Board

/** Applies a change like a screen. */
function applied<T, K>(before: T[], changed: T[], removed: K[], keyOf: (one: T) => K): Map<K, T> {
  const shown = new Map(before.map((one) => [keyOf(one), one]))
  for (const key of removed) shown.delete(key)
  for (const one of changed) shown.set(keyOf(one), one)
  return shown
}

const items = fc.uniqueArray(
  fc.record({ key: fc.integer({ min: 1, max: 9 }), value: fc.integer({ min: 0, max: 2 }) }),
  {
    selector: ({ key }) => key,
  },
)

describe('C22 changes of a board', () => {
  it('applying the change to the board before gives the board after', () => {
    fc.assert(
      fc.property(items, items, (first, second) => {
        const [before, after] = [board(1, first), board(2, second)]
        const none = {
          orders: [],
          reservations: [],
          waitlist: [],
          removed: { orders: [], reservations: [], waitlist: [] },
        }
        const change = boardChange(before, after) ?? (none as unknown as BoardChange)
        expect(applied(before.orders, change.orders, change.removed.orders, ({ id }) => id)).toEqual(
          new Map(after.orders.map((one) => [one.id, one])),
        )
        expect(applied(before.reservations, change.reservations, change.removed.reservations, ({ id }) => id)).toEqual(
          new Map(after.reservations.map((one) => [one.id, one])),
        )
        expect(applied(before.waitlist, change.waitlist, change.removed.waitlist, ({ id }) => id)).toEqual(
          new Map(after.waitlist.map((one) => [one.id, one])),
        )
      }),
    )
  })

  it('is null without a difference, and contains another day, a pause, or a revision alone', () => {
    const before = board(1, [{ key: 1, value: 1 }])
    expect(boardChange(before, { ...before, at: '2026-11-27T12:00:05+01:00' })).toBeNull()
    const raised = boardChange(before, { ...before, revision: 2 })
    expect([raised?.revision, raised?.orders, raised?.removed.reservations]).toEqual([2, [], []])
    expect(boardChange(before, { ...before, date: '2026-11-28' })?.date).toBe('2026-11-28')
    const paused = { reason: 'other', until: null }
    expect(boardChange(before, { ...before, orders_paused: paused })?.orders_paused).toEqual(paused)
  })
})
