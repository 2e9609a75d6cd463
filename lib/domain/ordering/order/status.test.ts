import { readFileSync } from 'node:fs'
import { DELIVERY_TYPES } from '@/lib/domain/ordering/delivery/schema'
import { refundView } from '@/lib/domain/ordering/order/refund-view'
import type { Order } from '@/lib/domain/ordering/order/schema'
import {
  isCalledOff,
  isFinal,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatusLabel,
  timeoutOf,
} from '@/lib/domain/ordering/order/status'
import { TRANSITIONS } from '@/lib/domain/ordering/order/transitions'
import { anOrder } from '@/tests/support/an-order'

it.each([
  ['L200', 'new', 'Oczekuje na płatność'],
  ['L201', 'pending', 'Wysłane do restauracji'],
  ['L202', 'confirmed', 'W trakcie przygotowania'],
  ['L205', 'declined', 'Anulowane'],
  ['L206', 'cancelled', 'Anulowane'],
] as const)('%s %s reads the same for every delivery type', (_, status, label) => {
  for (const type of DELIVERY_TYPES) expect(orderStatusLabel(status, type)).toBe(label)
})

it.each([
  ['L203', 'sent', 'takeout', 'Gotowe do odbioru'],
  ['L204', 'sent', 'delivery', 'W drodze do Ciebie'],
  ['L204', 'sent', 'contactless_delivery', 'W drodze do Ciebie'],
  ['L204', 'sent', 'robot_delivery', 'W drodze do Ciebie'],
  ['L207', 'delivered', 'takeout', 'Odebrane'],
  ['L208', 'delivered', 'delivery', 'Dostarczone'],
  ['L208', 'delivered', 'contactless_delivery', 'Dostarczone'],
  ['L208', 'delivered', 'robot_delivery', 'Dostarczone'],
] as const)('%s %s by %s', (_, status, type, label) => expect(orderStatusLabel(status, type)).toBe(label))

it('C1 three statuses are final', () =>
  expect(ORDER_STATUSES.filter(isFinal)).toEqual(['delivered', 'declined', 'cancelled']))

const edgesFrom = (status: OrderStatus) => TRANSITIONS.filter(({ from }) => from === status)

describe.each(ORDER_STATUSES)('C1 %s', (status) => {
  it('is reached by a transition, and left by one unless it is final', () => {
    expect(TRANSITIONS.some(({ to }) => to === status)).toBe(true)
    // Only the panel can call back a delivered order. Contract C23.
    const onward = edgesFrom(status).filter(({ actors }) => !actors.restaurant?.includes('handedOverJustNow'))
    expect(onward.length > 0).toBe(!isFinal(status))
  })

  it('is left by its timer exactly as the table has it', () => {
    const timed = edgesFrom(status).filter(({ actors }) => actors.timer)
    expect(timed.map(({ to }) => to)).toEqual([timeoutOf(status)?.to].filter(Boolean))
  })
})

// `refund-view.ts` shows a refund before the upstream has requested it.
it.each(
  TRANSITIONS.flatMap(({ from, to, effects }) => (from && isCalledOff(to) ? [[from, to, effects] as const] : [])),
)('C1 a paid order called off from %s to %s is told of a refund exactly where one follows', (from, to, effects) => {
  const history: Order['history'] = [{ at: '2026-11-27T18:40:00+01:00', by: 'operations', from, to, reason: null }]
  const view = refundView(anOrder({ status: to, history }))
  expect(view !== null).toBe(effects.includes('refundIfPaid'))
})

it('C1 the command of partners has a word for each status to which a restaurant moves an order', () => {
  const [, commands = ''] = /ORDER_COMMANDS = \{(.*?)\n\}/s.exec(readFileSync('scripts/partner.mjs', 'utf8')) ?? []
  const words = [...commands.matchAll(/status: '(\w+)'/g)].map(([, status]) => status)
  const moved = TRANSITIONS.flatMap(({ to, actors }) => (actors.restaurant ? [to] : []))
  expect([...new Set(words)].sort()).toEqual([...new Set(moved)].sort())
})
