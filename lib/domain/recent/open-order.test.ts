import { anOrder } from '@/tests/support/an-order'
import { openOrderAt } from './open-order'

const item = (own: Parameters<typeof anOrder>[0]) => ({ kind: 'order' as const, order: anOrder(own) })

it('B5 the newest order of that restaurant that is still open', () => {
  const items = [
    item({ number: '4', restaurant_id: 2, status: 'new' }),
    item({ number: '3', restaurant_id: 1, status: 'cancelled' }),
    item({ number: '2', restaurant_id: 1, status: 'pending' }),
    item({ number: '1', restaurant_id: 1, status: 'confirmed' }),
  ]
  expect(openOrderAt(items, 1)?.number).toBe('2')
  expect(openOrderAt(items, 3)).toBeNull()
})
