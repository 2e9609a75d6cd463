import { DELIVERY_TYPES } from '@/lib/domain/ordering/delivery/schema'
import { isFinal, ORDER_STATUSES, orderStatusLabel } from '@/lib/domain/ordering/order/status'

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
