/** @jest-environment jsdom */
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { forgetPendingOrder, pendingOrder, storePendingOrder } from './pending-order'

const NOW = Date.parse('2026-11-27T18:00:00+01:00')
const attempt = { key: 'k1', body: { restaurant_id: 7 } as OrderRequest, sentAtMs: NOW }

beforeEach(() => {
  localStorage.clear()
  forgetPendingOrder(7)
})

it('C12 every tab knows a sent order until its outcome is known', () => {
  storePendingOrder(attempt)
  expect(pendingOrder(7, NOW + 60_000)).toEqual(attempt)
  expect(pendingOrder(8, NOW)).toBeNull()
  forgetPendingOrder(7)
  expect(pendingOrder(7, NOW)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it("a key older than the upstream's memory is never used again", () => {
  storePendingOrder(attempt)
  expect(pendingOrder(7, NOW + 24 * 3_600_000)).toBeNull()
})

it('an invalid stored value counts as absent', () => {
  localStorage.setItem('orderUnderWay:7', '{"key":1}')
  expect(pendingOrder(7, NOW)).toBeNull()
})
