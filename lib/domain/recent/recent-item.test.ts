import { anOrder } from '@/tests/support/an-order'
import { recentStates } from './recent-item'

it('C2 the text differs for different states of the list, and holds no key', () => {
  const order = anOrder({ status: 'pending' })
  const before = recentStates([{ kind: 'order', order }])
  expect(recentStates([{ kind: 'order', order: { ...order, status: 'confirmed' } }])).not.toBe(before)
  expect(before).not.toContain(order.id)
})
