import { anOrder } from '@/tests/support/an-order'
import { comingAndPast, isWorthRepeating, type RecentItem, recentStates } from './recent-item'

it('C2 the text differs for different states of the list, and holds no key', () => {
  const order = anOrder({ status: 'pending' })
  const before = recentStates([{ kind: 'order', order }])
  expect(recentStates([{ kind: 'order', order: { ...order, status: 'confirmed' } }])).not.toBe(before)
  expect(before).not.toContain(order.id)
})

const NOW = new Date('2026-11-23T12:00:00+01:00')
const visit = (code: string, starts_at: string, change: object = {}): RecentItem => ({
  kind: 'reservation',
  reservation: { code, status: 'confirmed', cancelled_at: null, starts_at, ends_at: starts_at, ...change } as never,
})
const order = (status: 'pending' | 'delivered' | 'cancelled'): RecentItem => ({
  kind: 'order',
  order: anOrder({ status }),
})
const namesOf = (items: RecentItem[]) =>
  items.map((item) => (item.kind === 'order' ? item.order.status : item.reservation.code))

it('C31 coming visits first, the soonest first; then finished, cancelled or declined ones in the order of the list', () => {
  const items = [
    visit('later', '2026-11-30T18:00:00+01:00'),
    order('delivered'),
    visit('cancelled', '2026-11-25T18:00:00+01:00', { cancelled_at: '2026-11-22T10:00:00+01:00' }),
    visit('soon', '2026-11-24T18:00:00+01:00', { status: 'pending' }),
    visit('declined', '2026-11-25T18:00:00+01:00', { status: 'declined' }),
    visit('over', '2026-11-23T11:59:00+01:00'),
    order('pending'),
  ]
  const { coming, past } = comingAndPast(items, NOW)
  expect(namesOf(coming)).toEqual(['pending', 'soon', 'later'])
  expect(namesOf(past)).toEqual(['delivered', 'cancelled', 'declined', 'over'])
})

it('C31 a cancelled order or visit is not suggested again', () => {
  const cancelled = visit('cancelled', '2026-11-25T18:00:00+01:00', { cancelled_at: '2026-11-22T10:00:00+01:00' })
  const declined = visit('declined', '2026-11-25T18:00:00+01:00', { status: 'declined' })
  const sat = visit('sat', '2026-11-20T18:00:00+01:00')
  const items = [cancelled, declined, sat, order('cancelled'), order('delivered')]
  expect(namesOf(items.filter(isWorthRepeating))).toEqual(['sat', 'delivered'])
})
